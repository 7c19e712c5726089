import CivilTime
import FoundationSubset
import LocaleFormats

/// Formats dates for readers, by the clocks of a zone: all of a dimension to the same unit.
package struct DateWords {
  private enum Precision { case year, month, day, minute, second }
  private let precision: Precision
  private let zone: Zone
  private let style: DateStyle

  /// Finds the coarsest unit that distinguishes all dates, given in seconds since the reference
  /// date.
  init(
    for dates: some Sequence<Double>, unit: Calendar.Component?, in zone: Zone,
    style: DateStyle = DateStyle(.english)
  ) {
    self.zone = zone
    self.style = style
    switch unit {
    case .year: precision = .year
    case .month, .quarter: precision = .month
    default:
      var precision = Precision.day
      for date in dates where date.isFinite {
        let time = Self.time(date, in: zone)
        if time.second != 0 { precision = .second }
        if precision == .day && (time.hour != 0 || time.minute != 0) { precision = .minute }
      }
      self.precision = precision
    }
  }

  /// Returns `12 Jul 2022`, `12 Jul 2022 13:00` or `Jul 2022`, by the unit of the dimension.
  func text(_ date: Double) -> String {
    let time = Self.time(date, in: zone)
    return switch precision {
    case .year: String(time.date.year)
    case .month: style.shortMonthYear(time.date)
    case .day: style.shortDate(time.date)
    case .minute: "\(style.shortDate(time.date)) \(style.clock(time))"
    case .second: "\(style.shortDate(time.date)) \(style.clockWithSeconds(time))"
    }
  }

  private static func time(_ date: Double, in zone: Zone) -> CivilDateTime {
    zone.civil(at: Instant(referenceSeconds: date.clamped(to: -1e12...1e12)))
  }
}
