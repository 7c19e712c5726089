import CivilTime
import ElectricityPrices
import LocaleFormats

/// Writes the times and dates of slots as the clocks of their series show them.
struct SlotTimeText {
  let series: PriceSeries
  var dates = DateStyle(.english)

  /// `13:00`.
  func clock(_ instant: Instant) -> String { dates.clock(series.zone.civil(at: instant)) }

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
    return dates.clock(
      CivilDateTime(secondsSince1970: start.secondsSince1970 &+ series[index].length))
  }

  /// The range, with the day before it where there are several: `Tue 12 Jul 13:00-14:00`.
  func datedRange(_ index: Int) -> String {
    guard coversSeveralDays else { return range(index) }
    let date = series.zone.civil(at: series[index].start).date
    return "\(dates.shortWeekdayDay(date))\(year(of: date)) \(range(index))"
  }

  /// The start of a slot, with the day before it where there are several: `12 Jul 13:00`.
  func datedStart(_ index: Int) -> String {
    let start = series[index].start
    let clock = clock(start) + (series.repetition(of: index) > 0 ? " (2)" : "")
    guard coversSeveralDays else { return clock }
    let date = series.zone.civil(at: start).date
    return "\(dates.shortDay(date))\(year(of: date)) \(clock)"
  }

  /// The year, where there are several.
  private func year(of date: CivilDate) -> String {
    guard let span, span.first.year != span.last.year else { return "" }
    return dates.shortDate(date).dropFirst(dates.shortDay(date).count).description
  }

  /// `Tuesday 12 July 2022`, or the first and the last day where there are several.
  var days: String {
    guard let span, span.first == span.last else { return datesOfDays }
    return dates.weekdayDate(span.first)
  }

  /// `Tuesday`; `nil` where there are several days, or none.
  var weekday: String? {
    span.flatMap { $0.first == $0.last ? dates.weekday($0.first) : nil }
  }

  /// `12 July 2022`, or the first and the last day.
  var datesOfDays: String { span.map { dates.dates($0.first, $0.last) } ?? "" }

  /// The label of an axis of several days: the hour, or the day where one begins: `Mon 16`.
  func axisLabel(_ instant: Instant?) -> String {
    guard let time = instant.map({ series.zone.civil(at: $0) }) else { return "" }
    if time == time.date.midnight { return dates.shortWeekdayNumber(time.date) }
    return time.minute == 0 ? dates.hour(time) : dates.clock(time)
  }

  /// Whether a day begins.
  func isMidnight(_ instant: Instant?) -> Bool {
    instant.map { series.zone.civil(at: $0) }.map { $0 == $0.date.midnight } ?? false
  }

  /// The number of dates from the first to the last.
  var daySpan: Int { span.map { $0.last.daysSince1970 - $0.first.daysSince1970 + 1 } ?? 0 }

  /// Whether the series goes beyond one date.
  var coversSeveralDays: Bool { span.map { $0 != $1 } ?? false }

  /// The dates of the first and the last slot.
  private var span: (first: CivilDate, last: CivilDate)? {
    guard let first = series.first, let last = series.last else { return nil }
    return (series.zone.civil(at: first.start).date, series.zone.civil(at: last.start).date)
  }
}
