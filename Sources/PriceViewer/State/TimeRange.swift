import CivilTime
import PriceTexts

/// How much of the prices is shown at once.
package enum TimeRange: String, CaseIterable, Hashable, Sendable {
  case day, week, month, year
  /// All that there are.
  case all

  /// The unit of the calendar that is shown; nil for all.
  var unit: CalendarUnit? {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    case .all: nil
    }
  }
}

extension TimeRange {
  /// The key that shows it.
  var key: String { String(rawValue.prefix(1)) }
  /// Its name on tabs and in the menu.
  var name: NameText { NameText(rawValue: rawValue) ?? .all }
}

/// A stretch of time that a chart shows: what its x axis covers, and no mode of drawing.
package struct Viewport: Hashable, Sendable {
  /// The first instant.
  package let start: Instant
  /// The first instant after it.
  package let end: Instant

  package init(start: Instant, end: Instant) {
    self.start = start
    self.end = end
  }

  /// The unit of the calendar that contains an instant.
  init(_ unit: CalendarUnit, containing instant: Instant, in zone: Zone) {
    (start, end) = unit.interval(containing: instant, in: zone)
  }

  /// A view of nothing.
  static var empty: Viewport {
    let instant = Instant(secondsSince1970: 0)
    return Viewport(start: instant, end: instant)
  }

  /// The length in seconds.
  package var length: Int64 { start.distance(to: end) }
  /// Whether an instant lies inside; the end does not.
  func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }
}
