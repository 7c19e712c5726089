import CivilTime
import FoundationSubset

/// Functions on the calendar unit that contains an instant.
///
/// Instants are seconds since the reference date, 2001-01-01T00:00:00Z.
enum DateUnits {
  /// Returns the calendar unit that contains an instant, half open: `lower ≤ instant < upper`.
  ///
  /// Days have 23, 24 or 25 hours by the zone's clocks. Weeks begin on Monday.
  static func interval(
    of component: Calendar.Component, containing instant: Double, zone: Zone
  ) -> (lower: Double, upper: Double) {
    let step = DateStep(component)
    let lower = floor(instant, to: step.unit, zone: zone)
    guard !step.unit.isClockUnit else { return (lower, lower + step.seconds) }
    let boundaries = DateBoundaries(zone: zone)
    var start = zone.civil(at: Instant(referenceSeconds: lower)).date
    if step.unit == .month, step.count > 1 {
      let surplus = (start.month - 1) % step.count
      start = CivilDate(year: start.year, month: start.month - surplus, day: 1) ?? start
    }
    let end = boundaries.date(start, plus: step) ?? start.adding(days: 1)
    return (
      zone.startOfDay(start).referenceSeconds, zone.startOfDay(end).referenceSeconds
    )
  }

  /// Returns the beginning of the unit that contains an instant.
  static func floor(_ instant: Double, to unit: DateUnit, zone: Zone) -> Double {
    let whole = Instant(referenceSeconds: instant)
    if unit.isClockUnit {
      let local = whole.secondsSince1970 + Int64(zone.offset(at: whole))
      let size = Int64(unit.seconds)
      return whole.advanced(by: -((local % size + size) % size)).referenceSeconds
    }
    let date = DateBoundaries(zone: zone).floor(zone.civil(at: whole).date, to: unit)
    return zone.startOfDay(date).referenceSeconds
  }

  /// Returns the largest unit that begins at every instant: the precision that labels need.
  ///
  /// Weeks are left out, for they are labelled as days are. Seconds when there is none.
  static func largest(for instants: [Double], zone: Zone) -> DateUnit {
    let units: [DateUnit] = [.year, .month, .day, .hour, .minute]
    return units.first { unit in
      instants.allSatisfy { floor($0, to: unit, zone: zone) == $0 }
    } ?? .second
  }
}
