import ElectricityPrices
import PriceTexts

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
  /// Returns the numbers in the format of the series' prices.
  func numbers(_ prices: PriceText) -> (mean: String, lowest: String, highest: String) {
    (prices.number(mean), prices.number(range.lowerBound), prices.number(range.upperBound))
  }

  /// Returns the length of a slot in seconds as text: `15 min`.
  static func text(ofLength seconds: Int64) -> String {
    if seconds.isMultiple(of: 3600) { return "\(seconds / 3600) h" }
    return seconds.isMultiple(of: 60) ? "\(seconds / 60) min" : "\(seconds) s"
  }
}
