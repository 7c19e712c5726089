import CivilTime
import ElectricityPrices

/// Writes times and dates as the clocks of a series show them.
struct TimeText {
  let series: PriceSeries
  var language = Language.english

  private var strings: ViewerStrings { ViewerStrings(language) }

  /// `13:00`.
  func clock(_ instant: Instant) -> String { clock(series.zone.civil(at: instant)) }

  private func clock(_ time: CivilDateTime) -> String {
    "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
  }

  /// `13:00-14:00`, and `02:00-03:00 (2)` for the second of two.
  ///
  /// The end is the start and the length by one clock, so that it is `03:00` too where the clocks
  /// go back at that moment.
  func range(_ index: Int) -> String {
    let repetition = series.repetition(of: index)
    return clock(series[index].start) + "-" + end(index)
      + (repetition > 0 ? " (\(repetition + 1))" : "")
  }

  /// `14:00`: the end of a slot by the clock of its start.
  func end(_ index: Int) -> String {
    let start = series.zone.civil(at: series[index].start)
    return clock(
      CivilDateTime(secondsSince1970: start.secondsSince1970 &+ series[index].length))
  }

  /// The range, with the day before it where there are several: `Tue 12 Jul 13:00-14:00`.
  func datedRange(_ index: Int) -> String {
    guard coversSeveralDays else { return range(index) }
    let date = series.zone.civil(at: series[index].start).date
    return "\(weekday(date).prefix(3)) \(datedDay(date)) \(range(index))"
  }

  /// The start of a slot, with the day before it where there are several: `12 Jul 13:00`.
  func datedStart(_ index: Int) -> String {
    let start = series[index].start
    let clock = clock(start) + (series.repetition(of: index) > 0 ? " (2)" : "")
    return coversSeveralDays ? "\(datedDay(series.zone.civil(at: start).date)) \(clock)" : clock
  }

  /// `12 Jul`, and the year where there are several.
  private func datedDay(_ date: CivilDate) -> String {
    let isOneYear = dates.map { $0.first.year == $0.last.year } ?? true
    return shortDate(date) + (isOneYear ? "" : " \(date.year)")
  }

  /// `12 Jul`.
  func shortDate(_ date: CivilDate) -> String {
    "\(date.day)\(strings.dayPoint) \(strings.shortMonth(date.month))"
  }

  /// `Tuesday 12 July 2022`, or the first and the last day where there are several.
  var days: String { (weekday.map { $0 + " " } ?? "") + datesOfDays }

  /// `Tuesday`; nil where there are several days, or none.
  var weekday: String? {
    dates.flatMap { $0.first == $0.last ? weekday($0.first) : nil }
  }

  /// `12 July 2022`, or the first and the last day.
  var datesOfDays: String {
    guard let (first, last) = dates else { return "" }
    if first == last { return "\(monthDay(first)) \(first.year)" }
    if first.year != last.year {
      return "\(monthDay(first)) \(first.year) – \(monthDay(last)) \(last.year)"
    }
    if first.month != last.month {
      return "\(monthDay(first)) – \(monthDay(last)) \(last.year)"
    }
    return "\(first.day)\(strings.dayPoint)–\(monthDay(last)) \(last.year)"
  }

  /// The label of an axis: the hour, and below it the date where a day begins.
  func axisLabel(_ instant: Instant?) -> String {
    guard let time = instant.map({ series.zone.civil(at: $0) }) else { return "" }
    let hour = time.minute == 0 ? twoDigits(time.hour) : clock(time)
    return time == time.date.midnight ? "\(hour)\n\(shortDate(time.date))" : hour
  }

  /// The label of an axis of many days, such as `12 Jul`, in the words of the language.
  func axisLabel(_ english: String) -> String {
    guard language != .english else { return english }
    let months = ViewerStrings.english.shortMonths
    let words = english.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: months.contains),
      let month = months.firstIndex(of: words[place])
    else { return english }
    var shown = words
    shown[place] = strings.shortMonth(month + 1)
    if place > 0 { shown[place - 1] += strings.dayPoint }
    return shown.joined(separator: " ")
  }

  /// The number of dates from the first to the last.
  var daySpan: Int { dates.map { $0.last.daysSince1970 - $0.first.daysSince1970 + 1 } ?? 0 }

  /// Whether the series goes beyond one date.
  var coversSeveralDays: Bool { dates.map { $0 != $1 } ?? false }

  /// The dates of the first and the last slot.
  private var dates: (first: CivilDate, last: CivilDate)? {
    guard let first = series.first, let last = series.last else { return nil }
    return (
      series.zone.civil(at: first.start).date, series.zone.civil(at: last.start).date
    )
  }

  private func weekday(_ date: CivilDate) -> String { strings.weekdays[date.weekday - 1] }
  private func monthDay(_ date: CivilDate) -> String {
    "\(date.day)\(strings.dayPoint) \(strings.months[date.month - 1])"
  }
}

/// A number from 0 to 99 with a leading zero.
private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
