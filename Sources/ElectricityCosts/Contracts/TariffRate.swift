import CivilTime
import ElectricityPrices

/// A price per kilowatt-hour that applies at some times: `winter 06-22 mon-fri 0.51`.
package struct TariffRate: Hashable, Sendable {
  /// The amount in whole units of the currency, with tax; `nil` for the exchange price.
  package let amount: Price?
  /// The months in which the rate applies; `nil` for all.
  private var months: Set<Int>?
  /// The days of the week on which the rate applies, 1 for Monday; `nil` for all.
  private var weekdays: Set<Int>?
  /// The hours of the clock; `nil` for all.
  private(set) var hours: ClockHours?
  private var holidays = Holidays.any

  /// The effect of public holidays on the rate.
  private enum Holidays {
    /// None: holidays are like other days.
    case any
    /// The rate does not apply on holidays: `workdays`.
    case excluded
    /// The rate applies on holidays as well as on its days of the week.
    case included
  }

  /// Whether the rate depends on the public holidays of a country.
  package var needsHolidays: Bool { holidays != .any }

  /// Whether the rate applies at all times.
  var isUnconditional: Bool {
    months?.count ?? 12 == 12 && weekdays?.count ?? 7 == 7 && hours?.isWholeDay ?? true
      && holidays == .any
  }

  /// Parses conditions followed by the amount; `nil` for other texts.
  ///
  /// A condition is `winter` (November to March), `summer` (April to October), months such as
  /// `oct-mar`, days such as `mon-fri` or `sun`, `workdays` (Monday to Friday without holidays),
  /// `weekend`, `holidays`, or hours such as `06-22` or `22:30-06`. All conditions must be met;
  /// `holidays` are added to the days.
  ///
  /// - Parameter allowsSpot: Whether the amount may be `spot`.
  package init?(_ text: String, allowsSpot: Bool = false) {
    let words = text.lowercased().split { $0 == " " || $0 == "\t" }
    guard let last = words.last else { return nil }
    amount = Price(typed: last)
    guard amount != nil || allowsSpot && last == "spot" else { return nil }
    for word in words.dropLast() {
      guard read(String(word)) else { return nil }
    }
    // `holidays` alone applies to no other days.
    if holidays == .included, weekdays == nil { weekdays = [] }
  }

  private mutating func read(_ word: String) -> Bool {
    switch word {
    case "winter": return set(\.months, to: [11, 12, 1, 2, 3])
    case "summer": return set(\.months, to: Set(4...10))
    case "weekend": return set(\.weekdays, to: [6, 7])
    case "workdays", "holidays":
      guard holidays == .any else { return false }
      holidays = word == "holidays" ? .included : .excluded
      return word == "holidays" || set(\.weekdays, to: Set(1...5))
    default: break
    }
    if let found = Self.range(word, of: Self.monthNames) { return set(\.months, to: found) }
    if let found = Self.range(word, of: Self.dayNames) { return set(\.weekdays, to: found) }
    guard hours == nil, let found = ClockHours(word) else { return false }
    hours = found
    return true
  }

  /// Sets a condition; returns `false` if it is already set.
  private mutating func set(
    _ condition: WritableKeyPath<TariffRate, Set<Int>?>, to values: Set<Int>
  ) -> Bool {
    guard self[keyPath: condition] == nil else { return false }
    self[keyPath: condition] = values
    return true
  }

  private static let monthNames = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Returns the numbers of a range of names: 10, 11, 12, 1, 2, 3 for `oct-mar`, 7 for `sun`.
  private static func range(_ word: String, of names: [String]) -> Set<Int>? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      .map { names.firstIndex(of: String($0)) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
      return nil
    }
    let count = (last - first + names.count) % names.count
    return Set((0...count).map { (first + $0) % names.count + 1 })
  }

  /// Returns whether the rate applies to a slot that begins at a time of the clock.
  func applies(to time: CivilDateTime, _ table: HolidayTable?) -> Bool {
    guard months?.contains(time.date.month) ?? true,
      hours?.contains(time) ?? true
    else { return false }
    let isDay = weekdays?.contains(time.date.weekday) ?? true
    guard holidays != .any else { return isDay }
    let isHoliday = table?.contains(time.date) ?? false
    return holidays == .included ? isDay || isHoliday : isDay && !isHoliday
  }
}
