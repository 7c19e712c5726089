/// A bar that covers several slots, one of them described by the annotation.
struct SharedBar: Hashable {
  /// The number of slots, and the length of a slot in seconds.
  let count: Int
  let length: Int64
  /// The number of the annotated slot, from 1; `nil` if the slots are not consecutive.
  let number: Int?
  /// The mean of its prices, which is its height.
  let mean: Double
  /// The lowest and the highest of its prices.
  let range: ClosedRange<Double>
}

extension SharedBar {
  /// Creates the bar or band step of the selection or the current slot on a plot.
  ///
  /// Returns `nil` if each slot is drawn, or if the view already groups the same slots.
  init?(_ state: ViewerState, points: PricePoints) {
    guard state.shownKind.isOverTime, state.drawnKind == .bar || points.bandUnit != nil,
      let index = state.focusIndex, let bar = points.bar(of: index), bar.slots.count > 1,
      bar.slots != state.focusStretch
    else { return nil }
    self.init(
      count: bar.slots.count, length: state.series[bar.slots.lowerBound].length,
      number: index - bar.slots.lowerBound + 1, mean: bar.price, range: bar.range)
  }

  /// Returns the length of a slot in seconds as text: `15 min`.
  static func text(ofLength seconds: Int64) -> String {
    if seconds.isMultiple(of: 3600) { return "\(seconds / 3600) h" }
    return seconds.isMultiple(of: 60) ? "\(seconds / 60) min" : "\(seconds) s"
  }
}
