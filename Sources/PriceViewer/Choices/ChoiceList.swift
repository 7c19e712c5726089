import TerminalCore

/// A question with answers to choose from, by typing, with the arrow keys or with the mouse.
package struct ChoiceList: Sendable {
  /// An answer.
  package struct Row: Hashable, Sendable {
    package let label: String
    package let detail: String
    /// The value of the answer.
    package let value: String

    package init(_ label: String, detail: String = "", value: String) {
      (self.label, self.detail, self.value) = (label, detail, value)
    }
  }

  /// The result of the question.
  package enum Outcome: Hashable, Sendable {
    case chosen(String)
    case left
    case terminated(signal: Int32)
  }

  private let title: String
  /// The hint for what to type.
  private let hint: String
  /// The help on keys in the last row.
  private let keys: String
  private let rows: [Row]
  /// Whether the typed text is itself an answer; if `nil`, typing filters the answers.
  private let accepts: (@Sendable (String) -> Bool)?
  /// The typed text.
  private(set) var text = "" { didSet { index = 0 } }
  /// The index of the answer that Enter accepts, among the filtered answers.
  private(set) var index = 0

  package init(
    _ title: String, hint: String, keys: String, rows: [Row],
    accepts: (@Sendable (String) -> Bool)? = nil
  ) {
    (self.title, self.hint, self.keys, self.rows) = (title, hint, keys, rows)
    self.accepts = accepts
  }

  /// The answers that match the typed text.
  var found: [Row] {
    guard !text.isEmpty else { return rows }
    if let accepts { return accepts(text) ? [Row(text, value: text)] : [] }
    let wanted = text.lowercased()
    let exact = rows.filter { $0.label.lowercased().hasPrefix(wanted) }
    let others = rows.filter { row in
      !exact.contains(row) && (row.label + " " + row.detail).lowercased().contains(wanted)
    }
    return exact + others
  }

  // The title, the typed text and an empty row are above; the help on keys is below.
  private static let top = 3

  /// Returns the indices of the answers that fit on a screen.
  private func visible(in size: CellSize) -> Range<Int> {
    let count = found.count
    let availableRows = max(0, size.rows - Self.top - 1)
    let first = max(0, min(index - availableRows / 2, count - availableRows))
    return first..<min(count, first + availableRows)
  }

  /// Handles an event and returns the outcome if the question is answered or cancelled.
  package mutating func handle(_ event: TerminalEvent, in size: CellSize) -> Outcome? {
    switch event {
    case .key(let press): return handle(press, in: size)
    case .mouse(let report): return handle(report, in: size)
    case .terminated(let signal): return .terminated(signal: signal)
    case .paste, .resized, .resumed, .fileChanged, .ground, .glyphs, .pictures: return nil
    }
  }

  private mutating func handle(_ press: KeyPress, in size: CellSize) -> Outcome? {
    let page = max(1, size.rows - Self.top - 2)
    switch press.key {
    case .character("c") where press.modifiers == .control: return .left
    case .character(let character) where !press.modifiers.contains(.control):
      text = text.count < 80 ? text + String(character) : text
    case .backspace: text = String(text.dropLast())
    case .escape:
      if text.isEmpty { return .left }
      text = ""
    case .enter: return taken
    case .up: move(-1)
    case .down: move(1)
    case .pageUp: move(-page)
    case .pageDown: move(page)
    case .home: move(-rows.count)
    case .end: move(rows.count)
    default: break
    }
    return nil
  }

  private mutating func handle(_ report: MouseEvent, in size: CellSize) -> Outcome? {
    switch report.kind {
    case .wheelUp: move(-1)
    case .wheelDown: move(1)
    case .press(button: 1):
      let visible = visible(in: size)
      let row = visible.lowerBound + report.location.row - Self.top
      guard report.location.row >= Self.top, visible.contains(row) else { return nil }
      index = row
      return taken
    default: break
    }
    return nil
  }

  /// The answer that Enter accepts, if any.
  private var taken: Outcome? { found.dropFirst(index).first.map { .chosen($0.value) } }

  private mutating func move(_ rows: Int) { index = max(0, min(index + rows, found.count - 1)) }

  /// Draws the list on a screen of the given size.
  package func frame(in size: CellSize, look: ViewerLook) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    let faint = look.colors.style(.faint)
    func write(_ text: String, _ row: Int, _ style: CellStyle, column: Int = 1) {
      let shown = look.shown(text, width: size.columns - column)
      buffer.write(shown, column: column, row: row, style: style)
    }
    write(title, 0, CellStyle(attributes: .bold))
    write(text.isEmpty ? hint : "> " + text, 1, text.isEmpty ? faint : .plain)
    let found = found
    // Nothing fits the typed text.
    if found.isEmpty { write(" " + hint, Self.top, faint) }
    let width = found.map { $0.label.displayWidth }.max() ?? 0
    for (offset, choice) in visible(in: size).enumerated() {
      let row = found[choice]
      let label = row.label.padded(to: width + 2) + row.detail
      let style: CellStyle = choice == index ? CellStyle(attributes: .reverse) : .plain
      write(" " + label + " ", Self.top + offset, style)
    }
    if size.rows > Self.top { write(keys, size.rows - 1, faint) }
    return buffer
  }

  /// Runs the question on a terminal until the user answers or cancels.
  package mutating func run(on terminal: inout some Terminal, look: ViewerLook) -> Outcome {
    while true {
      terminal.present(frame(in: terminal.size, look: look), cursor: CellPoint(column: 1, row: 1))
      for event in terminal.events(waitingAtMost: nil) {
        if let outcome = handle(event, in: terminal.size) { return outcome }
      }
    }
  }
}
