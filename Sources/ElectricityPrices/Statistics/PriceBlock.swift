/// The extremes and sums of adjacent slots.
struct PriceBlock {
  /// The index of the first lowest price; negative without prices.
  private(set) var lowest = -1
  /// The index of the first highest price; negative without prices.
  private(set) var highest = -1
  /// The lowest and the highest price.
  private(set) var (low, high) = (Double.infinity, -Double.infinity)
  /// The sum of prices times the lengths of their slots.
  private(set) var sum = 0.0
  /// The length of the slots with a price, in the unit of ``PriceSeries/total(in:)``.
  private(set) var length = 0.0
  /// The number of slots with a price.
  private(set) var count = 0

  /// Computes the block of some slots of a series.
  init(_ series: PriceSeries, _ range: Range<Int>) {
    guard !range.isEmpty, let (lowest, highest) = series.extremes(in: range) else { return }
    (self.lowest, self.highest) = (lowest, highest)
    (low, high) = (series.prices.double(lowest), series.prices.double(highest))
    (sum, length, count) = series.total(in: range)
  }

  /// Merges the block of later slots into this block.
  mutating func add(_ other: PriceBlock, of prices: PriceColumn) {
    guard other.lowest >= 0 else { return }
    // The first of equal prices counts. Different prices can have the same floating-point number.
    if other.low < low || other.low == low && prices.isBelow(other.lowest, lowest) {
      (lowest, low) = (other.lowest, other.low)
    }
    if other.high > high || other.high == high && prices.isBelow(highest, other.highest) {
      (highest, high) = (other.highest, other.high)
    }
    sum += other.sum
    length += other.length
    count += other.count
  }
}

extension PriceColumn {
  /// Returns whether a price is below another with the same floating-point number.
  fileprivate func isBelow(_ index: Int, _ other: Int) -> Bool {
    // Every narrow price has a distinct floating-point number.
    guard !isNarrow, let price = self[index], let than = self[other] else { return false }
    return price < than
  }
}
