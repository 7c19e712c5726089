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

  /// Draws the box in the middle of a frame, cut where there is no room.
  ///
  /// - Returns: the cell of its first word.
  func draw(on buffer: inout CellBuffer) -> CellPoint {
    let lines = lines(in: buffer.size)
    let keyWidth = keyWidth
    let widths = lines.map {
      $0.kind == .key ? keyWidth + 2 + $0.text.displayWidth : $0.text.displayWidth
    }
    let width = min(buffer.size.columns, (widths.max() ?? 0) + 4)
    let height = min(buffer.size.rows, lines.count + 2)
    let box = CellRect(
      column: (buffer.size.columns - width) / 2, row: (buffer.size.rows - height) / 2,
      columns: width, rows: height)
    drawFrame(box, on: &buffer)
    for (index, line) in lines.prefix(max(0, height - 2)).enumerated() {
      let row = box.minRow + 1 + index
      let limit = max(0, width - 4)
      let indent = line.kind == .key ? keyWidth + 2 : 0
      buffer.write(
        line.keys, column: box.minColumn + 2, row: row,
        style: CellStyle(foreground: look.theme.price), limit: limit)
      buffer.write(
        line.text, column: box.minColumn + 2 + indent, row: row,
        style: CellStyle(attributes: line.kind == .heading ? .bold : []),
        limit: max(0, limit - indent))
    }
    return CellPoint(column: min(box.minColumn + 2, max(0, box.maxColumn - 1)), row: box.minRow)
  }

  private var keyWidth: Int {
    KeyBindings.lines.map { look.spelled($0.keyNames).displayWidth }.max() ?? 0
  }

  /// The notes and the keys; the headings of the keys go where there is no room for all.
  private func lines(in size: CellSize) -> [Line] {
    let notes = notes(width: size.columns - 4)
    let keys = KeyGroup.allCases.flatMap { group in
      [Line(kind: .heading, text: look.spelled(words.catalogue.title(group)))]
        + KeyBindings.lines.filter { $0.group == group }.map {
          Line(
            kind: .key, keys: look.spelled($0.keyNames),
            text: look.spelled(words.catalogue.help($0.help)))
        }
    }
    let lines = notes + keys + [Line(kind: .note, text: look.spelled(words(.helpEnd)))]
    guard lines.count + 2 > size.rows else { return lines }
    return notes + keys.filter { $0.kind != .heading }
  }

  /// The areas and what was mended or assumed, in whole sentences, broken into rows.
  private func notes(width: Int) -> [Line] {
    var texts = state.series.warnings.map { $0.sentence(in: words.language) }
    let areas = state.allSeries.compactMap(\.area)
    if areas.count > 1 {
      texts.append("\(words(.areas)): \(areas.prefix(50).joined(separator: ", "))")
    }
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
