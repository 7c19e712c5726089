import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// The views that can have the focus, in order, and the focused view.
@MainActor struct FocusRing {
  enum Item {
    case chart(any ChartScrubbing)
    case control(FocusAttachment, CGRect)

    var frame: CGRect {
      switch self {
      case .chart(let chart): chart.plotFrame
      case .control(_, let frame): frame
      }
    }
  }

  /// A view with the binding of its focus and the viewports around it.
  private struct Entry {
    let item: Item
    let surroundings: Surroundings
  }

  private struct Surroundings {
    var answersGestures = false
    var links: [FocusLink] = []
    var windows: [(attachment: ScrollAttachment, frame: CGRect)] = []
  }

  private var entries: [Entry] = []
  private var index: Int?
  /// The views that handle keys whatever has the focus, the outermost first.
  private var keyed: [FocusAttachment] = []
  /// The viewports, the outermost first.
  private var windows: [ScrollAttachment] = []
  /// Whether a window covers the views, so that clicks reach only the window.
  private var isCovered = false
  /// The windows that take all keys, the frontmost last.
  private var covers: [ResponderNote.Window] = []
  /// The view that had the focus when each of those windows appeared.
  private var covered: [FocusAttachment?] = []
  /// The point selected by the last key in the chart with the focus, in points of the screen.
  var point: CGPoint? { didSet { pointed = nil } }
  /// The last point of the pointer in the chart with the focus, unless a key came afterwards.
  private(set) var pointed: CGPoint?

  /// Records the point of the pointer, from which keys continue.
  mutating func point(at point: CGPoint) {
    guard case .chart(let chart)? = current, chart.plotFrame.contains(point) else { return }
    self.point = nil
    pointed = point
  }

  private var currentEntry: Entry? {
    index.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
  }

  /// Scrolls the viewports around the chart with the focus until a point of its plot is visible,
  /// and selects the point; returns whether a viewport moved.
  mutating func go(to point: CGPoint, in chart: any ChartScrubbing) -> Bool {
    var point = point
    let before = point
    for window in (currentEntry?.surroundings.windows ?? []).reversed() {
      let offset = window.attachment.offset
      // Viewports scroll by whole cells.
      window.attachment.reveal(
        CellMetrics.points(
          CellRect(origin: CellPoint(point), size: CellSize(columns: 1, rows: 1))),
        in: window.frame.intersection(chart.visibleFrame))
      point.x -= window.attachment.offset.width - offset.width
      point.y -= window.attachment.offset.height - offset.height
    }
    self.point = point
    return point != before
  }

  /// The view with the focus.
  var current: Item? { currentEntry?.item }

  /// Returns the chart that gets the keys: the first one until the user selects another.
  mutating func chart() -> (any ChartScrubbing)? {
    if index == nil {
      index = entries.firstIndex { if case .chart = $0.item { true } else { false } }
    }
    if case .chart(let chart)? = current { return chart }
    return nil
  }

  /// The viewport that keys scroll: the innermost around the focused view, otherwise the first.
  var window: ScrollAttachment? {
    currentEntry?.surroundings.windows.last?.attachment ?? windows.first
  }

  /// Updates the focusable views from a new frame.
  mutating func adopt(_ root: Responder) {
    var focused: FocusAttachment?
    if case .control(let attachment, _)? = current { focused = attachment }
    (entries, keyed, windows, isCovered, covers) = ([], [], [], false, [])
    collect(root, Surroundings())
    let hasMoved = covered.count != covers.count
    while covered.count < covers.count {
      covered.append(focused)
      focused = nil
    }
    // The view that had the focus when a closed window appeared has it again.
    while covered.count > covers.count { focused = covered.removeLast() }
    if focused != nil || hasMoved {
      index = entries.firstIndex {
        if case .control(let attachment, _) = $0.item { attachment === focused } else { false }
      }
    }
    if !covers.isEmpty, currentEntry == nil, !entries.isEmpty {
      index = nil
      select(0)
    }
    follow()
  }

  /// Moves the focus to the view that the program selects, or away from one that it deselects.
  private mutating func follow() {
    let wanted = entries.firstIndex { entry in
      entry.surroundings.links.contains { $0.isWanted() && !$0.isHeld }
    }
    if let wanted {
      select(wanted)
    } else if currentEntry?.surroundings.links.contains(where: { $0.isHeld && !$0.isWanted() })
      == true
    {
      select(nil)
    }
  }

  private mutating func collect(_ responder: Responder, _ surroundings: Surroundings) {
    var inner = surroundings
    switch responder.role {
    case .gestures: inner.answersGestures = true
    case .focusLink(let link): inner.links.append(link)
    case .scroll(let attachment):
      inner.windows.append((attachment, responder.frame))
      windows.append(attachment)
    case .focus(let attachment):
      if attachment.isFocusable {
        entries.append(
          Entry(item: .control(attachment, responder.frame), surroundings: surroundings))
        // The binding does not apply to another view inside.
        inner.links = []
      } else {
        keyed.append(attachment)
      }
    case .chart(let chart):
      if surroundings.answersGestures || responder.answersGestures || chart.canScroll {
        entries.append(Entry(item: .chart(chart), surroundings: surroundings))
      }
    case .window(.list): isCovered = true
    case .window(let window):
      covers.append(window)
      (entries, keyed, windows, isCovered) = ([], [], [], false)
      inner = Surroundings()
    default: break
    }
    for child in responder.children { collect(child, inner) }
  }

  /// Moves the focus to the next or the previous view.
  mutating func move(backwards: Bool) {
    guard !entries.isEmpty else { return }
    let step = backwards ? entries.count - 1 : 1
    select(index.map { ($0 + step) % entries.count } ?? (backwards ? entries.count - 1 : 0))
  }

  /// Moves the focus to the view at a point; returns whether it is another view.
  mutating func move(to point: CGPoint) -> Bool {
    guard !isCovered,
      let found = entries.lastIndex(where: { $0.item.frame.contains(point) }), found != index
    else { return false }
    select(found)
    return true
  }

  private mutating func select(_ new: Int?) {
    tell(false)
    point = nil
    index = new
    tell(true)
    guard let entry = currentEntry else { return }
    for window in entry.surroundings.windows {
      window.attachment.reveal(entry.item.frame, in: window.frame)
    }
  }

  private func tell(_ isFocused: Bool) {
    guard let entry = currentEntry else { return }
    if case .control(let attachment, _) = entry.item { attachment.onFocus(isFocused) }
    for link in entry.surroundings.links {
      link.isHeld = isFocused
      link.tell(isFocused)
    }
  }

  /// Sends a key to the view with the focus, then to the views with key handlers of their own.
  func answer(_ key: KeyPress) -> Bool {
    if case .control(let attachment, _)? = current, attachment.onKey(key) { return true }
    return keyed.reversed().contains { $0.onKey(key) }
  }

  /// Passes pasted text to the view with the focus; returns whether the view takes text.
  func paste(_ text: String) -> Bool {
    guard case .control(let attachment, _)? = current, let onPaste = attachment.onPaste
    else { return false }
    onPaste(text)
    return true
  }

  /// Marks the focus at the corners of a chart's plot.
  func mark(on buffer: inout CellBuffer) {
    guard entries.count > 1, case .chart(let chart)? = current else { return }
    let area = CellMetrics.cells(chart.plotFrame)
    guard area.size.columns > 1, area.size.rows > 1 else { return }
    let corners: [(Int, Int, Unicode.Scalar)] = [
      (area.minColumn, area.minRow, "┌"), (area.maxColumn - 1, area.minRow, "┐"),
      (area.minColumn, area.maxRow - 1, "└"), (area.maxColumn - 1, area.maxRow - 1, "┘"),
    ]
    for (column, row, corner) in corners
    where buffer.bounds.contains(CellPoint(column: column, row: row)) {
      var cell = buffer[column, row]
      if cell.glyph == .space { cell.glyph = Glyph(corner) }
      cell.style.attributes.formUnion(.bold)
      buffer[column, row] = cell
    }
  }
}
