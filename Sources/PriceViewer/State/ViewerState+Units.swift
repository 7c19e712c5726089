import CivilTime
import ElectricityPrices

/// The units that steps, bars and the annotation use.
///
/// These are slots, or units of the calendar where there are too many slots to show individually.
extension ViewerState {
  /// The unit for a view of up to a number of seconds.
  private static let units: [(longest: Int64, unit: CalendarUnit?)] = [
    (60 * 3600, nil), (8 * 86_400, .hours(1)), (16 * 86_400, .hours(6)), (70 * 86_400, .day),
    (800 * 86_400, .week), (.max, .month),
  ]

  /// The unit that the view groups slots by; `nil` for individual slots.
  package var unit: CalendarUnit? {
    guard let first = visible.first, let last = visible.last else { return nil }
    let length = series[first].start.distance(to: series[last].end)
    let unit =
      chartKind == .duration
      ? nil
      : chartKind == .heatMap || chartKind == .typical
        ? .hours(1) : Self.units.first { length <= $0.longest }?.unit
    return unit.flatMap { $0.usualSeconds > series[first].length ? $0 : nil }
  }

  /// Returns the visible slots of the unit that contains a slot.
  package func stretch(of index: Int) -> Range<Int> {
    let stretch = wholeStretch(of: index)
    return visible.contains(index) ? stretch.clamped(to: visible) : stretch
  }

  /// The slots that the annotation describes.
  package var focusStretch: Range<Int>? { focusIndex.map(stretch) }

  private func wholeStretch(of index: Int) -> Range<Int> {
    guard let unit else { return index..<(index + 1) }
    let interval = unit.interval(containing: series[index].start, in: series.zone)
    let slots = series.indices(from: interval.start, to: interval.end)
    // A slot that started earlier belongs to the previous unit.
    let first = series[slots.lowerBound].start < interval.start ? 1 : 0
    return min(slots.lowerBound + first, index)..<max(slots.upperBound, index + 1)
  }

  /// Returns the first slot of the unit a number of units after or before a slot's.
  ///
  /// At the ends, returns the first or the last slot.
  func index(steps: Int, from index: Int) -> Int {
    guard unit != nil else {
      let (sum, overflow) = index.addingReportingOverflow(steps)
      return overflow ? (steps < 0 ? 0 : series.count - 1) : min(max(sum, 0), series.count - 1)
    }
    var index = wholeStretch(of: index).lowerBound
    // More steps than a view can show lead to an end.
    for _ in 0..<min(steps.magnitude, 100_000) {
      let next = steps > 0 ? wholeStretch(of: index).upperBound : index - 1
      guard series.indices.contains(next) else { break }
      index = wholeStretch(of: next).lowerBound
    }
    return index
  }
}

extension CalendarUnit {
  /// The usual length in seconds; approximate for months and years.
  var usualSeconds: Int64 {
    switch self {
    case .minutes(let count): Int64(count) * 60
    case .hours(let count): Int64(count) * 3600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 2_629_800
    case .years(let count): Int64(count) * 31_557_600
    }
  }
}
