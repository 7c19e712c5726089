import CivilTime

/// The default texts of date ticks.
///
/// English and by the 24-hour clock. No formatter is asked, because the first use of one costs
/// more time than the whole chart.
enum DateTickLabels {
  /// The labels of an axis, all in one format.
  ///
  /// Years as "2022"; months as "Jul", with the year at the first and where it changes; days and
  /// weeks as "12 Jul"; hours as "06", minutes as "13:30", seconds as "13:30:15".
  ///
  /// - Parameters:
  ///   - values: Seconds since the reference date.
  ///   - unit: The unit of the axis' step.
  ///   - zone: Whose clocks.
  static func strings(for values: [Double], unit: DateUnit, zone: Zone) -> [String] {
    let times = values.map { zone.civil(at: Instant(referenceSeconds: $0)) }
    switch unit {
    case .year: return times.map { String($0.date.year) }
    case .month: return months(times.map(\.date))
    case .day, .week: return times.map { "\($0.date.day) \(name($0.date))" }
    case .hour where times.allSatisfy { $0.minute == 0 }: return times.map { two($0.hour) }
    case .hour, .minute: return times.map { "\(two($0.hour)):\(two($0.minute))" }
    case .second: return times.map { "\(two($0.hour)):\(two($0.minute)):\(two($0.second))" }
    }
  }

  private static func months(_ dates: [CivilDate]) -> [String] {
    var year: Int?
    return dates.map { date in
      defer { year = date.year }
      return date.year == year ? name(date) : "\(name(date)) \(date.year)"
    }
  }

  static func name(_ date: CivilDate) -> String { monthNames[date.month - 1] }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
