import CivilTime
import LocaleFormats

/// The default texts of date ticks.
///
/// Does not use Foundation's formatter, whose first use takes longer than the whole chart.
enum DateTickLabels {
  /// Returns the labels of an axis, all in one format.
  ///
  /// Years as "2022"; months as "Jul", with the year at the first and where it changes; days and
  /// weeks as "12 Jul"; hours as "06", minutes as "13:30", seconds as "13:30:15"; all in the words,
  /// the order and the clock of the style.
  static func strings(
    for values: [Double], unit: DateUnit, zone: Zone, style: DateStyle = DateStyle(.english)
  ) -> [String] {
    let times = values.map { zone.civil(at: Instant(referenceSeconds: $0)) }
    // Steps of twelve months are years.
    let areYears = times.count > 1 && times.allSatisfy { ($0.date.month, $0.date.day) == (1, 1) }
    switch unit {
    case .month where areYears, .year: return times.map { String($0.date.year) }
    case .month:
      return times.indices.map { index in
        let date = times[index].date
        let isSameYear = index > 0 && times[index - 1].date.year == date.year
        return isSameYear ? style.shortMonth(date) : style.shortMonthYear(date)
      }
    case .day, .week: return times.map { style.shortDay($0.date) }
    case .hour where times.allSatisfy { $0.minute == 0 }: return times.map(style.hour)
    case .hour, .minute: return times.map(style.clock)
    case .second: return times.map(style.clockWithSeconds)
    }
  }
}
