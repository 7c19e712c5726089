import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// The dispatcher of pointer and key events to the views of the last frame.
@MainActor final class InputRouter {
  private(set) var root = Responder.root(of: [])
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private var spaces: [String: CGRect] = [:]
  var session: GestureSession?
  private var pointer: CGPoint?
  /// Whether the button is held down by keys.
  var isScrubbing = false
  /// The time at which a key scrolled to its datum; `nil` once the point was sent.
  var scrubTime: Double?
  /// The chart that is dragged with the middle button.
  private var panned: (any ChartScrubbing)?
  private var hovered: [HoverAttachment] = []
  var focus = FocusRing()

  /// Updates the input handlers from a new frame.
  func adopt(_ notes: [any CanvasNote]) {
    root = Responder.root(of: notes)
    frames = [:]
    spaces = [:]
    root.forEach { responder in
      switch responder.role {
      case .gestures(let attachment): frames[ObjectIdentifier(attachment)] = responder.frame
      case .space(let name): spaces[name] = responder.frame
      default: break
      }
    }
    focus.adopt(root)
    scrubAfterScrolling()
  }

  var deadline: Double? { session?.deadline }

  var cursor: CellPoint? { focus.point.map { CellPoint($0) } }

  /// Updates the gestures that depend on time.
  func tick(_ time: Double) {
    guard let deadline = session?.deadline, time >= deadline else { return }
    send(.tick, at: pointer ?? .zero, time: time)
  }

  func send(_ kind: GestureInput.Kind, at point: CGPoint, time: Double) {
    session?.send(GestureInput(kind, at: point, time: time), frames, spaces)
    guard session?.isOver == true else { return }
    session?.finish()
    session = nil
  }

  // MARK: The pointer

  /// Handles a mouse event; returns whether a frame may have to be drawn.
  func handle(_ report: MouseEvent, at time: Double) -> Bool {
    let point = CellMetrics.point(of: report)
    switch report.kind {
    case .press(button: 1):
      endScrubbing(at: time)
      press(at: point, time)
      let hasMoved = focus.move(to: point)
      focus.point(at: point)
      return hasMoved
    case .drag(button: 1):
      pointer = point
      focus.point(at: point)
      send(.moved, at: point, time: time)
    case .release where session?.isDown == true:
      pointer = point
      send(.ended, at: point, time: time)
    case .press(button: 2):
      pointer = point
      panned =
        root.path(to: point).lazy.compactMap { responder -> (any ChartScrubbing)? in
          if case .chart(let chart) = responder.role { chart } else { nil }
        }.first
    case .drag(button: 2): return pan(to: point)
    case .move, .drag, .press, .release: hover(at: point, time)
    case .wheelUp where report.modifiers.contains(.control): magnify(1.1, at: point, time)
    case .wheelDown where report.modifiers.contains(.control): magnify(1 / 1.1, at: point, time)
    case .wheelUp, .wheelDown, .wheelLeft, .wheelRight:
      return scroll(report.kind, isAcross: report.modifiers.contains(.shift), at: point)
    }
    return false
  }

  // A tenth of the visible part at a step of the wheel.
  private static let step = 0.1

  /// Scrolls the view under the pointer; the wheel scrolls along x if the view does not scroll
  /// along y.
  private func scroll(_ kind: MouseEvent.Kind, isAcross: Bool, at point: CGPoint) -> Bool {
    let step = kind == .wheelUp || kind == .wheelLeft ? -Self.step : Self.step
    let isAlongX = isAcross || kind == .wheelLeft || kind == .wheelRight
    for responder in root.path(to: point) {
      switch responder.role {
      case .chart(let chart):
        if !isAlongX, chart.scroll(by: CGSize(width: 0, height: step)) != .zero { return true }
        if chart.scroll(by: CGSize(width: step, height: 0)) != .zero { return true }
      case .scroll(let window):
        let (along, across) = (Self.rows * CellMetrics.rowHeight, 8 * CellMetrics.columnWidth)
        let direction: CGFloat = step < 0 ? -1 : 1
        if !isAlongX, window.scroll(by: CGSize(width: 0, height: direction * along)) { return true }
        if window.scroll(by: CGSize(width: direction * across, height: 0)) { return true }
      default: continue
      }
    }
    return false
  }

  // The rows at a step of the wheel over a viewport.
  private static let rows: CGFloat = 3

  func press(at point: CGPoint, _ time: Double) {
    pointer = point
    let path = root.path(to: point)
    if session?.isMade(of: path) != true {
      session?.finish()
      session = GestureSession(path)
    }
    send(.began, at: point, time: time)
  }

  private func magnify(_ factor: Double, at point: CGPoint, _ time: Double) {
    if session == nil { session = GestureSession(root.path(to: point)) }
    send(.magnified(factor), at: point, time: time)
  }

  private func pan(to point: CGPoint) -> Bool {
    guard let chart = panned, let before = pointer else { return false }
    let plot = chart.plotFrame
    pointer = point
    // The data follow the pointer.
    let moved = chart.scroll(
      by: CGSize(
        width: (before.x - point.x) / max(1, plot.width),
        height: (before.y - point.y) / max(1, plot.height)))
    return moved != .zero
  }

  private func hover(at point: CGPoint, _ time: Double) {
    var input = GestureInput(.moved, at: point, time: time)
    input.spaces = spaces
    var now: [HoverAttachment] = []
    for responder in root.path(to: point) {
      guard case .hover(let attachment) = responder.role else { continue }
      now.append(attachment)
      input.frame = responder.frame
      attachment.action(.active(input.location(in: attachment.space)))
    }
    for attachment in hovered where !now.contains(where: { $0 === attachment }) {
      attachment.action(.ended)
    }
    hovered = now
  }
}
