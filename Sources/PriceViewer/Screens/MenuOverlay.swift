import PriceTexts
import TerminalCore
import TerminalDrawing

/// The menu over the chart: a text field and the matching lines, in two columns if all fit.
struct MenuOverlay {
  private let look: ViewerLook
  private let words: Catalogue
  private let menu: MenuState
  private let lines: [MenuLine]

  /// Creates the menu of a state; `nil` while it is closed.
  init?(_ context: ChartContext) {
    guard let menu = context.state.menu else { return nil }
    (self.menu, look, words) = (menu, context.look, context.texts.words)
    lines = MenuLines(context: context).all
  }

  private static let columnsOfTwo = 96

  /// Draws the menu over a range of rows of a frame, which it clears.
  ///
  /// Text left at the sides would look like parts of words.
  func draw(on frame: inout ViewerFrame, in rows: Range<Int>) {
    let (columns, isFiltered) = (frame.buffer.size.columns, !menu.text.isEmpty)
    let inner = max(0, columns - 2)
    func write(_ text: String, _ row: Int, _ role: TextPart.Role) {
      frame.buffer.write(
        look.shown(text, width: inner), column: 1, row: row, style: look.colors.style(role))
    }
    frame.menu = lines.filter { $0.kind == .action }
    frame.menuIndex = min(max(menu.index, 0), max(0, frame.menu.count - 1))
    for row in rows {
      frame.buffer.write(String(repeating: " ", count: columns), column: 0, row: row)
    }
    let typed = isFiltered ? "> \(menu.text)" : words(.menuHint)
    let column = 1 + (isFiltered ? typed.displayWidth : 0)
    frame.cursor = CellPoint(column: min(column, max(0, columns - 1)), row: rows.lowerBound)
    frame.targets = []
    write(typed, rows.lowerBound, isFiltered ? .strong : .faint)
    let first = rows.lowerBound + (rows.count > 8 ? 2 : 1)
    let height = max(0, rows.upperBound - first)
    guard height > 0 else { return }
    if lines.isEmpty { write(words(.noEntry), first, .faint) }
    let isWide = columns >= Self.columnsOfTwo && !isFiltered
    let width = isWide ? (inner - 2) / 2 : inner
    // Scroll until the line that Enter runs is visible.
    let current = frame.currentLine
    for (position, part) in (isWide ? split(height: height) : [lines]).enumerated() {
      frame.targets += MenuColumn(part, width: width, height: height, look: look).draw(
        at: CellPoint(column: 1 + position * (width + 2), row: first), current: current,
        on: &frame.buffer)
    }
  }

  /// Splits the lines into two columns of similar height, the second with a heading at its top.
  ///
  /// If one of them would be higher than the menu, the first column is filled.
  private func split(height: Int) -> [[MenuLine]] {
    let headings = lines.indices.filter { lines[$0].kind == .heading && $0 > 0 }
    guard let best = headings.min(by: { abs(2 * $0 - lines.count) < abs(2 * $1 - lines.count) })
    else { return [lines] }
    let middle = max(best, lines.count - best) > height ? min(height, lines.count) : best
    return [Array(lines[..<middle]), Array(lines[middle...])]
  }
}
