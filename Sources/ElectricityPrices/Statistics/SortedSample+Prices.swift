import ChartStatistics

/// Prices in order, each counted by the length of its slot.
extension SortedSample {
  /// Puts prices in order; those that are not a number are left out.
  ///
  /// Where slots differ in length, each price counts as often as the longest length that divides
  /// them all fits in.
  ///
  /// - Complexity: O(n log n), where n is the number of prices.
  public init(_ values: some Sequence<(price: Double, seconds: Int64)>) {
    let known = values.filter { !$0.price.isNaN && $0.seconds > 0 }
    let unit = known.reduce(Int64(0)) { $0.divisor(with: $1.seconds) }
    self.init(counted: known.map { ($0.price, Int($0.seconds / unit)) })
  }

  /// The prices of slots of a series, or of those of them that lie a step apart.
  public init(_ series: PriceSeries, in slots: Range<Int>, step: Int = 1) {
    self.init(
      stride(from: slots.lowerBound, to: slots.upperBound, by: step).lazy.map {
        (series.doubleValue(at: $0), series.start(at: $0).distance(to: series.end(at: $0)))
      })
  }
}
