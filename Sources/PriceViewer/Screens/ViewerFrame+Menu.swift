import TerminalCore

/// The menu over the chart: a text field and the matching lines, in two columns if all fit.
extension ViewerFrame {
  private static let columnsOfTwo = 96

  /// Draws the menu over the rows below the title, which it clears.
  ///
  /// Text left at the sides would look like parts of words.
  mutating func draw(_ menu: MenuState, of context: ChartContext) {
    let (look, words, lines) = (context.look, context.texts.words, context.menuLines)
    let (columns, isFiltered) = (buffer.size.columns, !menu.text.isEmpty)
    // A small screen has no other row for the menu.
    let screen = buffer.size.rows
    let rows = screen >= 20 ? 1..<screen : 0..<screen
    let inner = max(0, columns - 2)
    func write(_ text: String, _ row: Int, _ role: TextPart.Role) {
      buffer.write(
        look.shown(text, width: inner), column: 1, row: row, style: look.colors.style(role))
    }
    self.menu = lines.filter { $0.kind == .action }
    menuIndex = min(max(menu.index, 0), max(0, self.menu.count - 1))
    for row in rows {
      buffer.write(String(repeating: " ", count: columns), column: 0, row: row)
    }
    let column = 3 + menu.text.displayWidth
    cursor = CellPoint(column: min(column, max(0, columns - 1)), row: rows.lowerBound)
    targets = []
    write("> \(menu.text)", rows.lowerBound, .strong)
    let hint = rows.count > 8 ? words(.menuHint).broken(toWidth: inner) : []
    for (row, text) in zip((rows.upperBound - hint.count)..., hint) { write(text, row, .faint) }
    let first = rows.lowerBound + (rows.count > 12 ? 2 : 1)
    let height = max(0, rows.upperBound - hint.count - first)
    guard height > 0 else { return }
    if lines.isEmpty { write(words(.noEntry), first, .faint) }
    let isWide = columns >= Self.columnsOfTwo && !isFiltered
    let width = isWide ? (inner - 2) / 2 : inner
    for (index, part) in (isWide ? Self.split(lines, height: height) : [lines]).enumerated() {
      targets += MenuColumn(part, isAlone: !isWide, width: width, height: height, look: look).draw(
        at: CellPoint(column: 1 + index * (width + 2), row: first), current: currentLine,
        on: &buffer)
    }
  }

  /// Splits lines into two columns of similar height, the second with a heading at its top.
  ///
  /// If one of them would be higher than the menu, the first column is filled, and the second
  /// repeats the heading of its first lines.
  private static func split(_ lines: [MenuLine], height: Int) -> [[MenuLine]] {
    let headings = lines.indices.filter { lines[$0].kind == .heading && $0 > 0 }
    guard let best = headings.min(by: { abs(2 * $0 - lines.count) < abs(2 * $1 - lines.count) })
    else { return [lines] }
    var middle = max(best, lines.count - best) > height ? min(height, lines.count) : best
    if middle > 0, lines[middle - 1].kind == .heading { middle -= 1 }
    let (first, second) = (lines[..<middle], lines[middle...])
    let heading = second.first?.kind == .action ? first.last { $0.kind == .heading } : nil
    return [Array(first), [heading].compactMap(\.self) + second]
  }
}
