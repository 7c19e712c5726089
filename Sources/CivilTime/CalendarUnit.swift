/// A unit that a calendar divides time into, by the clocks of a zone.
///
/// The smaller ones come before the larger ones.
public enum CalendarUnit: Hashable, Comparable, Sendable {
  /// So many minutes of the clock, counted from the full hour: a divisor of 60.
  case minutes(Int)
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
  /// So many years, counted from year 0.
  case years(Int)

  /// A year.
  public static let year = years(1)

  /// The first instant of the unit that contains an instant, and the first one after it.
  ///
  /// Every instant belongs to one unit of a kind, and neighbours touch. Before and after the years
  /// that a date can have, months and years are days.
  public func interval(
    containing instant: Instant, in zone: Zone
  ) -> (start: Instant, end: Instant) {
    let local = zone.local(at: instant)
    // By what passes: of the hour that autumn repeats there are two.
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

  // By the clock without offset, in seconds after 1970: what lies beyond all dates too.
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

  /// The multiple of a length at a number or before it.
  private static func floor(_ number: Int64, _ length: Int64) -> Int64 {
    number - ((number % length) + length) % length
  }
}
