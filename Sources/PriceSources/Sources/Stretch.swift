import CivilTime

/// The days that one request asks for, and one answer is kept for.
package struct Stretch: Hashable, Sendable {
  /// How many days a source is asked for at once.
  package enum Length: Hashable, Sendable {
    /// A day at a time.
    case day
    /// From Monday to Sunday: the source has no other files.
    case week
    /// A month: the source has no other files.
    case month
    /// A day at a time, or a whole month that is over.
    case dayOrMonth
  }

  package let first: CivilDate
  package let last: CivilDate
  /// Under which its answer is kept: `2026-11-20`, `2026-11`, `2026-11-16-7`.
  package let name: String

  init(day: CivilDate) { (first, last, name) = (day, day, "\(day)") }

  init(weekOf day: CivilDate) {
    first = day.adding(days: 1 - day.weekday)
    last = first.adding(days: 6)
    name = "\(first)-7"
  }

  init(monthOf day: CivilDate) {
    first = day.adding(days: 1 - day.day)
    last = first.adding(days: CivilDate.days(inMonth: day.month, of: day.year) - 1)
    name = String("\(first)".dropLast(3))
  }

  /// What must be asked for, for the days from one to another.
  static func stretches(
    from first: CivilDate, to last: CivilDate, by length: Length, today: CivilDate
  ) -> [Stretch] {
    var result: [Stretch] = []
    var day = first
    while day <= last {
      let stretch =
        switch length {
        case .day: Stretch(day: day)
        case .week: Stretch(weekOf: day)
        case .month: Stretch(monthOf: day)
        case .dayOrMonth: Self.whole(day, first, last, today) ?? Stretch(day: day)
        }
      result.append(stretch)
      // The last date of the calendar has none after it.
      guard case let next = stretch.last.adding(days: 1), next > day else { break }
      day = next
    }
    return result
  }

  /// The month of a day, where all of it is wanted and over.
  private static func whole(
    _ day: CivilDate, _ first: CivilDate, _ last: CivilDate, _ today: CivilDate
  ) -> Stretch? {
    let month = Stretch(monthOf: day)
    return month.first >= first && month.last <= last && month.last < today ? month : nil
  }
}
