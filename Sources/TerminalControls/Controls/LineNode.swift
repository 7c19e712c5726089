import FoundationSubset
import TerminalCore
import TerminalViews

/// The first column of a line that is seen, as it was drawn last: clicks are counted from it.
final class LineMemory {
  var firstColumn = 0
}

/// A line of text to be changed, underlined over its whole width; the cell of the cursor is seen
/// in reverse, and what does not fit is scrolled away.
struct LineNode: LayoutNode {
  let line: EditedLine
  let hasCursor: Bool
  /// What stands there while the line is empty.
  let prompt: String
  let isSecret: Bool
  let memory: LineMemory
  let ink: Ink
  let alignment: TextAlignment

  // The width without a proposal.
  private static let usualColumns = 20

  func size(in proposal: ProposedViewSize) -> CGSize {
    let usual = CGFloat(Self.usualColumns) * CellMetrics.columnWidth
    let width = proposal.width ?? usual
    return CGSize(
      width: width.isFinite ? max(width, CellMetrics.columnWidth) : usual,
      height: CellMetrics.rowHeight)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let cells = CellMetrics.cells(frame)
    let columns = cells.size.columns
    guard columns > 0 else { return }
    let shown = Self.shown(line.text, isSecret: isSecret)
    let cursor = shown.prefix(line.cursor).reduce(0) { $0 + $1.width }
    let length = shown.reduce(0) { $0 + $1.width }
    var first = max(0, cursor - columns + 1)
    if alignment == .trailing, length < columns { first = length + 1 - columns }
    memory.firstColumn = first
    var field = ink
    field.attributes.formUnion(.underline)
    for column in 0..<columns {
      canvas.write(" ", column: cells.minColumn + column, row: cells.minRow, ink: field)
    }
    canvas.clipped(to: cells) { canvas in
      if line.text.isEmpty {
        var faint = field
        faint.attributes.formUnion(.dim)
        canvas.write(
          prompt, column: cells.minColumn, row: cells.minRow, ink: faint, limit: columns)
      }
      var column = cells.minColumn - first
      for character in shown {
        // Half of a wide character is not seen.
        if column >= cells.minColumn {
          canvas.place(character, column: column, row: cells.minRow, ink: field)
        }
        column += character.width
      }
      guard hasCursor else { return }
      field.attributes.formUnion(.reverse)
      let under = line.cursor < shown.count ? shown[line.cursor] : VisibleText(" ")
      let isFirst = line.text.isEmpty && !prompt.isEmpty
      canvas.place(
        isFirst ? VisibleText(prompt.first ?? " ") : under,
        column: cells.minColumn + cursor - first, row: cells.minRow, ink: field)
    }
  }

  /// The characters as cells show them.
  static func shown(_ text: String, isSecret: Bool) -> [VisibleText] {
    text.map { isSecret ? VisibleText("•") : VisibleText($0) }
  }

  /// The number of characters before a column of a line.
  static func characters(of text: String, isSecret: Bool, before column: Int) -> Int {
    var end = 0
    return shown(text, isSecret: isSecret).prefix {
      end += $0.width
      return end <= column
    }.count
  }
}
