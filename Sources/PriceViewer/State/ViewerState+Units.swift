import CivilTime
import ElectricityPrices

/// What a step, a bar and the annotation are about: slots, or units of the calendar where the slots
/// are too many to be looked at one by one.
extension ViewerState {
  /// What a view of so many seconds is looked at by.
  private static let units: [(longest: Int64, unit: CalendarUnit?)] = [
    (60 * 3600, nil), (8 * 86_400, .hours(1)), (16 * 86_400, .hours(6)), (70 * 86_400, .day),
    (800 * 86_400, .week), (.max, .month),
  ]

  /// The unit that the view is looked at by; nil for slots.
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

  /// The slots that a slot is looked at with: those of its unit that are shown.
  package func stretch(of index: Int) -> Range<Int> {
    let stretch = wholeStretch(of: index)
    return visible.contains(index) ? stretch.clamped(to: visible) : stretch
  }

  /// The slots that the annotation is about.
  package var focusStretch: Range<Int>? { focusIndex.map(stretch) }

  private func wholeStretch(of index: Int) -> Range<Int> {
    guard let unit else { return index..<(index + 1) }
    let interval = unit.interval(containing: series[index].start, in: series.zone)
    let slots = series.indices(from: interval.start, to: interval.end)
    // One that began before belongs to the unit before.
    let first = series[slots.lowerBound].start < interval.start ? 1 : 0
    return min(slots.lowerBound + first, index)..<max(slots.upperBound, index + 1)
  }

  /// The first slot of the unit so many units after that of a slot, or before it; the first or last
  /// one at the ends.
  func index(steps: Int, from index: Int) -> Int {
    guard unit != nil else {
      let (sum, overflow) = index.addingReportingOverflow(steps)
      return overflow ? (steps < 0 ? 0 : series.count - 1) : min(max(sum, 0), series.count - 1)
    }
    var index = wholeStretch(of: index).lowerBound
    // More steps than can be seen lead to an end.
    for _ in 0..<min(steps.magnitude, 100_000) {
      let next = steps > 0 ? wholeStretch(of: index).upperBound : index - 1
      guard series.indices.contains(next) else { break }
      index = wholeStretch(of: next).lowerBound
    }
    return index
  }
}

extension CalendarUnit {
  /// The usual length in seconds; about so many for months and years.
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
