import CivilTime
import ElectricityPrices
import PriceTexts

/// The length of time that is visible at once.
package enum TimeRange: String, CaseIterable, Hashable, Sendable {
  case day, week, month, year
  /// All prices.
  case all

  /// The unit of the calendar that is visible; `nil` for all.
  package var unit: CalendarUnit? {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    case .all: nil
    }
  }

  /// The key that shows the range.
  var key: String { String(rawValue.prefix(1)) }
  /// The name on tabs and in the menu.
  var name: KeyHelp { KeyHelp(rawValue: rawValue) ?? .all }
}

/// The visible interval of a chart: the range of its x axis, independent of the kind of chart.
struct Viewport: Hashable, Sendable {
  /// The first instant.
  let start: Instant
  /// The first instant after the interval.
  let end: Instant

  /// Returns the units of the calendar that overlap the interval, in their whole length.
  func units(_ unit: CalendarUnit, in zone: Zone) -> [Viewport] {
    var units: [Viewport] = []
    while case let next = units.last?.end ?? start, next < end {
      units.append(Viewport(unit, containing: next, in: zone))
    }
    return units
  }

  static var empty: Viewport {
    let instant = Instant(secondsSince1970: 0)
    return Viewport(start: instant, end: instant)
  }

  /// The length in seconds.
  var length: Int64 { start.distance(to: end) }
  /// Returns whether the interval contains an instant; the end is excluded.
  func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }
}

extension PriceSeries {
  /// Returns the interval from the start of the first slot to the end of the last; `nil` for none.
  func interval(of slots: Range<Int>) -> Viewport? {
    guard let first = slots.first, let last = slots.last else { return nil }
    return Viewport(start: self[first].start, end: self[last].end)
  }

  /// Returns the slots that overlap an interval.
  func indices(in viewport: Viewport) -> Range<Int> {
    indices(from: viewport.start, to: viewport.end)
  }

  /// Returns the slots that start in an interval.
  func indices(startingIn viewport: Viewport) -> Range<Int> {
    let first = countStarted(before: viewport.start)
    return first..<Swift.max(first, countStarted(before: viewport.end))
  }

  /// Returns the end of the slot that contains an instant, or the start of the next; `nil` if there
  /// is none.
  package func nextBorder(after now: Instant) -> Instant? {
    slot(containing: now)?.end ?? dropFirst(countStarted(before: now)).first?.start
  }

  /// Returns the slots of the unit of the calendar that contains a slot's start, and its interval.
  ///
  /// Where clocks go back over midnight, a slot can start after the end of the unit by its date; it
  /// belongs to the next unit.
  func slots(of unit: CalendarUnit, at index: Int) -> (slots: Range<Int>, interval: Viewport) {
    let start = self[index].start
    var interval = Viewport(unit, containing: start, in: zone)
    if interval.end <= start { interval = Viewport(unit, containing: interval.end, in: zone) }
    let slots = indices(startingIn: interval)
    let end = Swift.max(slots.upperBound, index + 1)
    return (Swift.min(slots.lowerBound, index)..<end, interval)
  }
}
