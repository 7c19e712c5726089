import CivilTime

/// A date of a zone with the slots that begin on it.
public struct MarketDay: Hashable, Sendable {
  /// The date by the clocks of the series' zone.
  public let date: CivilDate
  /// The first instant of the date.
  public let start: Instant
  /// The first instant of the next date: 23, 24 or 25 hours later.
  public let end: Instant
  /// The indices of the slots that begin on the date; never empty.
  public let slots: Range<Int>
}

extension PriceSeries {
  /// The dates on which slots begin, in order; O(days × log n).
  public var days: [MarketDay] {
    var days: [MarketDay] = []
    var index = 0
    while index < count {
      let date = zone.civil(at: times.start(index)).date
      let end = zone.startOfDay(date.adding(days: 1))
      // At least one, so that the loop ends at the rim of the calendar too.
      let next = Swift.max(index + 1, times.countStarted(by: end.advanced(by: -1)))
      days.append(
        MarketDay(date: date, start: zone.startOfDay(date), end: end, slots: index..<next))
      index = next
    }
    return days
  }
}
