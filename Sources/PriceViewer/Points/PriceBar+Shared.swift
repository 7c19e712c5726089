extension SharedBar {
  /// The bar of what is selected, or of now, on a plot of a width, or the step of a band; nil where
  /// each slot is drawn, or all that is drawn as one is looked at together anyway.
  init?(_ state: ViewerState, points: PricePoints) {
    guard state.chartKind.isOverTime, state.drawnKind == .bar || points.bandUnit != nil,
      let index = state.focusIndex, let bar = points.bar(of: index), bar.isShared,
      bar.slots != state.focusStretch
    else { return nil }
    self.init(
      count: bar.slots.count, length: state.series[bar.slots.lowerBound].length,
      place: index - bar.slots.lowerBound + 1, mean: bar.price, range: bar.range)
  }
}
