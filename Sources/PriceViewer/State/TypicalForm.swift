import CivilTime

/// The grouping of hours in the chart of the typical day.
package enum TypicalForm: String, CaseIterable, Hashable, Sendable {
  /// Weekdays in one panel, weekends in another.
  case days
  /// All hours of a week.
  case week
  /// A day for each month of the year.
  case months

  /// The number of panels, from left to right, and the gap between them in hours.
  var layout: (panels: Int, gap: Int) {
    switch self {
    case .days: (2, 2)
    case .week: (7, 0)
    case .months: (12, 3)
    }
  }

  func panel(of date: CivilDate) -> Int {
    switch self {
    case .days: date.weekday > 5 ? 1 : 0
    case .week: date.weekday - 1
    case .months: date.month - 1
    }
  }
}
