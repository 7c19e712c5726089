import CivilTime
import ElectricityPrices

/// The selected range of slots, and the units that it consists of.
extension ViewerState {
  /// The slots of the range, in the units of the view; `nil` without a range.
  package var selectedStretch: Range<Int>? {
    guard let anchor, let selectedIndex, let begun = series.index(containing: anchor) else {
      return nil
    }
    let (first, second) = (stretch(of: begun), stretch(of: selectedIndex))
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  /// The slots in focus: the selected range, or the unit of the selection or the current slot.
  package var focusSlots: Range<Int>? { selectedStretch ?? focusStretch }

  /// Moves the end of the range by units; a new range starts at the selection or the current slot.
  mutating func extend(steps: Int) {
    guard let focusIndex else {
      apply(.step(slots: steps))
      return
    }
    extend(to: index(steps: steps, from: focusIndex), from: series[focusIndex].start)
  }

  /// Moves the end of the range to a slot; a new range starts at an instant.
  mutating func extend(to index: Int, from begin: Instant) {
    let begun = anchor ?? begin
    select(index: index)
    anchor = begun
  }

  /// Returns slots as a line of JSON; `nil` if none of several slots has a price.
  ///
  /// A slot is `{"start":…,"end":…,"price":…,"unit":…}`, with its provenance if any slot of the
  /// series is a forecast. Several slots are
  /// `{"start":…,"end":…,"slots":…,"mean":…,"lowest":…,"highest":…,"difference":…,"unit":…}`, where
  /// the difference is the last price minus the first. Times include their UTC offset, and unknown
  /// values are null.
  func json(of slots: Range<Int>) -> String? {
    guard let time = series.interval(of: slots) else { return nil }
    let (first, last) = (series[slots.lowerBound].price, series[slots.upperBound - 1].price)
    var fields = JSONText.times(time.start, time.end, in: series.zone)
    if slots.count == 1 {
      // Files written by programs contain prices such as 326.22500000000002; these are the shortest
      // digits of the same floating-point number, without an exponent.
      let price = first.map { Price(String($0.doubleValue)) ?? $0 }
      fields.append(("price", price?.description ?? "null"))
    } else {
      guard let statistics = pyramid.statistics(in: slots) else { return nil }
      fields += [
        ("slots", "\(slots.count)"), ("mean", Price(mean: statistics.mean)?.description ?? "null"),
        ("lowest", "\(statistics.lowest)"), ("highest", "\(statistics.highest)"),
        ("difference", first.flatMap { last?.subtracting($0) }?.description ?? "null"),
      ]
    }
    fields.append(("unit", JSONText.quoted(series.unit?.code)))
    if series.hasForecasts, slots.count == 1 {
      fields += series.originJSON(of: slots.lowerBound)
    } else if series.hasForecasts {
      let origins = Set(slots.map(series.origin))
      let origin: PriceOrigin? =
        origins.contains(.forecast) ? .forecast : origins == [.known] ? .known : nil
      fields.append(("origin", JSONText.quoted(origin?.rawValue)))
    }
    return JSONText.object(fields)
  }

  // MARK: Units
  // Steps, bars and the annotation use slots, or units of the calendar where there are too many.

  /// The unit for a view of up to a number of seconds.
  private static let units: [(longest: Int64, unit: CalendarUnit?)] = [
    (60 * 3600, nil), (8 * 86_400, .hours(1)), (16 * 86_400, .hours(6)), (70 * 86_400, .day),
    (800 * 86_400, .week), (.max, .month),
  ]

  /// The unit that the view groups slots by; `nil` for individual slots.
  package var unit: CalendarUnit? {
    guard let length = series.interval(of: visible)?.length, chartKind != .duration else {
      return nil
    }
    let unit =
      shownKind == .heatMap || shownKind == .typical
      ? .hours(1) : Self.units.first { length <= $0.longest }?.unit
    return unit.flatMap { $0.usualSeconds > series[visible.lowerBound].length ? $0 : nil }
  }

  /// Returns the visible slots of the unit that contains a slot.
  package func stretch(of index: Int) -> Range<Int> {
    let stretch = wholeStretch(of: index)
    return visible.contains(index) ? stretch.clamped(to: visible) : stretch
  }

  /// The slots that the annotation describes.
  package var focusStretch: Range<Int>? { focusIndex.map(stretch) }

  private func wholeStretch(of index: Int) -> Range<Int> {
    unit.map { series.slots(of: $0, at: index).slots } ?? index..<(index + 1)
  }

  /// Returns the first slot of the unit a number of units after or before a slot's.
  ///
  /// At the ends, returns the first or the last slot.
  func index(steps: Int, from index: Int) -> Int {
    guard unit != nil else {
      let steps = min(max(steps, -series.count), series.count)
      return min(max(index + steps, 0), series.count - 1)
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
