import ChartStatistics
import CivilTime

/// The distribution of the prices of an hour of the clock over many days.
public struct TypicalHour: Hashable, Sendable {
  /// The lowest and the highest price.
  public let lowest, highest: Double
  /// The quartiles, as in `SortedSample`: half of the prices are between the outer two.
  public let lowerQuartile, median, upperQuartile: Double

  /// Creates the distribution of a sample; `nil` without prices.
  init?(_ prices: SortedSample) {
    guard let lowest = prices.quantile(0), let lower = prices.quantile(0.25),
      let median = prices.quantile(0.5), let upper = prices.quantile(0.75),
      let highest = prices.quantile(1)
    else { return nil }
    (self.lowest, self.highest) = (lowest, highest)
    (lowerQuartile, self.median, upperQuartile) = (lower, median, upper)
  }
}

extension PriceSeries {
  /// Returns the prices of hours of the clock in groups; `nil` for a group without prices.
  ///
  /// Each price is weighted by the time that it holds in an hour. Prices that hold for longer than
  /// a day are ignored, because they do not show the hours. An hour that the clock repeats counts
  /// twice; an hour that the clock skips does not count.
  ///
  /// - Parameters:
  ///   - range: The slots with the prices.
  ///   - count: The number of groups.
  ///   - group: Returns the group of an hour, from 0, for the start of the hour.
  /// - Complexity: O(n log n), where n is the number of slots.
  public func typicalHours(
    in range: Range<Int>, groups count: Int, group: (CivilDateTime) -> Int
  ) -> [TypicalHour?] {
    var values: [[(price: Double, seconds: Int64)]] = Array(repeating: [], count: count)
    forEachHour(in: range) { time, price, seconds in
      values[group(time)].append((price, seconds))
    }
    return values.map { TypicalHour(SortedSample($0)) }
  }
}

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
