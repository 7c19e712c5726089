import CivilTime
import Foundation

/// Dates as a person reads them, by the clocks of a zone: all of a dimension to the same unit.
struct DateWords {
  private enum Precision { case year, month, day, minute, second }
  private let precision: Precision
  private let zone: Zone

  /// Finds the coarsest unit that tells all dates, given in seconds since the reference date, apart.
  init(for dates: some Sequence<Double>, unit: Calendar.Component?, in zone: Zone) {
    self.zone = zone
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

  /// `12 Jul 2022`, `12 Jul 2022 13:00`, `Jul 2022`, by what the dimension needs.
  func text(_ date: Double) -> String {
    let time = Self.time(date, in: zone)
    let month = DateTickLabels.name(time.date)
    switch precision {
    case .year: return "\(time.date.year)"
    case .month: return "\(month) \(time.date.year)"
    case .day: return "\(time.date.day) \(month) \(time.date.year)"
    case .minute, .second:
      let clock = [time.hour, time.minute] + (precision == .second ? [time.second] : [])
      return "\(time.date.day) \(month) \(time.date.year) "
        + clock.map(DateTickLabels.two).joined(separator: ":")
    }
  }

  private static func time(_ date: Double, in zone: Zone) -> CivilDateTime {
    zone.civil(at: Instant(referenceSeconds: date.clamped(to: -1e12...1e12)))
  }
}
