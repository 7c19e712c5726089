import TerminalCore

/// The list of keys in a box over the chart.
struct HelpOverlay {
  let look: ViewerLook
  var strings = ViewerStrings.english

  private typealias Line = (keys: String, help: String, isHeading: Bool)

  /// Draws the box in the middle of a frame, cut where there is no room.
  ///
  /// - Returns: the cell of its first word.
  func draw(on buffer: inout CellBuffer) -> CellPoint {
    let lines = lines
    let keyWidth = lines.map { $0.isHeading ? 0 : $0.keys.displayWidth }.max() ?? 0
    let helpWidth = lines.map(\.help.displayWidth).max() ?? 0
    let width = min(buffer.size.columns, keyWidth + helpWidth + 6)
    let height = min(buffer.size.rows, lines.count + 2)
    let box = CellRect(
      column: (buffer.size.columns - width) / 2, row: (buffer.size.rows - height) / 2,
      columns: width, rows: height)
    drawFrame(box, on: &buffer)
    for (index, line) in lines.prefix(max(0, height - 2)).enumerated() {
      let row = box.minRow + 1 + index
      let limit = max(0, width - 4)
      buffer.write(
        line.keys, column: box.minColumn + 2, row: row,
        style: CellStyle(
          foreground: line.isHeading ? .default : look.theme.price,
          attributes: line.isHeading ? .bold : []), limit: limit)
      buffer.write(
        line.help, column: box.minColumn + 4 + keyWidth, row: row,
        limit: max(0, limit - keyWidth - 2))
    }
    return CellPoint(column: min(box.minColumn + 2, max(0, box.maxColumn - 1)), row: box.minRow)
  }

  private var lines: [Line] {
    let groups = KeyGroup.allCases.flatMap { group in
      [(group.rawValue, "", true)]
        + KeyBindings.lines.filter { $0.group == group }.map {
          (look.spelled($0.keyNames), look.spelled($0.help), false)
        }
    }
    return groups + [("", look.spelled(strings.helpEnd), false)]
  }

  private func drawFrame(_ box: CellRect, on buffer: inout CellBuffer) {
    let signs = look.glyphs == .ascii ? Array("+-+|+-+") : Array("╭─╮│╰─╯")
    guard box.size.columns > 1, box.size.rows > 1 else { return }
    let inner = box.size.columns - 2
    for row in box.minRow..<box.maxRow {
      let (left, middle, right): (Character, Character, Character) =
        switch row {
        case box.minRow: (signs[0], signs[1], signs[2])
        case box.maxRow - 1: (signs[4], signs[5], signs[6])
        default: (signs[3], " ", signs[3])
        }
      let line = String(left) + String(repeating: middle, count: inner) + String(right)
      buffer.write(line, column: box.minColumn, row: row)
    }
  }
}
