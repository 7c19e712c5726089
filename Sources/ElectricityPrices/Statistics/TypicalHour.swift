import ChartStatistics
import CivilTime

/// What the prices of an hour of the clock were on many days.
public struct TypicalHour: Hashable, Sendable {
  /// The lowest and the highest price.
  public let lowest, highest: Double
  /// The quartiles, as `SortedSample` has them: between the outer two lie half of the prices.
  public let lowerQuartile, median, upperQuartile: Double

  /// `nil` without prices.
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
  /// The prices of hours of the clock, gathered in groups; `nil` for a group without prices.
  ///
  /// Each price counts by the time that it holds in an hour; one that holds for longer than a day
  /// tells nothing of its hours. An hour that the clock shows twice counts twice, and one that it
  /// leaves out does not.
  ///
  /// - Parameters:
  ///   - range: the slots whose prices are gathered.
  ///   - count: how many groups there are.
  ///   - group: the group of an hour, from 0 on, by when that begins.
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
