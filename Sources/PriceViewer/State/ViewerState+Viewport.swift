import CivilTime
import ElectricityPrices

/// Which part of the prices is shown.
extension ViewerState {
  /// A chart of fewer slots shows next to nothing.
  static let fewestSlots = 4
  /// The longest day: a file that has no more is shown whole, whichever dates it lies on.
  private static let longestDay: Int64 = 25 * 3600

  /// Whether there is more than what is shown.
  var isPart: Bool { visible != series.indices }

  /// Whether the shown days are enough for what is usual.
  var hasTypicalDays: Bool {
    guard let first = visible.first, let last = visible.last else { return false }
    return series[first].start.distance(to: series[last].end) >= 70 * 3600
  }

  /// Whether there are prices of more than a day or so, so that ranges differ.
  var coversSeveralDays: Bool { (whole?.length ?? 0) > Self.longestDay }

  /// A time on the date that a time without one is meant for: that of now, where the prices have
  /// it, else the first one that is shown.
  package var dateOfChoice: Instant { nowIndex == nil ? series[visible].first?.start ?? now : now }

  /// All prices; nil where there are none.
  var whole: Viewport? {
    guard let start = series.start, let end = series.end else { return nil }
    return Viewport(start: start, end: end)
  }

  /// Shows the range that is asked for, else what there is most use for.
  mutating func openView(_ range: TimeRange?) {
    guard let whole else { return setView(.empty, .all) }
    if let range {
      showRange(range, near: now)
    } else if whole.length <= Self.longestDay {
      setView(whole, .all)
    } else {
      showUsualView()
    }
  }

  /// Follows the clock into the next day, as long as nobody has chosen what to see.
  mutating func followClock() {
    if let usualEnd, now >= usualEnd { showUsualView() }
  }

  /// Today and tomorrow if both are there, else the day of now, else the last day with prices; of
  /// long slots the smallest range that has some.
  private mutating func showUsualView() {
    let today = Viewport(.day, containing: now, in: series.zone)
    let tomorrow = Viewport(.day, containing: today.end, in: series.zone)
    func hasPrices(_ day: Viewport) -> Bool { slots(in: day).contains { series[$0].price != nil } }
    let hasToday = hasPrices(today)
    // The last days of a file may be empty.
    let last = series.indices.last { series[$0].price != nil }
    let anchor = hasToday ? now : last.map { series[$0].start } ?? now
    if hasToday, hasPrices(tomorrow) {
      setView(Viewport(start: today.start, end: tomorrow.end), .day)
    } else {
      showRange(.day, near: anchor)
    }
    for range in [TimeRange.week, .month, .year, .all] where visible.count < Self.fewestSlots {
      showRange(range, near: anchor)
    }
    usualEnd = today.end
  }

  /// Shows the period of a range that a time lies in, or of the prices nearest to that.
  mutating func showRange(_ range: TimeRange, near instant: Instant) {
    guard let nearest = series.index(nearest: instant), let whole else { return }
    let slot = series[nearest]
    setView(period(of: range, at: slot.contains(instant) ? instant : slot.start) ?? whole, range)
  }

  /// Shows a range about what is selected, now, or what was shown.
  mutating func showRange(_ range: TimeRange) {
    let middle = selectedIndex.flatMap { visible.contains($0) ? selection : nil }
    showRange(range, near: middle ?? (viewport.contains(now) ? now : viewport.start))
  }

  /// Shows the period before or after this one that has prices, and selects the same time of the
  /// clock there.
  mutating func showPeriod(later: Bool) {
    guard let range else { return scroll(later: later, by: viewport.length) }
    // Of two days that are shown the second is the next one.
    let shown = period(of: range, at: viewport.start) ?? viewport
    let target =
      later ? slot(from: shown.end) : series.indices(from: .earliest, to: shown.start).last
    guard range != .all, let target else { return tell(later ? .noneLater : .noneEarlier) }
    let place = later ? series[target].start : series[target].end.advanced(by: -1)
    guard let next = period(of: range, at: place) else { return }
    let selected = selection
    setView(next, range)
    let days = date(shown.start).daysSince1970.distance(to: date(next.start).daysSince1970)
    selection = selected.flatMap { start(days: days, after: $0) }
  }

  /// Shows the period of now, of all a day.
  mutating func showToday() {
    guard nowIndex != nil else { return tell(.nowOutside) }
    showRange(range.flatMap { $0 == .all ? nil : $0 } ?? .day, near: now)
  }

  /// Shows a slot that lies outside: the period that it belongs to, or a view as long with it at
  /// its edge.
  mutating func reveal(_ index: Int) {
    guard !visible.contains(index), series.indices.contains(index) else { return }
    guard range == nil else { return showRange(range ?? .all, near: series[index].start) }
    let slots = stretch(of: index)
    let (start, end) = (series[slots.lowerBound].start, series[slots.upperBound - 1].end)
    let length = viewport.length
    setView(
      start < viewport.start
        ? Viewport(start: start, end: start.advanced(by: length))
        : Viewport(start: end.advanced(by: -length), end: end), nil)
  }

  private func period(of range: TimeRange, at instant: Instant) -> Viewport? {
    range.unit.map { Viewport($0, containing: instant, in: series.zone) }
  }

  /// The start of the slot at the same time of the clock some days later, or nearest to that among
  /// those that are shown.
  private func start(days: Int, after instant: Instant) -> Instant? {
    let time = series.zone.civil(at: instant)
    let moved = CivilDateTime(
      secondsSince1970: time.secondsSince1970 + Int64(days) * 86_400)
    let index = series.index(nearest: series.zone.firstInstant(of: moved))
    guard let index, let last = visible.last else { return nil }
    return series[min(max(index, visible.lowerBound), last)].start
  }

  private func date(_ instant: Instant) -> CivilDate { series.zone.civil(at: instant).date }

  /// The first slot that begins at a time or later.
  private func slot(from instant: Instant) -> Int? {
    series.indices(from: instant, to: .latest).first { series[$0].start >= instant }
  }

  /// The slots that have a part in a stretch of time.
  func slots(in viewport: Viewport) -> Range<Int> {
    series.indices(from: viewport.start, to: viewport.end)
  }

  mutating func setView(_ viewport: Viewport, _ range: TimeRange?) {
    (self.viewport, self.range, usualEnd) = (viewport, range, nil)
    updateVisible()
    // What cannot be seen is not selected.
    if let selectedIndex, !visible.contains(selectedIndex) { selection = nil }
    if selection == nil { anchor = nil }
  }

  /// Finds out what the viewport shows of the series.
  mutating func updateVisible() {
    shown.slots = slots(in: viewport)
    shown.pyramid.prepare(for: visible)
    shown.statistics = pyramid.statistics(in: visible)
    if !shown.otherAreas.isEmpty { prepareAreas() }
  }
}

extension Instant {
  /// Before and after all that a calendar knows.
  fileprivate static var earliest: Instant { Instant(secondsSince1970: .min) }
  fileprivate static var latest: Instant { Instant(secondsSince1970: .max) }
}
