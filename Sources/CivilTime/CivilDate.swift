/// A date of the proleptic Gregorian calendar, without a zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, from −9999 to 9999; 0 is 1 BC.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1 to 31.
  public let day: Int

  /// Creates a date; `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (-9999...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date that is a number of days after 1970-01-01; clamps to the years −9999…9999.
  public init(daysSince1970: Int) {
    // Years that begin in March have their leap day last, so that a month's first day is a
    // linear function of its number.
    let days = min(max(daysSince1970, -4_371_587), 2_932_896) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The number of days from 1970-01-01 to this date; negative before it.
  public var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The years of the dates that files, options and answers may state.
  ///
  /// A loop over the days between two such dates ends soon, even if a digit of a year is wrong.
  public static let readableYears = 1970...2100

  /// Whether the year is one of ``readableYears``.
  public var isReadable: Bool { Self.readableYears.contains(year) }

  /// The ISO 8601 day of the week: 1 is Monday, 7 is Sunday.
  public var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 + 1 }

  /// Returns the date a number of days later, or earlier if negative; clamps to the years
  /// −9999…9999.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    return CivilDate(daysSince1970: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// Local midnight of this date.
  public var midnight: CivilDateTime { CivilDateTime(date: self) }

  /// Returns whether the first date is earlier than the second.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Returns the number of days in a month (1…12) of a year.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in ISO 8601 format: `2022-07-12`.
  public var description: String {
    "\(year < 0 ? "-" : "")\(padded(abs(year), 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// Returns a number padded with zeros to a width.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
