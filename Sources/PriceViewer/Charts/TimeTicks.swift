import CivilTime
import LocaleFormats

/// The ticks of a time axis: hours and days up to two weeks, then dates, months and years.
struct TimeTicks {
  /// The longest view, in days, whose axis labels hours and days of the week.
  private static let maximumDaysOfHours = 14
  /// The number of columns between two times, including a gap.
  private static let columnsOfTime = 8
  private static let columnsOfDate = 7

  let zone: Zone
  let start, end: Instant
  let columns: Int
  let style: DateStyle

  private var first: CivilDate { zone.civil(at: start).date }
  private var last: CivilDate { zone.civil(at: end.advanced(by: -1)).date }
  private var days: Int { last.daysSince1970 - first.daysSince1970 + 1 }

  /// The ticks in order, without those outside the axis.
  var ticks: [PlotAxis.Tick] {
    let ticks = days <= Self.maximumDaysOfHours ? hours : dates
    return ticks.filter { $0.value >= start.seconds && $0.value <= end.seconds }
  }

  private var hours: [PlotAxis.Tick] {
    let maximum = max(1, columns / Self.columnsOfTime)
    let seconds = start.distance(to: end)
    // Steps are in minutes.
    let step =
      [5, 10, 15, 30, 60, 120, 180, 360, 720].first { seconds <= Int64($0) * 60 * Int64(maximum) }
      ?? 1440
    return (0..<days).flatMap { day -> [PlotAxis.Tick] in
      let date = first.adding(days: day)
      return stride(from: 0, to: 1440, by: step).flatMap { minute in
        let time = CivilDateTime(date: date, hour: minute / 60, minute: minute % 60)
        return zone.instants(of: time).prefix(1).map { instant in
          let isDay = minute == 0 && days > 1
          let clock = time.minute == 0 ? style.hour(time) : style.clock(time)
          return tick(instant, isDay ? style.shortWeekdayNumber(date) : clock, isMain: isDay)
        }
      }
    }
  }

  /// The ticks at days of months, months of years, or years.
  ///
  /// Days are the first of a month and some after it, except where the label would overlap the
  /// label of the next month.
  private var dates: [PlotAxis.Tick] {
    let maximum = max(1, columns / Self.columnsOfDate)
    if days <= 100, let step = [1, 2, 5, 7, 14].first(where: { days <= maximum * $0 }) {
      let dates = (0..<days).map { first.adding(days: $0) }.filter { date in
        let left = CivilDate.days(inMonth: date.month, of: date.year) - date.day + 1
        return (date.day - 1).isMultiple(of: step) && (step == 1 || date.day == 1 || left >= step)
      }
      return dates.enumerated().map { index, date in
        let isMain = date.day == 1 || index == 0
        return tick(
          zone.startOfDay(date), isMain ? style.shortDay(date) : String(date.day),
          isMain: date.day == 1)
      }
    }
    let step =
      [1, 2, 3, 6, 12, 24, 60, 120, 240, 600].first { days <= maximum * $0 * 30 } ?? 600
    let (start, end) = (first.year * 12 + first.month - 1, last.year * 12 + last.month - 1)
    return (start...max(start, end)).filter { $0.isMultiple(of: step) }.compactMap { month in
      let (year, monthIndex) = month.quotientAndRemainder(dividingBy: 12)
      return CivilDate(year: year, month: monthIndex + 1, day: 1).map { date in
        tick(
          zone.startOfDay(date), monthIndex == 0 ? String(year) : style.shortMonth(date),
          isMain: monthIndex == 0)
      }
    }
  }

  private func tick(_ instant: Instant, _ label: String, isMain: Bool) -> PlotAxis.Tick {
    PlotAxis.Tick(
      value: instant.seconds, label: label, isMain: isMain, hasLine: isMain && instant > start)
  }
}
