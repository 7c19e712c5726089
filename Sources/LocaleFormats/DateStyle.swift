import CivilTime

/// The format of dates and times of day in a language.
///
/// Source of names, order and punctuation: the Common Locale Data Repository, version 46. Two
/// formats are simpler here, for the columns of a terminal: an hour of the 24-hour clock has no
/// word such as "Uhr", and a plain space precedes AM and PM.
public struct DateStyle: Hashable, Sendable {
  /// The language of the names of months and weekdays.
  public var language: Language
  /// Whether months precede days and hours use AM and PM.
  public var isAmerican: Bool

  /// Creates a style; `isAmerican` is ignored for languages other than English.
  public init(_ language: Language, isAmerican: Bool = false) {
    self.language = language
    self.isAmerican = isAmerican && language == .english
  }

  /// Creates the style of a locale such as `en_US`; British English if the locale is unknown.
  public init(locale name: String) {
    self.init(
      Language(locale: name) ?? .english,
      isAmerican: name.hasPrefix("en_US") || name.hasPrefix("en-US"))
  }

  private var names: DateNames { .of(language) }

  // MARK: Days

  /// `Tuesday`.
  public func weekday(_ date: CivilDate) -> String { names.weekdays[date.weekday - 1] }

  /// `Tue`.
  public func shortWeekday(_ date: CivilDate) -> String { names.shortWeekdays[date.weekday - 1] }

  /// `12 July`; `July 12`.
  public func day(_ date: CivilDate) -> String {
    ordered(dayNumber(date), names.months[date.month - 1], of: language == .spanish ? " de " : " ")
  }

  /// `12 Jul`; `Jul 12`.
  public func shortDay(_ date: CivilDate) -> String {
    ordered(dayNumber(date), names.shortMonths[date.month - 1], of: " ")
  }

  /// `12 July 2022`; `July 12, 2022`.
  public func date(_ date: CivilDate) -> String { day(date) + yearJoin + String(date.year) }

  /// `12 Jul 2022`; `Jul 12, 2022`.
  public func shortDate(_ date: CivilDate) -> String {
    shortDay(date) + (isAmerican ? ", " : " ") + String(date.year)
  }

  /// `Tuesday 12 July 2022`; `Tuesday, July 12, 2022`.
  public func weekdayDate(_ date: CivilDate) -> String {
    weekday(date) + weekdayJoin(danish: " den ") + self.date(date)
  }

  /// `Tue 12 Jul`; `Tue, Jul 12`.
  public func shortWeekdayDay(_ date: CivilDate) -> String {
    shortWeekday(date) + weekdayJoin(danish: " d. ") + shortDay(date)
  }

  /// `12–15 July 2022`, `28 June – 3 July 2022`, `30 December 2022 – 2 January 2023`.
  public func dates(_ first: CivilDate, _ last: CivilDate) -> String {
    if first == last { return date(first) }
    if first.year != last.year { return "\(date(first)) – \(date(last))" }
    if first.month != last.month { return "\(day(first)) – \(date(last))" }
    return isAmerican
      ? "\(day(first))–\(last.day), \(last.year)" : "\(dayNumber(first))–\(date(last))"
  }

  // MARK: Months

  /// `Jul`.
  public func shortMonth(_ date: CivilDate) -> String { names.loneShortMonths[date.month - 1] }

  /// `Jul 2022`.
  public func shortMonthYear(_ date: CivilDate) -> String { "\(shortMonth(date)) \(date.year)" }

  // MARK: Times

  /// `06`; `6 AM`.
  public func hour(_ time: CivilDateTime) -> String {
    isAmerican ? halfDay(time, "") : hourNumber(time.hour)
  }

  /// `13:00`; `1:00 PM`.
  public func clock(_ time: CivilDateTime) -> String {
    let minutes = timeSeparator + twoDigits(time.minute)
    return isAmerican ? halfDay(time, minutes) : hourNumber(time.hour) + minutes
  }

  /// `13:00:15`; `1:00:15 PM`.
  public func clockWithSeconds(_ time: CivilDateTime) -> String {
    let rest = timeSeparator + twoDigits(time.minute) + timeSeparator + twoDigits(time.second)
    return isAmerican ? halfDay(time, rest) : hourNumber(time.hour) + rest
  }

  private func halfDay(_ time: CivilDateTime, _ rest: String) -> String {
    "\(time.hour % 12 == 0 ? 12 : time.hour % 12)\(rest) \(time.hour < 12 ? "AM" : "PM")"
  }

  private func hourNumber(_ hour: Int) -> String {
    [.finnish, .spanish].contains(language) ? String(hour) : twoDigits(hour)
  }

  private var timeSeparator: String { [.danish, .finnish].contains(language) ? "." : ":" }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// `Tue 12`, for an axis: no full stop ends the name.
  public func shortWeekdayNumber(_ date: CivilDate) -> String {
    "\(shortWeekday(date).prefix { $0 != "." }) \(dayNumber(date))"
  }

  // MARK: Order

  /// `12`, or `12.` in languages that write ordinals with a full stop.
  private func dayNumber(_ date: CivilDate) -> String {
    switch language {
    case .norwegian, .danish, .finnish, .german: "\(date.day)."
    case .english, .swedish, .dutch, .spanish: String(date.day)
    }
  }

  private func ordered(_ day: String, _ month: String, of: String) -> String {
    isAmerican ? "\(month) \(day)" : day + of + month
  }

  private var yearJoin: String { isAmerican ? ", " : language == .spanish ? " de " : " " }

  private func weekdayJoin(danish: String) -> String {
    switch language {
    case .danish: danish
    case .german, .spanish: ", "
    default: isAmerican ? ", " : " "
    }
  }
}
