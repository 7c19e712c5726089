import ChartStatistics

/// A sorted sample of prices, weighted by the lengths of their slots.
extension SortedSample {
  /// Creates a sorted sample of prices without NaN.
  ///
  /// If slots differ in length, each price counts as many times as the greatest common divisor of
  /// the lengths fits in its slot.
  ///
  /// - Complexity: O(n log n), where n is the number of prices.
  public init(_ values: some Sequence<(price: Double, seconds: Int64)>) {
    let known = values.filter { !$0.price.isNaN && $0.seconds > 0 }
    let unit = known.reduce(Int64(0)) { $0.divisor(with: $1.seconds) }
    self.init(counted: known.map { ($0.price, Int($0.seconds / unit)) })
  }

  /// Creates a sample of the prices of some slots of a series, or of every `step`-th slot.
  public init(_ series: PriceSeries, in slots: Range<Int>, step: Int = 1) {
    self.init(
      stride(from: slots.lowerBound, to: slots.upperBound, by: step).lazy.map {
        (series.doubleValue(at: $0), series.start(at: $0).distance(to: series.end(at: $0)))
      })
  }
}
