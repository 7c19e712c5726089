import CivilTime

/// How the hours of the typical day are told apart.
package enum TypicalForm: String, CaseIterable, Hashable, Sendable {
  /// Weekdays, and weekends beside them.
  case days
  /// All hours of a week.
  case week
  /// A day for each month of the year.
  case months

  /// The panels that there are, from left to right.
  var panels: Int {
    switch self {
    case .days: 2
    case .week: 7
    case .months: 12
    }
  }

  /// The panel of a date.
  func panel(of date: CivilDate) -> Int {
    switch self {
    case .days: date.weekday > 5 ? 1 : 0
    case .week: date.weekday - 1
    case .months: date.month - 1
    }
  }

  /// The room between panels, in hours; the days of a week follow each other.
  var gap: Int {
    switch self {
    case .days: 2
    case .week: 0
    case .months: 3
    }
  }
}
