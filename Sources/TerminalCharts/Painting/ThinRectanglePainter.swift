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
    guard geometry.kinds.contains(MarkKinds(.rectangle)), geometry.kinds.contains(MarkKinds(.bar))
    else { return }
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
    let scalar = RuleGlyph.scalar(
      upright: isUpright, dashed: false, in: geometry.environment.glyphSet)
    for row in cells.minRow..<cells.maxRow {
      for column in cells.minColumn..<cells.maxColumn {
        let center = CellMetrics.center(of: CellPoint(column: column, row: row))
        guard
          let ink = geometry.paints[style].ink(
            at: center, in: geometry.bounds(ofStyle: style, own: frame))
        else { continue }
        canvas.putOnFill(scalar, column: column, row: row, ink: ink)
      }
    }
  }
}
