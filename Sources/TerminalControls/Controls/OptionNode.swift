import FoundationSubset
import TerminalCore
import TerminalViews

/// An option with a column on both sides, for the marks of the one that is chosen.
struct OptionNode: WrapperNode {
  let child: any LayoutNode
  let isChosen: Bool
  /// What the marks are drawn with.
  var ink = Ink.primary

  func size(in proposal: ProposedViewSize) -> CGSize {
    let size = child.size(in: .unspecified)
    return CGSize(width: size.width + 2 * CellMetrics.columnWidth, height: size.height)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let column = CellMetrics.columnWidth
    child.draw(
      in: CGRect(
        x: frame.minX + column, y: frame.minY, width: frame.width - 2 * column,
        height: frame.height), on: &canvas)
    guard isChosen else { return }
    let cells = CellMetrics.cells(frame)
    canvas.write("<", column: cells.minColumn, row: cells.minRow, ink: ink)
    canvas.write(">", column: cells.maxColumn - 1, row: cells.minRow, ink: ink)
  }
}
