import FoundationSubset
import TerminalCore

extension Canvas {
  /// Draws a box in the outermost cells of an area, without replacing text.
  ///
  /// In an area of one row only the sides are drawn; in one column, a line.
  package mutating func box(_ area: CellRect, with paint: Paint, rounded isRounded: Bool) {
    guard !area.isEmpty else { return }
    let line = CellMetrics.points(area).insetBy(
      dx: CellMetrics.columnWidth / 2, dy: CellMetrics.rowHeight / 2)
    let corners = line.corners + line.corners.prefix(2)
    // Recorded lines are drawn without characters.
    guard !isRecording else {
      _ = record(.stroke(corners, StrokeStyle(lineWidth: 1)), paint, line)
      return
    }
    let glyphs = BoxGlyphs.glyphs(in: glyphs, rounded: isRounded)
    let (right, bottom) = (area.maxColumn - 1, area.maxRow - 1)
    let visible = area.intersection(clip)
    let hasCorners = area.size.rows > 1 && area.size.columns > 1
    if hasCorners {
      for column in visible.minColumn..<visible.maxColumn
      where column > area.minColumn && column < right {
        edge(glyphs.horizontal, column: column, row: area.minRow, of: area, paint)
        edge(glyphs.horizontal, column: column, row: bottom, of: area, paint)
      }
      edge(glyphs.topLeft, column: area.minColumn, row: area.minRow, of: area, paint)
      edge(glyphs.topRight, column: right, row: area.minRow, of: area, paint)
      edge(glyphs.bottomLeft, column: area.minColumn, row: bottom, of: area, paint)
      edge(glyphs.bottomRight, column: right, row: bottom, of: area, paint)
    }
    for row in visible.minRow..<visible.maxRow
    where !hasCorners || (row > area.minRow && row < bottom) {
      edge(glyphs.vertical, column: area.minColumn, row: row, of: area, paint)
      edge(glyphs.vertical, column: right, row: row, of: area, paint)
    }
  }

  private mutating func edge(
    _ scalar: Unicode.Scalar, column: Int, row: Int, of area: CellRect, _ paint: Paint
  ) {
    let center = CellMetrics.center(of: CellPoint(column: column, row: row))
    guard clipContains(column: column, row: row), self[column, row].kind != .text,
      let ink = paint.ink(at: center, in: CellMetrics.points(area))
    else { return }
    self[column, row].setGlyph(Glyph(scalar), kind: .symbol, ink: ink)
  }
}
