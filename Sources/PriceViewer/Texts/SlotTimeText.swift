import CivilTime
import ElectricityPrices
import LocaleFormats

/// The texts of the times and dates of slots, by the clocks of their series.
struct SlotTimeText {
  let series: PriceSeries
  /// The visible slots.
  let slots: Range<Int>
  let dates: DateStyle

  /// Returns the time of the clock: `13:00`.
  func clock(_ instant: Instant) -> String { dates.clock(series.zone.civil(at: instant)) }

  /// Returns the times of a slot: `13:00-14:00`, or `02:00-03:00 (2)` for a repeated hour.
  ///
  /// The end is the start plus the length by the same clock, so that it is `03:00` even if the
  /// clocks go back at that moment.
  func range(_ index: Int) -> String { range(index, index) }

  /// Returns the start of the first slot and the end of the last, as of a single slot.
  private func range(_ first: Int, _ last: Int) -> String {
    clock(series[first].start) + "-" + dates.clock(end(last)) + series.repetitionMark(of: first)
  }

  /// Returns the end of a slot by the clock of its start.
  private func end(_ index: Int) -> CivilDateTime {
    let start = series.zone.civil(at: series[index].start)
    return CivilDateTime(secondsSince1970: start.secondsSince1970 &+ series[index].length)
  }

  /// Returns the times of a slot, with its day if several are visible: `Tue 12 Jul 13:00-14:00`.
  func datedRange(_ index: Int) -> String {
    coversSeveralDays
      ? "\(weekdayDay(date(series[index].start))) \(range(index))" : range(index)
  }

  /// Returns the dates of slots, `Tue 12 Jul` or `7–13 July 2025`, with times within one day.
  func stretch(_ slots: Range<Int>) -> String {
    guard let first = slots.first, let last = slots.last, first < last else {
      return slots.first.map(datedRange) ?? ""
    }
    let times = SlotTimeText(series: series, slots: slots, dates: dates)
    guard let (day, end) = times.span, day == end else { return times.datesOfDays }
    return times.coversWholeDays ? weekdayDay(day) : "\(weekdayDay(day)) \(range(first, last))"
  }

  /// Returns the times without a date in a view of up to seven days: `Mon 14:30-14:45`.
  func brief(_ slots: Range<Int>) -> String { timesOfDay(slots) ?? stretch(slots) }

  /// Returns the times within a day of a view of up to seven days; `nil` for others.
  private func timesOfDay(_ slots: Range<Int>) -> String? {
    guard hasBriefDays, let time = series.interval(of: slots), case let day = date(time.start),
      day == date(time.end.advanced(by: -1))
    else { return nil }
    let times = range(slots.lowerBound, slots.upperBound - 1)
    return coversSeveralDays ? "\(dates.shortWeekday(day)) \(times)" : times
  }

  /// Returns the start of a slot without a date in a view of up to seven days: `Tue 13:30`.
  func briefStart(_ index: Int) -> String {
    coversSeveralDays && hasBriefDays
      ? brief(series[index].start) + series.repetitionMark(of: index) : datedStart(index)
  }

  /// Returns an instant without a date, with its weekday if several days are visible: `Tue 13:30`.
  func brief(_ instant: Instant) -> String {
    guard coversSeveralDays else { return clock(instant) }
    let day = date(instant)
    return "\(hasBriefDays ? dates.shortWeekday(day) : dates.shortDay(day)) \(clock(instant))"
  }

  /// Returns the start and the end of a range of slots: `12 Jul 06:00 – 13 Jul 09:00`, or
  /// `Tue 06:00-09:00` within a day of a view of up to seven days.
  func ends(_ slots: Range<Int>) -> String {
    guard let first = slots.first, let last = slots.last else { return "" }
    return timesOfDay(slots) ?? "\(datedStart(first)) – \(datedEnd(last))"
  }

  /// Returns the start of a slot, with its day if several are visible: `12 Jul 13:00`.
  func datedStart(_ index: Int) -> String {
    dated(series.zone.civil(at: series[index].start)) + series.repetitionMark(of: index)
  }

  /// Returns the end of a slot, with its day if several are visible: `13 Jul 00:00`.
  func datedEnd(_ index: Int) -> String { dated(end(index)) }

  private func dated(_ time: CivilDateTime) -> String {
    coversSeveralDays ? "\(day(time.date)) \(dates.clock(time))" : dates.clock(time)
  }

  /// Returns the time between two slots, with both dates if they differ: `10 Nov 07:00-10:00`.
  ///
  /// The end is by the clock before it, as in the times of a slot.
  func between(_ first: Int, _ next: Int) -> String {
    let (zone, instant) = (series.zone, series[first].end)
    let start = zone.civil(at: instant)
    let before = zone.civil(at: series[next].start.advanced(by: -1))
    let end = CivilDateTime(secondsSince1970: before.secondsSince1970 &+ 1)
    return "\(dated(start))-\(start.date == end.date ? dates.clock(end) : dated(end))"
      + zone.repetitionMark(at: instant)
  }

  /// Returns a date, with its year if several years are visible: `12 Jul`.
  private func day(_ date: CivilDate) -> String { dates.shortDay(date) + year(of: date) }

  /// Returns a date with its day of the week: `Tue 12 Jul`.
  private func weekdayDay(_ date: CivilDate) -> String {
    dates.shortWeekdayDay(date) + year(of: date)
  }

  /// Returns the year of a date, if several years are visible.
  private func year(of date: CivilDate) -> String {
    guard let span, span.first.year != span.last.year else { return "" }
    return dates.shortDate(date).dropFirst(dates.shortDay(date).count).description
  }

  /// The visible day, `Tuesday 12 July 2022`, or the first and the last of several days.
  var days: String {
    guard let span, span.first == span.last else { return datesOfDays }
    return dates.weekdayDate(span.first)
  }

  /// The visible part of a day, ` 06:00-12:00`, if it is not all prices of the series.
  var partOfDay: String {
    guard slots != series.indices, !coversSeveralDays, !coversWholeDays, let first = slots.first,
      let last = slots.last
    else { return "" }
    return " \(clock(series[first].start))-\(dates.clock(end(last)))"
  }

  /// The day of the week, `Tuesday`; `nil` for several days, or none.
  var weekday: String? { span.flatMap { $0.first == $0.last ? dates.weekday($0.first) : nil } }

  /// The visible date, `12 July 2022`, the first and the last date, or whole years.
  var datesOfDays: String {
    guard let (first, last) = span else { return "" }
    guard first.month == 1, first.day == 1, last.month == 12, last.day == 31 else {
      return dates.dates(first, last)
    }
    return first.year == last.year ? "\(first.year)" : "\(first.year)–\(last.year)"
  }

  /// Whether the slots start and end at midnight.
  private var coversWholeDays: Bool {
    guard let time = series.interval(of: slots) else { return false }
    let end = series.zone.civil(at: time.end)
    return time.start == series.zone.startOfDay(date(time.start)) && end == end.date.midnight
  }

  /// Whether several dates are visible.
  var coversSeveralDays: Bool { span.map { $0 != $1 } ?? false }

  /// Whether up to seven dates are visible, so that a day of the week names one of them.
  var hasBriefDays: Bool { span.map { $1.daysSince1970 - $0.daysSince1970 < 7 } ?? false }

  /// The dates of the first and the last slot.
  private var span: (first: CivilDate, last: CivilDate)? {
    guard let first = slots.first, let last = slots.last else { return nil }
    return (date(series[first].start), date(series[last].start))
  }

  private func date(_ instant: Instant) -> CivilDate { series.zone.civil(at: instant).date }
}

extension ViewerState {
  /// Whether the view has a repeated hour, whose mark in the times needs an explanation.
  var repeatsTimes: Bool {
    guard let first = visible.first, let last = visible.last else { return false }
    if series.repetition(of: first) > 0 { return true }
    // Compares UTC offsets at intervals, since the view can span years.
    let offsets = (Array(stride(from: first, to: last, by: 24)) + [last]).map {
      series.zone.offset(at: series[$0].start)
    }
    return zip(offsets, offsets.dropFirst()).contains { $0 > $1 }
  }
}
