import FoundationSubset
import TerminalCore
import TerminalViews

/// The first visible column of a line when it was last drawn, from which clicks are counted.
final class LineMemory {
  var firstColumn = 0
}

/// An editable line of text, underlined over its whole width, with the cursor's cell in reverse
/// video; text that does not fit scrolls.
struct LineNode: LayoutNode {
  let line: EditedLine
  let hasCursor: Bool
  /// The text of the empty line.
  let prompt: String
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
    let shown = line.text.map { VisibleText($0) }
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
        // Half of a wide character is not drawn.
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

  /// Returns the number of characters before a column of a line.
  static func characters(of text: String, before column: Int) -> Int {
    var end = 0
    return text.prefix {
      end += VisibleText($0).width
      return end <= column
    }.count
  }
}
