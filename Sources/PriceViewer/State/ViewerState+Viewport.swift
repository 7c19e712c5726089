import CivilTime
import ElectricityPrices

/// The visible interval of the prices.
extension ViewerState {
  /// The minimum number of slots in a view; a chart of fewer shows next to nothing.
  static let minimumSlots = 4
  /// The longest day in seconds; a file that covers no more is shown whole, whatever its dates.
  private static let longestDay: Int64 = 25 * 3600

  /// Whether the view has enough days of known prices for typical ones.
  var hasTypicalDays: Bool { (series.interval(of: known)?.length ?? 0) >= 70 * 3600 }

  /// Widens a view of too few days for typical prices to a month, or to all prices.
  mutating func widenForTypicalDays() {
    let before = view
    for range in [TimeRange.month, .all] where !hasTypicalDays { showRange(range) }
    if viewport != before.viewport { widened = ViewChange(before: before, after: viewport) }
    if !hasTypicalDays { tell(.fewDays) }
  }

  /// Shows what was visible before the view became wider, unless the user has moved since.
  mutating func restoreView() {
    if let widened, widened.after == viewport,
      selection.map(widened.before.viewport.contains) ?? true
    {
      setView(widened.before)
    }
    widened = nil
  }

  /// Whether the prices cover clearly more than a day, so that ranges differ.
  var coversSeveralDays: Bool { (whole?.length ?? 0) > Self.longestDay }

  /// A time on the date that a time without a date refers to.
  ///
  /// It is now if the prices include it, otherwise the start of the first visible slot.
  package var dateOfChoice: Instant { nowIndex == nil ? series[visible].first?.start ?? now : now }

  /// The interval of all prices; `nil` if there are none.
  var whole: Viewport? { series.interval(of: series.indices) }

  /// Shows the requested range, or the most useful one.
  mutating func openView(_ range: TimeRange?) {
    guard let whole else { return setView(.empty, .all) }
    if let range {
      showRange(range, near: now)
    } else if whole.length <= Self.longestDay {
      setView(whole, .all)
    } else {
      showUsualView()
      if chartKind == .typical { widenForTypicalDays() }
    }
  }

  /// Shows today and tomorrow if both have prices, otherwise today or the last day with prices.
  ///
  /// For long slots, it shows the smallest range with at least ``minimumSlots``.
  mutating func showUsualView() {
    let today = Viewport(.day, containing: now, in: series.zone)
    let tomorrow = Viewport(.day, containing: today.end, in: series.zone)
    func hasPrices(_ day: Viewport) -> Bool {
      series.indices(in: day).contains { series[$0].price != nil }
    }
    let hasToday = hasPrices(today)
    // The last days of a file may be empty.
    let last = series.indices.last { series[$0].price != nil }
    let anchor = hasToday ? now : last.map { series[$0].start } ?? now
    if hasToday, hasPrices(tomorrow) {
      setView(Viewport(start: today.start, end: tomorrow.end), .day)
    } else {
      showRange(.day, near: anchor)
    }
    for range in [TimeRange.week, .month, .year, .all] where visible.count < Self.minimumSlots {
      showRange(range, near: anchor)
    }
    view.usualEnd = today.end
  }

  /// Shows the period of a range that contains a time, or the prices nearest to it.
  mutating func showRange(_ range: TimeRange, near instant: Instant) {
    guard let nearest = series.index(nearest: instant), let whole else { return }
    let slot = series[nearest]
    setView(period(of: range, at: slot.contains(instant) ? instant : slot.start) ?? whole, range)
  }

  /// Returns whether the view is one period of a range, and not today with tomorrow.
  func isShown(_ range: TimeRange) -> Bool {
    self.range == range && (range != .day || viewport.length <= Self.longestDay)
  }

  /// Shows a range around the selection, now, or the previous view.
  mutating func showRange(_ range: TimeRange) {
    let middle = selectedIndex.flatMap { visible.contains($0) ? selection : nil }
    showRange(range, near: middle ?? (viewport.contains(now) ? now : viewport.start))
  }

  /// Shows the previous or next period with prices.
  ///
  /// It selects the same time of the clock there.
  mutating func showPeriod(later: Bool) {
    guard let range else { return scroll(later: later, by: viewport.length) }
    // If two days are visible, the second one is the next.
    let shown = period(of: range, at: viewport.start) ?? viewport
    let target =
      later
      ? series.countStarted(before: shown.end) : series.countStarted(before: shown.start) - 1
    guard range != .all, series.indices.contains(target) else {
      return tell(later ? .noneLater : .noneEarlier)
    }
    let instant = later ? series[target].start : series[target].end.advanced(by: -1)
    guard let next = period(of: range, at: instant) else { return }
    let selected = selection
    setView(next, range)
    let days = date(shown.start).daysSince1970.distance(to: date(next.start).daysSince1970)
    guard let selected, let last = visible.last else { return selection = nil }
    let index = series.index(nearest: series.zone.instant(days: days, after: selected))
    // If there is no slot at that time, the nearest visible one.
    selection = index.map { series[min(max($0, visible.lowerBound), last)].start }
  }

  /// Shows a slot outside the view.
  ///
  /// The new view is the slot's period, or has the same length as before with the slot at its edge.
  mutating func reveal(_ index: Int) {
    guard !visible.contains(index), series.indices.contains(index) else { return }
    if let range { return showRange(range, near: series[index].start) }
    guard let unit = series.interval(of: stretch(of: index)) else { return }
    let isEarlier = unit.start < viewport.start
    let distance =
      isEarlier ? viewport.start.distance(to: unit.start) : viewport.end.distance(to: unit.end)
    setView(viewport.moved(by: distance), nil)
  }

  private func period(of range: TimeRange, at instant: Instant) -> Viewport? {
    range.unit.map { Viewport($0, containing: instant, in: series.zone) }
  }

  private func date(_ instant: Instant) -> CivilDate { series.zone.civil(at: instant).date }

  mutating func setView(_ viewport: Viewport, _ range: TimeRange?) {
    setView(ChosenView(viewport: viewport, range: range))
  }

  mutating func setView(_ view: ChosenView) {
    self.view = view
    updateVisible()
    // A slot outside the view cannot be selected.
    if let selectedIndex, !visible.contains(selectedIndex) { selection = nil }
    if selection == nil { anchor = nil }
  }

  /// Updates the values derived from the visible interval.
  mutating func updateVisible() {
    shown.slots = series.indices(in: viewport)
    shown.pyramid.prepare(for: visible)
    shown.drawn = pyramid.statistics(in: visible)
    findKnown()
    if !shown.otherAreas.isEmpty { prepareAreas() }
  }

  private mutating func findKnown() {
    (shown.known, shown.knownSlots, shown.statistics) = (pyramid, visible, shown.drawn)
    let forecasts = series.forecastSlots.map { $0.clamped(to: visible) }.filter { !$0.isEmpty }
    guard let first = forecasts.first, let last = forecasts.last else { return }
    let start = first.lowerBound == visible.lowerBound ? first.upperBound : visible.lowerBound
    let end = last.upperBound == visible.upperBound ? last.lowerBound : visible.upperBound
    guard start < end else { return }
    let known =
      forecasts.contains { $0.overlaps(start..<end) }
      ? PricePyramid(series.withoutForecastPrices) : pyramid
    guard let statistics = known.statistics(in: start..<end) else { return }
    (shown.known, shown.knownSlots, shown.statistics) = (known, start..<end, statistics)
  }
}
