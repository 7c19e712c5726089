extension SharedBar {
  /// Creates the bar or band step of the selection or the current slot on a plot.
  ///
  /// Returns `nil` if each slot is drawn, or if the view already groups the same slots.
  init?(_ state: ViewerState, points: PricePoints) {
    guard state.chartKind.isOverTime, state.drawnKind == .bar || points.bandUnit != nil,
      let index = state.focusIndex, let bar = points.bar(of: index), bar.isShared,
      bar.slots != state.focusStretch
    else { return nil }
    self.init(
      count: bar.slots.count, length: state.series[bar.slots.lowerBound].length,
      number: index - bar.slots.lowerBound + 1, mean: bar.price, range: bar.range)
  }
}
