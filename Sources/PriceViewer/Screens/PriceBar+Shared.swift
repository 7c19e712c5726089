extension SharedBar {
  /// The bar of the selected slot, or of now, on a screen; nil where each slot has its own.
  init?(_ state: ViewerState, columns: Int) {
    guard state.chartKind == .bar, let index = state.focusIndex,
      let bar = PricePoints(series: state.series, columns: columns).bar(of: index), bar.isShared
    else { return nil }
    self.init(slots: bar.slots, mean: bar.price, range: bar.range)
  }
}
