/// A unit of the calendar, measured by the clocks of a zone.
///
/// Cases are ordered from the smallest unit to the largest.
public enum CalendarUnit: Hashable, Comparable, Sendable {
  /// A number of minutes, counted from the full hour; must divide 60.
  case minutes(Int)
  /// A number of hours, counted from midnight; must divide 24.
  ///
  /// On days of 23 or 25 hours one unit of several hours is an hour shorter or longer.
  case hours(Int)
  /// A date, of 23 to 25 hours.
  case day
  /// Seven dates from a Monday, as in ISO 8601.
  case week
  /// A month.
  case month
  /// A number of years, counted from year 0.
  case years(Int)

  /// A year.
  public static let year = years(1)

  /// Returns the first instant of the unit that contains an instant, and the first instant after
  /// it.
  ///
  /// Units of one kind cover all time without gaps. Outside the years that ``CivilDate`` covers,
  /// months and years are a day long.
  public func interval(
    containing instant: Instant, in zone: Zone
  ) -> (start: Instant, end: Instant) {
    let local = zone.local(at: instant)
    // Minutes and hours are elapsed time: the hour that is repeated in autumn counts as two.
    switch self {
    case .minutes(let count): return passing(count * 60)
    case .hours(...1): return passing(3600)
    default: break
    }
    func passing(_ seconds: Int) -> (start: Instant, end: Instant) {
      let start = instant.advanced(by: Self.floor(local, Int64(seconds)) - local)
      return (start, start.advanced(by: Int64(seconds)))
    }
    let (first, next) = stretch(containing: local)
    return (zone.firstInstant(ofLocal: first), zone.firstInstant(ofLocal: next))
  }

  // In seconds of local time since 1970, which may be beyond the years of ``CivilDate``.
  private func stretch(containing local: Int64) -> (first: Int64, next: Int64) {
    func stretch(of length: Int64, from origin: Int64 = 0) -> (Int64, Int64) {
      let first = Self.floor(local - origin, length) + origin
      return (first, first + length)
    }
    let day = Self.floor(local, 86_400)
    let date = CivilDate(daysSince1970: Int(day / 86_400))
    func first(_ year: Int, _ month: Int) -> Int64 {
      Int64(CivilDate(unchecked: year, month, 1).daysSince1970) * 86_400
    }
    switch self {
    case .minutes(let count): return stretch(of: Int64(count) * 60)
    case .hours(let count): return stretch(of: Int64(count) * 3600)
    // 1970 began on a Thursday.
    case .week: return stretch(of: 7 * 86_400, from: -3 * 86_400)
    case .month where date.midnight.secondsSince1970 == day:
      let isLast = date.month == 12
      return (
        first(date.year, date.month),
        first(isLast ? date.year + 1 : date.year, isLast ? 1 : date.month + 1)
      )
    case .years(let count) where date.midnight.secondsSince1970 == day:
      let year = Int(Self.floor(Int64(date.year), Int64(count)))
      return (first(year, 1), first(year + count, 1))
    case .day, .month, .years: return stretch(of: 86_400)
    }
  }

  /// Rounds a number down to a multiple of a length.
  private static func floor(_ number: Int64, _ length: Int64) -> Int64 {
    number - ((number % length) + length) % length
  }
}
