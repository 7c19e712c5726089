import CivilTime
import ElectricityPrices

/// A price for a kilowatt-hour that holds at some times: `winter 06-22 mon-fri 0.51`.
public struct TariffRate: Hashable, Sendable {
  /// The amount in whole units of the currency, as paid: with tax.
  public let amount: Price
  /// The months that it holds in; `nil` for all.
  private var months: Set<Int>?
  /// The days of the week, 1 for Monday; `nil` for all.
  private var weekdays: Set<Int>?
  /// The hours of the clock, as additions have them; `nil` for all.
  private var hours: PriceAddition?
  private var holidays = Holidays.any

  /// What holidays are.
  private enum Holidays {
    /// Days as others.
    case any
    /// Days at which it does not hold: `workdays`.
    case excluded
    /// Days at which it holds, beside the days of the week.
    case included
  }

  /// Whether it depends on the holidays of a country.
  public var needsHolidays: Bool { holidays != .any }

  /// Reads words, of which the last is the amount, and the others say when; `nil` for other texts.
  ///
  /// Each is one of `winter` (November to March), `summer` (April to October), months as `oct-mar`,
  /// days as `mon-fri` or `sun`, `workdays` (Monday to Friday without holidays), `weekend`,
  /// `holidays`, and hours as `06-22` or `22:30-06`. All have to hold, but for `holidays`, which
  /// are added to the days.
  public init?(_ text: String) {
    let words = text.lowercased().split { $0 == " " || $0 == "\t" }
    guard let last = words.last, let amount = Price(typed: last) else { return nil }
    self.amount = amount
    for word in words.dropLast() {
      guard read(String(word)) else { return nil }
    }
    // Holidays alone, without a day of the week beside them.
    if holidays == .included, weekdays == nil { weekdays = [] }
  }

  private mutating func read(_ word: String) -> Bool {
    switch word {
    case "winter": return take([11, 12, 1, 2, 3], \.months)
    case "summer": return take(Set(4...10), \.months)
    case "weekend": return take([6, 7], \.weekdays)
    case "workdays", "holidays":
      guard holidays == .any else { return false }
      holidays = word == "holidays" ? .included : .excluded
      return word == "holidays" || take(Set(1...5), \.weekdays)
    default: break
    }
    if let found = Self.range(word, of: Self.monthNames) { return take(found, \.months) }
    if let found = Self.range(word, of: Self.dayNames) { return take(found, \.weekdays) }
    guard hours == nil, let found = PriceAddition(word + "=0") else { return false }
    hours = found
    return true
  }

  /// Takes what is said once; twice is a mistake.
  private mutating func take(
    _ values: Set<Int>, _ place: WritableKeyPath<TariffRate, Set<Int>?>
  ) -> Bool {
    guard self[keyPath: place] == nil else { return false }
    self[keyPath: place] = values
    return true
  }

  private static let monthNames = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// `oct-mar` as 10, 11, 12, 1, 2, 3; `sun` as 7.
  private static func range(_ word: String, of names: [String]) -> Set<Int>? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      .map { names.firstIndex(of: String($0)) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
      return nil
    }
    let count = (last - first + names.count) % names.count
    return Set((0...count).map { (first + $0) % names.count + 1 })
  }

  /// Whether it holds for a slot that begins at a time of the clock.
  func applies(to time: CivilDateTime, _ table: HolidayTable?) -> Bool {
    guard months?.contains(time.date.month) ?? true,
      hours?.applies(to: time) ?? true
    else { return false }
    let isDay = weekdays?.contains(time.date.weekday) ?? true
    guard holidays != .any else { return isDay }
    let isHoliday = table?.contains(time.date) ?? false
    return holidays == .included ? isDay || isHoliday : isDay && !isHoliday
  }
}
