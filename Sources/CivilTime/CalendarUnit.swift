/// A unit that a calendar divides time into, by the clocks of a zone.
///
/// The smaller ones come before the larger ones.
public enum CalendarUnit: Hashable, Comparable, Sendable {
  /// So many hours of the clock, counted from midnight: a divisor of 24.
  ///
  /// On the days of 23 and 25 hours one stretch of several hours is shorter or longer by one.
  case hours(Int)
  /// A date, of 23 to 25 hours.
  case day
  /// The seven dates from a Monday on, as in ISO 8601.
  case week
  /// A month.
  case month
  /// A year.
  case year

  /// The first instant of the unit that contains an instant, and the first one after it.
  ///
  /// Every instant belongs to one unit of a kind, and neighbours touch.
  public func interval(
    containing instant: Instant, in zone: Zone
  ) -> (start: Instant, end: Instant) {
    let time = zone.civil(at: instant)
    switch self {
    case .hours(let count) where count > 1:
      let first = time.hour / count * count
      return (
        zone.firstInstant(of: CivilDateTime(date: time.date, hour: first)),
        zone.firstInstant(of: CivilDateTime(date: time.date, hour: first + count))
      )
    case .hours:
      // By what passes: of the hour that autumn repeats there are two.
      let start = instant.advanced(by: -Int64(time.minute * 60 + time.second))
      return (start, start.advanced(by: 3600))
    case .day, .week, .month, .year:
      let dates = dates(containing: time.date)
      return (zone.startOfDay(dates.first), zone.startOfDay(dates.next))
    }
  }

  private func dates(containing date: CivilDate) -> (first: CivilDate, next: CivilDate) {
    switch self {
    case .hours, .day: return (date, date.adding(days: 1))
    case .week:
      let monday = date.adding(days: 1 - date.weekday)
      return (monday, monday.adding(days: 7))
    case .month:
      let first = CivilDate(unchecked: date.year, date.month, 1)
      return (first, first.adding(days: CivilDate.days(inMonth: date.month, of: date.year)))
    case .year:
      let first = CivilDate(unchecked: date.year, 1, 1)
      return (first, first.adding(days: CivilDate.isLeap(date.year) ? 366 : 365))
    }
  }
}
