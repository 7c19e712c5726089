import CivilTime

/// A visible interval and how it was chosen.
struct ChosenView: Hashable, Sendable {
  var viewport = Viewport.empty
  var range: TimeRange? = .all
  /// The time at which the default view changes; `nil` once the user has chosen a view.
  var usualEnd: Instant?
}

/// A change of the view that can be undone, as long as the view is the one after it.
struct ViewChange: Hashable, Sendable {
  let before: ChosenView
  let after: Viewport
  /// The steps of a zoom, and the time that it was about.
  var steps = 0
  var anchor: Instant?
}

/// Zooming and scrolling, which change the visible interval.
extension ViewerState {
  /// The maximum number of zooms that can be undone.
  private static let longestTrail = 200
  /// The minimum number of columns in a view; a pointer is accurate to a column or a slot.
  private static let columnsOfView: Int64 = 40

  /// The factor of a zoom step; two steps halve or double the view.
  private static let zoomPerStep = 2.0.squareRoot()

  /// Zooms in or out about a time, which keeps its position on the screen.
  ///
  /// The time is the pointer, the selection, now, or the middle of the view, in this order.
  ///
  /// The view has four slots at least, and all prices at most. The opposite zoom about the same
  /// time restores the previous view exactly, although views align to slots and days may be
  /// missing.
  mutating func zoom(steps: Int, at pointer: Instant?) {
    guard let whole, !visible.isEmpty else { return tell(.noPrices) }
    let anchor = anchor(of: pointer, in: viewport.clamped(to: whole))
    if takeBack(steps: steps, at: anchor) { return }
    let before = view
    zoom(steps: steps, about: anchor, in: whole)
    guard viewport != before.viewport else { return }
    if trail.last?.after != before.viewport { trail.removeAll() }
    trail.append(ViewChange(before: before, after: viewport, steps: steps, anchor: anchor))
    if trail.count > Self.longestTrail { trail.removeFirst() }
  }

  /// Restores the view before the last zoom, if this zoom is its opposite.
  private mutating func takeBack(steps: Int, at anchor: Instant) -> Bool {
    guard let last = trail.last, last.after == viewport, last.steps == -steps,
      let slot = visible.first.map({ series[$0].length }),
      let about = last.anchor,
      abs(about.distance(to: anchor)) <= max(slot, viewport.length / Self.columnsOfView)
    else { return false }
    trail.removeLast()
    setView(last.before)
    return true
  }

  /// Returns the time that keeps its position.
  private func anchor(of pointer: Instant?, in shown: Viewport) -> Instant {
    let selected = selectedIndex.flatMap { visible.contains($0) ? self.middle(of: $0) : nil }
    let present = viewport.contains(now) ? now : nil
    let middle = shown.start.advanced(by: shown.length / 2)
    return shown.clamped(pointer ?? selected ?? present ?? middle)
  }

  private mutating func zoom(steps: Int, about anchor: Instant, in whole: Viewport) {
    let shown = viewport.clamped(to: whole)
    let fraction = Double(shown.start.distance(to: anchor)) / Double(max(1, shown.length))
    var factor = 1.0
    for _ in 0..<min(steps.magnitude, 200) {
      factor = steps > 0 ? factor / Self.zoomPerStep : factor * Self.zoomPerStep
    }
    let length = Int64(min(Double(shown.length) * factor, Double(whole.length)))
    guard length < whole.length else { return setView(whole, .all) }
    let start = anchor.advanced(by: -Int64(Double(length) * fraction))
    let view = onSlots(Viewport(start: start, end: start.advanced(by: length)).moved(into: whole))
    // Four slots with gaps between them can be longer than the current view.
    if steps < 0 || view.length < shown.length { setView(view, nil) }
  }

  /// Shows earlier or later prices, by a quarter of the view.
  ///
  /// - Parameter seconds: The distance to scroll by instead.
  mutating func scroll(later: Bool, by seconds: Int64? = nil) {
    guard let whole, let first = visible.first else { return tell(.noPrices) }
    let shown = viewport.clamped(to: whole)
    let slot = series[first].length
    let distance = max(slot, (seconds ?? shown.length / 4) / slot * slot)
    let moved = shown.moved(by: later ? distance : -distance).moved(into: whole)
    guard moved != shown else { return tell(later ? .noneLater : .noneEarlier) }
    setView(moved, nil)
  }

  /// Returns an interval of whole slots, four at least.
  private func onSlots(_ viewport: Viewport) -> Viewport {
    let view = Viewport(start: nearestEdge(viewport.start), end: nearestEdge(viewport.end))
    guard series.indices(in: view).count < Self.minimumSlots else { return view }
    guard let first = series.index(nearest: viewport.start),
      let last = series.index(nearest: viewport.end.advanced(by: -1))
    else { return viewport }
    let missing = max(0, Self.minimumSlots - (last - first + 1))
    let start = max(0, first - (missing + 1) / 2)
    let end = min(series.count - 1, max(last, start + Self.minimumSlots - 1))
    return Viewport(
      start: series[max(0, min(start, end - Self.minimumSlots + 1))].start, end: series[end].end)
  }

  /// Returns the nearer end of the slot that contains a time; the time itself if there is no slot.
  private func nearestEdge(_ instant: Instant) -> Instant {
    guard let index = series.index(containing: instant) else { return instant }
    return instant < middle(of: index) ? series[index].start : series[index].end
  }

  private func middle(of index: Int) -> Instant {
    series[index].start.advanced(by: series[index].length / 2)
  }
}

extension Viewport {
  /// Creates the interval of the calendar unit that contains an instant.
  init(_ unit: CalendarUnit, containing instant: Instant, in zone: Zone) {
    (start, end) = unit.interval(containing: instant, in: zone)
  }

  /// Returns the part inside another interval; if there is none, that interval.
  func clamped(to whole: Viewport) -> Viewport { intersection(whole) ?? whole }

  /// Returns the part inside another interval; `nil` if there is none.
  func intersection(_ other: Viewport) -> Viewport? {
    let (start, end) = (max(start, other.start), min(end, other.end))
    return start < end ? Viewport(start: start, end: end) : nil
  }

  /// Returns the nearest time inside the interval.
  fileprivate func clamped(_ instant: Instant) -> Instant { min(max(instant, start), end) }

  /// Returns an interval of the same length, a number of seconds later.
  func moved(by seconds: Int64) -> Viewport {
    Viewport(start: start.advanced(by: seconds), end: end.advanced(by: seconds))
  }

  /// Returns an interval of the same length, moved as little as possible to fit into another.
  fileprivate func moved(into whole: Viewport) -> Viewport {
    if start < whole.start { return moved(by: start.distance(to: whole.start)) }
    return end > whole.end ? moved(by: end.distance(to: whole.end)) : self
  }
}
