import CivilTime

/// How a price compares with the mean of its day.
///
/// The limits are Tibber's: 60, 90, 115 and 140 percent of the mean. Where the mean is not positive
/// a share of it says nothing, and thirds of the day's range are taken.
public enum PriceLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  case veryCheap = "very-cheap"
  case cheap
  case normal
  case expensive
  case veryExpensive = "very-expensive"

  /// Whether the first comes before the second.
  public static func < (left: PriceLevel, right: PriceLevel) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }

  /// The level of a price among others.
  init(_ price: Double, in statistics: PriceStatistics) {
    let (low, high) = (statistics.lowest.doubleValue, statistics.highest.doubleValue)
    let mean = statistics.mean
    guard mean > 0 else {
      let share = high > low ? (price - low) / (high - low) : 0.5
      self = share < 1 / 3 ? .cheap : share > 2 / 3 ? .expensive : .normal
      return
    }
    let limits = [0.6, 0.9, 1.15, 1.4]
    let steps = limits.prefix { price > $0 * mean }.count
    self = Self.allCases[steps]
  }
}

extension PriceSeries {
  /// The level of a slot on its own day; `nil` without a price.
  public func level(of index: Int) -> PriceLevel? {
    guard indices.contains(index), let price = prices[index],
      let day = day(containing: index), let statistics = statistics(in: day.slots)
    else { return nil }
    return PriceLevel(price.doubleValue, in: statistics)
  }

  /// The day on which a slot begins.
  public func day(containing index: Int) -> MarketDay? {
    guard indices.contains(index) else { return nil }
    let date = zone.civil(at: times.start(index)).date
    let start = zone.startOfDay(date)
    let end = zone.startOfDay(date.adding(days: 1))
    let first = times.countStarted(by: start.advanced(by: -1))
    let next = times.countStarted(by: end.advanced(by: -1))
    guard first < next else { return nil }
    return MarketDay(date: date, start: start, end: end, slots: first..<next)
  }
}
