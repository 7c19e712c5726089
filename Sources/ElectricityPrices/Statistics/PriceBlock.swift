/// The extremes and sums of adjacent slots.
struct PriceBlock {
  /// The index of the first lowest price; negative without prices.
  private(set) var lowest = -1
  /// The index of the first highest price; negative without prices.
  private(set) var highest = -1
  /// The sum of prices times the lengths of their slots.
  private(set) var sum = 0.0
  /// The length of the slots with a price, in the unit of ``PriceSeries/total(in:)``.
  private(set) var length = 0.0
  /// The number of slots with a price.
  private(set) var count = 0

  /// Computes the block of some slots of a series.
  init(_ series: PriceSeries, _ range: Range<Int>) {
    guard !range.isEmpty, let (lowest, highest) = series.prices.extremes(in: range) else { return }
    (self.lowest, self.highest) = (lowest, highest)
    (sum, length, count) = series.total(in: range)
  }

  /// Merges the block of later slots into this block.
  mutating func add(_ other: PriceBlock, of prices: PriceColumn) {
    guard other.lowest >= 0 else { return }
    func price(_ index: Int) -> Price { prices[index] ?? .zero }
    // The first of equal prices counts.
    if lowest < 0 || price(other.lowest) < price(lowest) { lowest = other.lowest }
    if highest < 0 || price(other.highest) > price(highest) { highest = other.highest }
    sum += other.sum
    length += other.length
    count += other.count
  }
}
