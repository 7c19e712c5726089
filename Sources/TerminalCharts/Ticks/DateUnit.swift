import CivilTime
import FoundationSubset

/// A unit of the civil calendar, smallest first.
///
/// Weeks begin on Monday, as in ISO 8601.
enum DateUnit: Int, Comparable, Sendable {
  case second, minute, hour, day, week, month, year

  static func < (left: DateUnit, right: DateUnit) -> Bool { left.rawValue < right.rawValue }

  /// The length, on average for units of the calendar.
  var seconds: Double { Self.lengths[rawValue] }

  /// Whether the unit is one of the clock, whose length is always the same.
  var isClockUnit: Bool { self <= .hour }

  /// From second to year: months and years by the mean Gregorian year of 365.2425 days.
  private static let lengths: [Double] = [1, 60, 3_600, 86_400, 604_800, 2_629_746, 31_556_952]
}

/// A number of calendar units: the distance between the ticks of a date axis.
struct DateStep: Hashable, Sendable {
  var unit: DateUnit
  var count: Int

  /// The maximum number of units in a step, which keeps the arithmetic far from overflow.
  private static let maximumCount = 1_000_000_000

  init(_ count: Int, _ unit: DateUnit) {
    self.unit = unit
    self.count = min(max(count, 1), Self.maximumCount)
  }

  /// Creates a step from a component of Foundation's calendar.
  ///
  /// Components that are finer than a second or have no length become the nearest unit: a weekday
  /// is a day, a nanosecond a second, an era a year.
  init(_ component: Calendar.Component, count: Int = 1) {
    let (size, unit): (Int, DateUnit) =
      switch component {
      case .second, .nanosecond: (1, .second)
      case .minute: (1, .minute)
      case .hour: (1, .hour)
      case .weekOfYear, .weekOfMonth: (1, .week)
      case .month: (1, .month)
      case .quarter: (3, .month)
      case .year, .yearForWeekOfYear, .era: (1, .year)
      default: (1, .day)
      }
    self.init(min(max(count, 1), Self.maximumCount) * size, unit)
  }

  var seconds: Double { Double(count) * unit.seconds }

  /// The steps that an automatic date axis chooses from, increasing.
  static let ladder: [DateStep] = [
    (DateUnit.second, [1, 5, 15, 30]),
    (.minute, [1, 5, 15, 30]),
    (.hour, [1, 3, 6, 12]),
    (.day, [1, 2]),
    (.week, [1, 2]),
    (.month, [1, 2, 3, 6, 12]),
    (.year, [2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]),
  ].flatMap { unit, counts in counts.map { DateStep($0, unit) } }
}

extension Instant {
  /// Creates the instant at or before a number of seconds since the reference date,
  /// 2001-01-01T00:00:00Z, clamped to the years −5900…9800; NaN gives the reference date.
  init(referenceSeconds seconds: Double) {
    let since1970 = (seconds.isNaN ? 0 : seconds) + Self.referenceDate
    self.init(secondsSince1970: Int64(min(max(since1970, -2.5e11), 2.5e11).rounded(.down)))
  }

  var referenceSeconds: Double { Double(secondsSince1970) - Self.referenceDate }

  private static let referenceDate = 978_307_200.0
}
