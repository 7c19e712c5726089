import ElectricityPrices
import PriceTexts
import TerminalCore
import TerminalDrawing

/// The list of keys in a box over the chart; above it what there is to say about the prices.
struct HelpOverlay {
  let look: ViewerLook
  let state: ViewerState
  private var words: ViewerWords { ViewerWords(look.locale.language) }

  private struct Line {
    enum Kind { case heading, key, note }
    let kind: Kind
    var keys = ""
    var text = ""
  }

  /// Draws the box in the middle of some rows, which it clears: what stood beside it would look
  /// like parts of words.
  ///
  /// - Returns: the cell of its first word, and how many rows it can be scrolled.
  func draw(on buffer: inout CellBuffer, in rows: Range<Int>) -> (start: CellPoint, mostRows: Int) {
    let blank = String(repeating: " ", count: buffer.size.columns)
    for row in rows { buffer.write(blank, column: 0, row: row) }
    let lines = lines(in: CellSize(columns: buffer.size.columns, rows: rows.count))
    let keyWidth = keyWidth
    let widths = lines.map {
      $0.kind == .key ? keyWidth + 2 + $0.text.displayWidth : $0.text.displayWidth
    }
    let width = min(buffer.size.columns, (widths.max() ?? 0) + 4)
    let height = min(rows.count, lines.count + 2)
    let box = CellRect(
      column: (buffer.size.columns - width) / 2,
      row: rows.lowerBound + (rows.count - height) / 2, columns: width, rows: height)
    let shown = max(0, height - 2)
    let mostRows = max(0, lines.count - shown)
    let first = min(state.help.row, mostRows)
    drawFrame(box, on: &buffer)
    drawMarks(of: box, above: first > 0, below: first < mostRows, on: &buffer)
    for (index, line) in lines.dropFirst(first).prefix(shown).enumerated() {
      let row = box.minRow + 1 + index
      let limit = max(0, width - 4)
      let indent = line.kind == .key ? keyWidth + 2 : 0
      buffer.write(
        line.keys, column: box.minColumn + 2, row: row,
        style: CellStyle(foreground: look.colors.price), limit: limit)
      buffer.write(
        line.text, column: box.minColumn + 2 + indent, row: row,
        style: CellStyle(attributes: line.kind == .heading ? .bold : []),
        limit: max(0, limit - indent))
    }
    let start = CellPoint(
      column: min(box.minColumn + 2, max(0, box.maxColumn - 1)), row: box.minRow)
    return (start, mostRows)
  }

  /// Marks in the frame where there is more.
  private func drawMarks(
    of box: CellRect, above: Bool, below: Bool, on buffer: inout CellBuffer
  ) {
    guard box.size.columns > 4, box.size.rows > 1 else { return }
    let (up, down) = look.glyphs == .ascii ? ("^", "v") : ("▲", "▼")
    if above { buffer.write(up, column: box.maxColumn - 3, row: box.minRow) }
    if below { buffer.write(down, column: box.maxColumn - 3, row: box.maxRow - 1) }
  }

  private var keyWidth: Int {
    (KeyBindings.lines.map(\.keyNames) + [words(.mouse)])
      .map { look.spelled($0).displayWidth }.max() ?? 0
  }

  /// The notes and the keys; the headings of the keys go where there is no room for all.
  private func lines(in size: CellSize) -> [Line] {
    let notes = notes(width: size.columns - 4)
    let room = size.columns - 4 - keyWidth - 2
    let keys = KeyGroup.allCases.flatMap { group in
      [Line(kind: .heading, text: look.spelled(words.catalogue.title(group)))]
        + KeyBindings.lines.filter { $0.group == group }.flatMap {
          rows(of: $0.keyNames, words.catalogue.help($0.help), width: room)
        }
        + (group == .selection
          ? rows(of: words(.mouse), words.catalogue.help(.mouse), width: room) : [])
    }
    let lines = notes + keys + [Line(kind: .note, text: look.spelled(words(.helpEnd)))]
    guard lines.count + 2 > size.rows else { return lines }
    return notes + keys.filter { $0.kind != .heading }
  }

  /// Keys with what they do beside them, in as many rows as that takes.
  private func rows(of keys: String, _ text: String, width: Int) -> [Line] {
    look.spelled(text).broken(toWidth: width).enumerated().map { row, text in
      Line(kind: .key, keys: row == 0 ? look.spelled(keys) : "", text: text)
    }
  }

  /// The areas and what was mended or assumed, in whole sentences, broken into rows.
  private func notes(width: Int) -> [Line] {
    var texts = state.series.warnings.map { words.catalogue.sentence($0).text }
    let areas = state.allSeries.compactMap(\.area)
    if areas.count > 1 {
      texts.append("\(words(.areas)): \(areas.prefix(50).joined(separator: ", "))")
    }
    if state.repeatsTimes { texts.append(words.catalogue.sentence(.repeatedTimes).text) }
    guard !texts.isEmpty else { return [] }
    let rows = texts.flatMap { look.spelled($0.visible).broken(toWidth: min(width, 76)) }
    return [Line(kind: .heading, text: look.spelled(words(.notes)))]
      + rows.prefix(8).map { Line(kind: .note, text: $0) }
  }

  private func drawFrame(_ box: CellRect, on buffer: inout CellBuffer) {
    let signs = BoxGlyphs.glyphs(in: look.glyphs, rounded: true)
    guard box.size.columns > 1, box.size.rows > 1 else { return }
    let inner = box.size.columns - 2
    for row in box.minRow..<box.maxRow {
      let (left, middle, right): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) =
        switch row {
        case box.minRow: (signs.topLeft, signs.horizontal, signs.topRight)
        case box.maxRow - 1: (signs.bottomLeft, signs.horizontal, signs.bottomRight)
        default: (signs.vertical, " ", signs.vertical)
        }
      let line =
        String(Character(left)) + String(repeating: Character(middle), count: inner)
        + String(Character(right))
      buffer.write(line, column: box.minColumn, row: row)
    }
  }
}

extension String {
  /// The words in rows that are at most so wide, except where a word alone is wider.
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
