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

  /// The cursor and the click targets of a drawn menu.
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
    let width = isWide ? (inner - 2) / 2 : inner
    let columns = (isWide ? Self.split(lines, height: shown) : [lines]).map {
      MenuColumn($0, width: width, height: shown, look: look)
    }
    // Scroll until the line that Enter runs is visible.
    let current = runnable.indices.contains(index) ? runnable[index] : nil
    let targets = columns.enumerated().flatMap { position, column in
      column.draw(
        at: CellPoint(column: 1 + position * (width + 2), row: first), current: current, on: &buffer
      )
    }
    return Drawn(cursor: cursor, targets: targets)
  }

  /// Splits lines into two columns of similar height, the second with a heading at its top.
  ///
  /// If one of them would be higher than the menu, the first column is filled.
  private static func split(_ lines: [MenuLine], height: Int) -> [[MenuLine]] {
    let headings = lines.indices.filter { lines[$0].kind == .heading && $0 > 0 }
    guard let best = headings.min(by: { abs(2 * $0 - lines.count) < abs(2 * $1 - lines.count) })
    else { return [lines] }
    let middle = max(best, lines.count - best) > height ? min(height, lines.count) : best
    return [Array(lines[..<middle]), Array(lines[middle...])]
  }
}
