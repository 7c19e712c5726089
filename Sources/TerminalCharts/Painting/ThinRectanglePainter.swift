import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws rectangles that are as thin as a line again, as lines, where they lie on other fills:
/// there the part of a cell that they cover would be lost.
struct ThinRectanglePainter {
  let geometry: MarkGeometry

  // A quarter of a row, half a column.
  private static var thinnest: CGFloat { 4 }

  func paint(_ order: [Int], on canvas: inout Canvas) {
    guard geometry.kinds.isSuperset(of: [.rectangle, .bar]) else { return }
    let fills = FillOrder(order, in: geometry)
    for index in order where geometry.marks.collection.records[index].kind == .rectangle {
      guard let frame = geometry.rectangle(of: index), isThin(frame) else { continue }
      let isUpright = frame.width < frame.height
      var cells = frame.touchedCells
      // A line has one row, or one column: that of its middle.
      let middle = CellPoint(CGPoint(x: frame.midX, y: frame.midY))
      cells =
        isUpright
        ? CellRect(column: middle.column, row: cells.minRow, columns: 1, rows: cells.size.rows)
        : CellRect(
          column: cells.minColumn, row: middle.row, columns: cells.size.columns, rows: 1)
      guard fills.isOnTop(index, cells) else { continue }
      draw(index, frame, in: cells, isUpright: isUpright, on: &canvas)
    }
  }

  private func isThin(_ frame: CGRect) -> Bool {
    min(frame.width, frame.height) <= Self.thinnest
      && max(frame.width, frame.height) > Self.thinnest
  }

  private func draw(
    _ index: Int, _ frame: CGRect, in cells: CellRect, isUpright: Bool, on canvas: inout Canvas
  ) {
    let style = Int(geometry.marks.collection.records[index].style)
    var line = StraightLine(along: cells, isUpright: isUpright, ink: .primary)
    line.role = .fillOnFills
    line.paint = geometry.paints[style]
    line.bounds = geometry.bounds(ofStyle: style, own: frame)
    canvas.draw(line)
  }
}
