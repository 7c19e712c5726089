import CivilTime

/// A date of a zone and the slots that begin on it.
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
