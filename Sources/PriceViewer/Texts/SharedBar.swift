import ElectricityPrices
import PriceTexts

/// A bar that stands for several slots, of which the annotation is about one.
struct SharedBar: Hashable {
  /// How many slots it stands for, and the length of one in seconds.
  let count: Int
  let length: Int64
  /// Which of them the annotation is about, from 1; nil where they do not follow each other.
  let place: Int?
  /// The mean of its prices, which is its height.
  let mean: Double
  /// The lowest and the highest of its prices.
  let range: ClosedRange<Double>
}

extension SharedBar {
  /// The numbers as a series writes its prices.
  func numbers(_ prices: PriceText) -> (mean: String, lowest: String, highest: String) {
    (prices.number(mean), prices.number(range.lowerBound), prices.number(range.upperBound))
  }

  /// `15 min`: the length of a slot in seconds.
  static func text(ofLength seconds: Int64) -> String {
    if seconds.isMultiple(of: 3600) { return "\(seconds / 3600) h" }
    return seconds.isMultiple(of: 60) ? "\(seconds / 60) min" : "\(seconds) s"
  }
}
