import CivilTime

/// The days of one request and of its cached response.
package struct RequestedDays: Hashable, Sendable {
  /// The number of days in one request to a source.
  package enum Length: String, Hashable, Sendable {
    case day
    /// A week from Monday, for sources that only have weekly files.
    case week
    /// A month, for sources that only have monthly files.
    case month
    /// A day, or a whole past month.
    case dayOrMonth = "day or month"
    /// All days at once, for sources with a single response.
    case whole
  }

  package let first: CivilDate
  package let last: CivilDate
  /// The name of the cached response: `2026-11-20`, `2026-11`, `2026-11-16-7`.
  package let name: String

  init(day: CivilDate) { (first, last, name) = (day, day, "\(day)") }

  init(weekOf day: CivilDate) {
    let monday = day.adding(days: 1 - day.weekday)
    self.init(from: monday, to: monday.adding(days: 6))
  }

  init(monthOf day: CivilDate) {
    first = day.adding(days: 1 - day.day)
    last = first.adding(days: CivilDate.days(inMonth: day.month, of: day.year) - 1)
    name = String("\(first)".dropLast(3))
  }

  init(from first: CivilDate, to last: CivilDate) {
    (self.first, self.last) = (first, last)
    name = "\(first)-\(last.daysSince1970 - first.daysSince1970 + 1)"
  }

  /// Creates the days of a cached response for several days by its name, such as `2026-11-16-7`.
  init?(name: String) {
    guard case .date(let first)? = ISOTime(String(name.prefix(10))),
      let count = Int(name.dropFirst(11)), (1...366).contains(count)
    else { return nil }
    self.init(from: first, to: first.adding(days: count - 1))
    guard self.name == name else { return nil }
  }

  /// Returns the requests that cover a range of days.
  static func requests(
    from first: CivilDate, to last: CivilDate, by length: Length, today: CivilDate
  ) -> [RequestedDays] {
    var result: [RequestedDays] = []
    var day = first
    while day <= last {
      let days =
        switch length {
        case .day: RequestedDays(day: day)
        case .week: RequestedDays(weekOf: day)
        case .month: RequestedDays(monthOf: day)
        case .whole: RequestedDays(from: day, to: last)
        case .dayOrMonth: Self.whole(day, first, last, today) ?? RequestedDays(day: day)
        }
      result.append(days)
      // The last date of the calendar has no next day.
      guard case let next = days.last.adding(days: 1), next > day else { break }
      day = next
    }
    return result
  }

  /// Returns the month of a day if all of it is requested and past.
  private static func whole(
    _ day: CivilDate, _ first: CivilDate, _ last: CivilDate, _ today: CivilDate
  ) -> RequestedDays? {
    let month = RequestedDays(monthOf: day)
    return month.first >= first && month.last <= last && month.last < today ? month : nil
  }
}
