import CPriceFiles
import CivilTime
import ElectricityPrices

/// The public holidays of a country.
struct HolidayTable {
  private let rows: [(dates: ClosedRange<CivilDate>, days: [HolidayRule])]

  /// Creates the table of an area's country; `nil` for countries that are not in
  /// `Resources/public-holidays.csv`, whose columns are `area,from,to,days,source`.
  init?(area: String) {
    let country = DatedTable.country(area.uppercased())
    rows = DatedTable.rows(publicHolidaysTable(), cells: 2, value: \.first)
      .filter { $0.name == country }
      .map { row in
        (row.dates, row.value.split(separator: " ").compactMap { HolidayRule(String($0)) })
      }
    guard !rows.isEmpty else { return nil }
  }

  /// Returns whether the holidays of a date are known.
  func isKnown(on date: CivilDate) -> Bool { rows.contains { $0.dates.contains(date) } }

  func contains(_ date: CivilDate) -> Bool {
    rows.contains { row in
      row.dates.contains(date) && row.days.contains { $0.date(in: date.year) == date }
    }
  }
}

/// The rule for the date of a holiday: `05-17`, a number of days after Easter Sunday such as
/// `easter+39`, the first Saturday from a date such as `sat06-20`, or a date that is never a Sunday
/// but then the day before, such as `unsun04-27`.
struct HolidayRule {
  private let kind: Substring
  /// A month and a day, or a number of days.
  private let numbers: [Int]

  init?(_ text: String) {
    kind = text.prefix { $0.isLetter }
    let rest = text.dropFirst(kind.count)
    numbers =
      kind == "easter"
      ? Int(rest).map { [$0] } ?? [] : rest.split(separator: "-").compactMap { Int($0) }
    guard ["", "easter", "sat", "unsun"].contains(kind), numbers.count == (kind == "easter" ? 1 : 2)
    else { return nil }
  }

  func date(in year: Int) -> CivilDate? {
    if kind == "easter" { return Self.easterSunday(of: year)?.adding(days: numbers[0]) }
    return CivilDate(year: year, month: numbers[0], day: numbers[1]).map { date in
      switch kind {
      case "sat": date.adding(days: (13 - date.weekday) % 7)
      case "unsun": date.adding(days: date.weekday == 7 ? -1 : 0)
      default: date
      }
    }
  }

  /// Returns Easter Sunday of the Gregorian calendar.
  ///
  /// Source: Meeus, "Astronomical Algorithms" (1991), chapter 8.
  static func easterSunday(of year: Int) -> CivilDate? {
    let golden = year % 19
    let (century, rest) = year.quotientAndRemainder(dividingBy: 100)
    let correction = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - correction + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
    let moon = (golden + 11 * epact + 22 * weekday) / 451
    let number = epact + weekday - 7 * moon + 114
    return CivilDate(year: year, month: number / 31, day: number % 31 + 1)
  }
}
