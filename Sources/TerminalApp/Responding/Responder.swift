import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// A view that handles input, with those inside, as drawn in a frame.
struct Responder {
  let role: ResponderNote.Role
  let frame: CGRect
  let clip: CellRect
  var children: [Responder] = []

  /// Returns the tree of all responders of a canvas.
  static func root(of notes: [any CanvasNote]) -> Responder {
    let nothing = CellRect(column: 0, row: 0, columns: 0, rows: 0)
    var open = [Responder(role: .hitTesting(true), frame: .zero, clip: nothing)]
    for case let note as ResponderNote in notes {
      if case .end = note.role {
        guard open.count > 1, let closed = open.popLast() else { continue }
        open[open.count - 1].children.append(closed)
      } else {
        open.append(Responder(role: note.role, frame: note.frame, clip: note.clip))
      }
    }
    while open.count > 1 {
      let closed = open.removeLast()
      open[open.count - 1].children.append(closed)
    }
    return open[0]
  }

  /// Returns the responders at a point, the frontmost first, then those around it.
  func path(to point: CGPoint) -> [Responder] {
    if case .hitTesting(false) = role { return [] }
    for child in children.reversed() {
      let path = child.path(to: point)
      if !path.isEmpty { return path + [self] }
    }
    return isHit(at: point) ? [self] : []
  }

  private func isHit(at point: CGPoint) -> Bool {
    let cell = CellPoint(point)
    guard clip.contains(cell) else { return false }
    switch role {
    // The cells of the view: text between two rows is drawn in one of them.
    case .gestures, .hover, .focus, .scroll, .chart:
      return !hasShape && (CellMetrics.cells(frame).contains(cell) || frame.contains(point))
    case .shape(let contains): return contains(point)
    case .hitTesting, .space, .focusLink, .window, .end: return false
    }
  }

  // The content shape of a view replaces its frame.
  private var hasShape: Bool {
    guard children.count == 1, let child = children.first else { return false }
    if case .shape = child.role { return true }
    return child.hasShape
  }

  /// The gestures of the view; `nil` for other roles.
  var gestures: GestureAttachment? {
    if case .gestures(let attachment) = role { attachment } else { nil }
  }

  /// Whether this view, or one inside, has gestures.
  var answersGestures: Bool { gestures != nil || children.contains(where: \.answersGestures) }

  /// Visits this responder and all inside, those in front last.
  func forEach(_ body: (Responder) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
