import TerminalCore

/// A column of menu lines with their keys, texts and states.
struct MenuColumn {
  /// A row of a menu line; a long text has several.
  private typealias Row = (line: MenuLine, text: String, isFirst: Bool)

  private let look: ViewerLook
  private let width: Int
  private let height: Int
  private let keyColumns: Int
  private var rows: [Row] = []

  /// - Parameter isAlone: Whether its keys do not move while text filters the lines.
  init(_ lines: [MenuLine], isAlone: Bool, width: Int, height: Int, look: ViewerLook) {
    (self.look, self.height) = (look, height)
    let keys = isAlone ? KeyBindings.lines.map(\.keyNames) : lines.map(\.keys)
    keyColumns = keys.map { look.spelled($0).displayWidth }.max() ?? 0
    let indent = keyColumns + 2
    func rows(width: Int) -> [Row] {
      lines.flatMap { line -> [Row] in
        let state = line.state.isEmpty ? 0 : line.state.displayWidth + 2
        let isNote = line.kind == .note && line.keys.isEmpty
        return look.spelled(line.text)
          .broken(toWidth: max(8, width - (isNote || line.kind == .heading ? 0 : indent + state)))
          .enumerated().map { (line, $1, $0 == 0) }
      }
    }
    self.rows = rows(width: width)
    // Lines that scroll have two arrows at their right.
    self.width = self.rows.count > height ? max(0, width - 2) : width
    if self.rows.count > height { self.rows = rows(width: self.width) }
  }

  /// Draws the rows around the current line; returns the click targets.
  func draw(at origin: CellPoint, current: MenuLine?, on buffer: inout CellBuffer) -> [ClickTarget]
  {
    let chosen = rows.firstIndex { $0.line == current } ?? 0
    let maximum = max(0, rows.count - height)
    let start = min(max(0, chosen - height / 2), maximum)
    var targets: [ClickTarget] = []
    for (offset, row) in rows[start..<min(rows.count, start + height)].enumerated() {
      let point = CellPoint(column: origin.column, row: origin.row + offset)
      draw(row, at: point, isCurrent: row.line == current, on: &buffer)
      guard row.line.kind == .action else { continue }
      let columns = origin.column..<(origin.column + max(1, width))
      targets.append(ClickTarget(row: point.row, columns: columns, actions: row.line.actions))
    }
    let (up, down) = look.glyphs == .ascii ? ("^", "v") : ("▲", "▼")
    let right = origin.column + width + 1
    if start > 0 { buffer.write(up, column: right, row: origin.row) }
    if start < maximum { buffer.write(down, column: right, row: origin.row + height - 1) }
    return targets
  }

  private func draw(
    _ row: Row, at origin: CellPoint, isCurrent: Bool, on buffer: inout CellBuffer
  ) {
    let line = row.line
    let (keys, state) = (look.spelled(line.keys), look.spelled(line.state))
    func write(_ text: String, _ column: Int, _ role: TextPart.Role) {
      buffer.write(
        text, column: origin.column + column, row: origin.row,
        style: isCurrent ? CellStyle(attributes: .reverse) : look.colors.style(role),
        limit: max(0, width - column))
    }
    if isCurrent { write(String(repeating: " ", count: width), 0, .plain) }
    switch line.kind {
    case .heading: write(row.text, 0, .strong)
    case .note:
      if row.isFirst { write(keys, 0, .faint) }
      write(row.text, keys.isEmpty ? 0 : keyColumns + 2, .plain)
    case .action:
      if row.isFirst {
        write(keys, max(0, keyColumns - keys.displayWidth), .key)
        write(state, max(0, width - state.displayWidth), .faint)
      }
      write(row.text, keyColumns + 2, .plain)
    }
  }
}

extension String {
  /// Returns the words wrapped to a width; a longer word has its own row.
  func broken(toWidth width: Int) -> [String] {
    var rows: [String] = []
    for word in split(separator: " ") {
      if let last = rows.last, last.displayWidth + 1 + String(word).displayWidth <= width {
        rows[rows.count - 1] += " " + word
      } else {
        rows.append(String(word))
      }
    }
    return rows
  }
}
