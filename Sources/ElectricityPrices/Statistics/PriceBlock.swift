/// What is known of neighbouring slots.
struct PriceBlock {
  /// The first place of the lowest price; less than zero where there is no price.
  private(set) var lowest = -1
  /// The first place of the highest price.
  private(set) var highest = -1
  /// The lowest and the highest price.
  private(set) var (low, high) = (Double.infinity, -Double.infinity)
  /// Prices times the lengths of their slots.
  private(set) var sum = 0.0
  /// The lengths of the slots that have a price, as ``PriceSeries/total(in:)`` measures them.
  private(set) var length = 0.0
  /// The number of slots that have a price.
  private(set) var count = 0

  /// Walks through slots of a series.
  ///
  /// - Parameter isSummed: Whether prices and lengths are added up too.
  init(_ series: PriceSeries, _ range: Range<Int>, isSummed: Bool = true) {
    guard !range.isEmpty, let (lowest, highest) = series.extremes(in: range) else { return }
    (self.lowest, self.highest) = (lowest, highest)
    (low, high) = (series.prices.double(lowest), series.prices.double(highest))
    if isSummed { (sum, length, count) = series.total(in: range) }
  }

  /// Takes in what is known of slots behind these.
  mutating func add(_ other: PriceBlock, of prices: PriceColumn) {
    guard other.lowest >= 0 else { return }
    // Of equal prices the first counts; different ones can have the same floating-point number.
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
  /// Whether a price is below another that has the same floating-point number.
  fileprivate func isBelow(_ index: Int, _ other: Int) -> Bool {
    // Narrow numbers all have one of their own.
    guard !isNarrow, let price = self[index], let than = self[other] else { return false }
    return price < than
  }
}
