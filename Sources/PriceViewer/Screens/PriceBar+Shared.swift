extension SharedBar {
  /// The bar of what is selected, or of now, on a screen; nil where that has its own.
  init?(_ state: ViewerState, columns: Int) {
    guard state.drawnKind == .bar, let index = state.focusIndex,
      let bar = PricePoints(state, columns: columns).bar(of: index), bar.isShared,
      bar.slots != state.focusStretch
    else { return nil }
    self.init(
      count: bar.slots.count, length: state.series[bar.slots.lowerBound].length,
      place: index - bar.slots.lowerBound + 1, mean: bar.price, range: bar.range)
  }
}
