import CivilTime
import ElectricityPrices

/// The public holidays of a country.
struct HolidayTable {
  private let rows: [(dates: ClosedRange<CivilDate>, days: [HolidayRule])]

  /// Creates the table of an area's country; `nil` for countries that are not in
  /// `Resources/public-holidays.csv`, whose columns are `area,from,to,days,source`.
  init?(area: String) {
    let country = DatedTable.country(area.uppercased())
    rows = DatedTable.rows(PackageResources.public_holidays_csv, cells: 2)
      .filter { $0.name == country }
      .map { row in
        (row.dates, row.cells[0].split(separator: " ").compactMap { HolidayRule(String($0)) })
      }
    guard !rows.isEmpty else { return nil }
  }

  /// Returns whether a date is a holiday.
  func contains(_ date: CivilDate) -> Bool {
    rows.contains { row in
      row.dates.contains(date) && row.days.contains { $0.date(in: date.year) == date }
    }
  }
}

/// The rule for the date of a holiday: `05-17`, a number of days after Easter Sunday such as
/// `easter+39`, the first Saturday from a date such as `sat06-20`, or a date that is never a Sunday
/// but then the day before, such as `unsun04-27`.
enum HolidayRule {
  case fixed(month: Int, day: Int)
  case easter(days: Int)
  case saturday(month: Int, day: Int)
  case unlessSunday(month: Int, day: Int)

  init?(_ text: String) {
    if text.hasPrefix("easter"), let days = Int(text.dropFirst(6)) {
      self = .easter(days: days)
      return
    }
    let digits = text.drop { $0.isLetter }
    let parts = digits.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    switch text.dropLast(digits.count) {
    case "": self = .fixed(month: parts[0], day: parts[1])
    case "sat": self = .saturday(month: parts[0], day: parts[1])
    case "unsun": self = .unlessSunday(month: parts[0], day: parts[1])
    default: return nil
    }
  }

  func date(in year: Int) -> CivilDate? {
    switch self {
    case .fixed(let month, let day): CivilDate(year: year, month: month, day: day)
    case .easter(let days): Self.easterSunday(of: year)?.adding(days: days)
    case .saturday(let month, let day):
      CivilDate(year: year, month: month, day: day).map { $0.adding(days: (13 - $0.weekday) % 7) }
    case .unlessSunday(let month, let day):
      CivilDate(year: year, month: month, day: day).map {
        $0.adding(days: $0.weekday == 7 ? -1 : 0)
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
