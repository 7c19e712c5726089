import TerminalCharts
import TerminalCore
import TerminalViews

extension InputRouter {
  /// Handles a key; returns whether a frame may have to be drawn.
  ///
  /// Arrow keys step through the data of a chart: the point of the next datum is sent through the
  /// same gestures as the pointer's, so that a program that handles the pointer handles keys.
  func handle(_ key: KeyPress, at time: Double) -> Bool {
    if focus.answer(key) { return true }
    if key.key == .tab {
      endScrubbing(at: time)
      focus.move(backwards: key.modifiers.contains(.shift))
      return true
    }
    guard let chart = focus.chart() else { return scroll(key.key) }
    if let direction = Self.directions[key.key], chart.turn(by: direction) { return true }
    switch key.key {
    case .enter: tap(in: chart, time)
    case .escape:
      endScrubbing(at: time)
      chart.clearSelection()
      focus.point = nil
    case .pageUp, .pageDown:
      let direction: CGFloat = key.key == .pageUp ? -1 : 1
      let isAcross =
        !chart.isHorizontal
        && chart.scroll(by: CGSize(width: direction, height: 0)) != .zero
      return isAcross || chart.scroll(by: CGSize(width: 0, height: direction)) != .zero
        || scroll(key.key)
    default:
      let present = focus.point ?? focus.pointed.map { Self.stop(nearest: $0, in: chart) }
      guard let point = Self.point(after: key.key, from: present, in: chart) else { return false }
      // There may be more data beyond the edge of the visible part.
      if point == focus.point, let direction = Self.directions[key.key] {
        let moved = chart.scroll(by: direction)
        // The datum moves with its chart.
        focus.point?.x -= moved.width * chart.plotFrame.width
        focus.point?.y -= moved.height * chart.plotFrame.height
        if moved != .zero { return true }
      }
      // After scrolling, the views at the point are known with the next frame.
      if focus.go(to: point, in: chart) {
        scrubTime = time
      } else {
        scrub(to: point, in: chart, time)
      }
    }
    return true
  }

  /// Sends the point of a key that has scrolled, once a new frame has been drawn.
  func scrubAfterScrolling() {
    guard let time = scrubTime else { return }
    scrubTime = nil
    guard let chart = focus.chart(), let point = focus.point else { return }
    scrub(to: point, in: chart, time)
  }

  // A quarter of the visible part.
  private static let directions: [Key: CGSize] = [
    .right: CGSize(width: 0.25, height: 0), .left: CGSize(width: -0.25, height: 0),
    .down: CGSize(width: 0, height: 0.25), .up: CGSize(width: 0, height: -0.25),
  ]

  // In rows and columns; home and end scroll as far as possible.
  private static let steps: [Key: (columns: CGFloat, rows: CGFloat)] = [
    .up: (0, -1), .down: (0, 1), .left: (-2, 0), .right: (2, 0), .pageUp: (0, -10),
    .pageDown: (0, 10), .home: (0, -1e6), .end: (0, 1e6),
  ]

  /// Scrolls the viewport around the view with the focus; returns whether it moved.
  private func scroll(_ key: Key) -> Bool {
    guard let window = focus.window, let step = Self.steps[key] else { return false }
    return window.scroll(
      by: CGSize(
        width: step.columns * CellMetrics.columnWidth, height: step.rows * CellMetrics.rowHeight))
  }

  /// Returns the point of the datum nearest to the pointer.
  private static func stop(nearest point: CGPoint, in chart: any ChartScrubbing) -> CGPoint {
    func nearest(_ stops: [CGFloat], _ wanted: CGFloat) -> CGFloat {
      stops.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    }
    return CGPoint(
      x: nearest(chart.stops(along: .horizontal), point.x),
      y: nearest(chart.stops(along: .vertical), point.y))
  }

  /// Returns the axis of a key.
  private static func axis(of key: Key, in chart: any ChartScrubbing) -> Axis {
    switch key {
    case .up, .down: .vertical
    case .home, .end: chart.isHorizontal ? .vertical : .horizontal
    default: .horizontal
    }
  }

  /// Returns the point of the next datum in the direction of a key.
  private static func point(
    after key: Key, from present: CGPoint?, in chart: any ChartScrubbing
  ) -> CGPoint? {
    let plot = chart.plotFrame
    let middle = present ?? CGPoint(x: plot.midX, y: plot.midY)
    let axis = axis(of: key, in: chart)
    let isAlongY = axis == .vertical
    let stops = chart.stops(along: axis)
    let now = isAlongY ? present?.y : present?.x
    guard let first = stops.first, let last = stops.last else { return nil }
    // Coordinates that differ by less than a thousandth of a point are equal.
    func after(_ now: CGFloat?) -> CGFloat {
      guard let now else { return first }
      return stops.first { $0 > now + 1e-3 } ?? last
    }
    func before(_ now: CGFloat?) -> CGFloat {
      guard let now else { return last }
      return stops.last { $0 < now - 1e-3 } ?? first
    }
    switch key {
    case .right: return CGPoint(x: after(now), y: middle.y)
    case .left: return CGPoint(x: before(now), y: middle.y)
    case .down: return CGPoint(x: middle.x, y: after(now))
    case .up: return CGPoint(x: middle.x, y: before(now))
    case .home: return isAlongY ? CGPoint(x: middle.x, y: first) : CGPoint(x: first, y: middle.y)
    case .end: return isAlongY ? CGPoint(x: middle.x, y: last) : CGPoint(x: last, y: middle.y)
    default: return nil
    }
  }

  /// Drags to a point, or clicks there if no gesture is a drag.
  private func scrub(to point: CGPoint, in chart: any ChartScrubbing, _ time: Double) {
    if isScrubbing, session?.isDown == true { return send(.moved, at: point, time: time) }
    session?.finish()
    session = GestureSession(root.path(to: point))
    guard let distance = session?.dragDistance else { return tap(in: chart, time) }
    isScrubbing = true
    guard distance > 0 else { return send(.began, at: point, time: time) }
    // From the distance that a drag needs, on the side that is inside the plot.
    let step = distance + 1
    let x = point.x + step < chart.visibleFrame.maxX ? point.x + step : point.x - step
    send(.began, at: CGPoint(x: x, y: point.y), time: time)
    send(.moved, at: point, time: time)
  }

  private func tap(in chart: any ChartScrubbing, _ time: Double) {
    guard let point = focus.point else { return }
    endScrubbing(at: time)
    press(at: point, time)
    send(.ended, at: point, time: time)
  }

  /// Releases the button that keys hold down.
  func endScrubbing(at time: Double) {
    guard isScrubbing else { return }
    isScrubbing = false
    if session?.isDown == true { send(.ended, at: focus.point ?? .zero, time: time) }
  }
}
