import PriceTexts
import TerminalCore
import TerminalDrawing

/// The menu over the chart: a text field and the matching lines, in two columns if all fit.
struct MenuOverlay {
  let look: ViewerLook
  let menu: MenuState
  let lines: [MenuLine]
  let hint: String
  /// The sentence for a text that no line matches.
  let nothing: String

  /// A line with the rows that it occupies.
  private struct Row {
    let line: MenuLine
    let text: String
    let isFirst: Bool
  }

  /// The menu as drawn.
  struct Drawn {
    let cursor: CellPoint
    let targets: [ClickTarget]
  }

  /// The lines with actions, in the order of the screen.
  var runnable: [MenuLine] { lines.filter { $0.kind == .action } }

  /// The index of the line that Enter runs.
  var index: Int { min(max(menu.index, 0), max(0, runnable.count - 1)) }

  private static let columnsOfTwo = 96

  /// Draws the menu over a range of rows, which it clears.
  ///
  /// Text left at the sides would look like parts of words.
  func draw(on buffer: inout CellBuffer, in rows: Range<Int>) -> Drawn {
    let blank = String(repeating: " ", count: buffer.size.columns)
    for row in rows { buffer.write(blank, column: 0, row: row) }
    let typed = menu.text.isEmpty ? hint : "> \(menu.text)"
    let inner = max(0, buffer.size.columns - 2)
    let cursor = CellPoint(
      column: min(
        1 + (menu.text.isEmpty ? 0 : typed.displayWidth), max(0, buffer.size.columns - 1)),
      row: rows.lowerBound)
    buffer.write(
      look.shown(typed, width: inner), column: 1, row: rows.lowerBound,
      style: menu.text.isEmpty ? look.colors.style(.faint) : look.colors.style(.strong))
    let first = rows.lowerBound + (rows.count > 8 ? 2 : 1)
    let shown = max(0, rows.upperBound - first)
    guard shown > 0 else { return Drawn(cursor: cursor, targets: []) }
    if lines.isEmpty {
      buffer.write(
        look.shown(nothing, width: inner), column: 1, row: first, style: look.colors.style(.faint))
    }
    let isWide = buffer.size.columns >= Self.columnsOfTwo && menu.text.isEmpty
    let width = isWide ? (inner - 3) / 2 : inner
    let all = self.rows(width: width)
    let columns = isWide ? Self.split(all) : [all]
    var targets: [ClickTarget] = []
    // Scroll until the line that Enter runs is visible.
    let current = runnable.indices.contains(index) ? runnable[index] : nil
    for (place, column) in columns.enumerated() {
      let chosen = column.firstIndex { $0.line == current } ?? 0
      let most = max(0, column.count - shown)
      let start = min(max(0, chosen - shown / 2), most)
      let left = 1 + place * (width + 3)
      for (offset, row) in column[start..<min(column.count, start + shown)].enumerated() {
        targets += draw(
          row, at: CellPoint(column: left, row: first + offset), width: width,
          isCurrent: row.line == current, on: &buffer)
      }
      let (up, down) = look.glyphs == .ascii ? ("^", "v") : ("▲", "▼")
      if start > 0 { buffer.write(up, column: left + width - 1, row: first) }
      if start < most { buffer.write(down, column: left + width - 1, row: rows.upperBound - 1) }
    }
    return Drawn(cursor: cursor, targets: targets)
  }

  private var keyColumns: Int {
    lines.filter { $0.kind != .heading }.map { look.spelled($0.keys).displayWidth }.max() ?? 0
  }

  /// Returns the lines, wrapped where they are too long.
  private func rows(width: Int) -> [Row] {
    let indent = keyColumns + 2
    return lines.flatMap { line -> [Row] in
      let state = line.state.isEmpty ? 0 : line.state.displayWidth + 2
      let isNote = line.kind == .note && line.keys.isEmpty
      let texts = look.spelled(line.text)
        .broken(toWidth: max(8, width - (isNote || line.kind == .heading ? 0 : indent + state)))
      return texts.enumerated().map { Row(line: line, text: $1, isFirst: $0 == 0) }
    }
  }

  /// Splits rows into two columns of similar height, the second with a heading at its top.
  private static func split(_ rows: [Row]) -> [[Row]] {
    let headings = rows.indices.filter { rows[$0].line.kind == .heading && $0 > 0 }
    let middle = headings.min { abs(2 * $0 - rows.count) < abs(2 * $1 - rows.count) }
    guard let middle else { return [rows] }
    return [Array(rows[..<middle]), Array(rows[middle...])]
  }

  private func draw(
    _ row: Row, at origin: CellPoint, width: Int, isCurrent: Bool, on buffer: inout CellBuffer
  ) -> [ClickTarget] {
    let line = row.line
    func write(_ text: String, _ column: Int, _ style: CellStyle) {
      buffer.write(
        text, column: origin.column + column, row: origin.row, style: style,
        limit: max(0, width - column))
    }
    switch line.kind {
    case .heading: write(row.text, 0, look.colors.style(.strong))
    case .note:
      if row.isFirst { write(look.spelled(line.keys), 0, look.colors.style(.faint)) }
      write(row.text, line.keys.isEmpty ? 0 : keyColumns + 2, look.colors.style(.plain))
    case .action:
      let marked = isCurrent ? CellStyle(attributes: .reverse) : nil
      if marked != nil { write(String(repeating: " ", count: width), 0, marked ?? .plain) }
      let keys = look.spelled(line.keys)
      if row.isFirst {
        write(keys, max(0, keyColumns - keys.displayWidth), marked ?? look.colors.style(.key))
        let state = look.spelled(line.state)
        write(state, max(0, width - state.displayWidth), marked ?? look.colors.style(.faint))
      }
      write(row.text, keyColumns + 2, marked ?? look.colors.style(.plain))
    }
    guard line.kind == .action else { return [] }
    let columns = origin.column..<(origin.column + max(1, width))
    return [ClickTarget(row: origin.row, columns: columns, actions: line.actions)]
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
