import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws grid lines, which give way to everything else.
struct GridPainter {
  let axes: ChartAxes
  let layout: ChartLayout

  func paint(on canvas: inout Canvas) {
    let labels = AxisLabelPainter(axes: axes, layout: layout)
    // Before the rows, so that upright lines are without gaps.
    for axis in axes.x + axes.y {
      for mark in labels.lined(axis) {
        for line in mark.gridLines { paint(line, mark, axis, on: &canvas) }
      }
    }
  }

  private func paint(
    _ line: AxisLinePart, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis, on canvas: inout Canvas
  ) {
    guard let ink = line.ink,
      let (cells, start) = ends(of: line, at: mark.place(centered: line.centered), axis)
    else { return }
    let area = CellMetrics.points(cells)
    // A line ends where the plot does, within a cell or beyond it.
    let depth = axis.preset.kind == .extended ? area.height : layout.geometry.depth
    let end =
      axis.isUpright
      ? CGPoint(x: area.maxX, y: start.y) : CGPoint(x: start.x, y: area.minY + depth)
    canvas.draw(
      StraightLine(
        .grid, from: start, to: end, in: cells, isUpright: !axis.isUpright, stroke: line.stroke,
        paint: .ink(ink)),
      from: layout.plot.minColumn)
  }

  // The cells of a line, to the edge of the chart's gutter where it is wanted, and where it starts.
  private func ends(
    of line: AxisLinePart, at position: Double, _ axis: ResolvedAxis
  ) -> (cells: CellRect, start: CGPoint)? {
    let plot = layout.plot
    let reach = axis.preset.kind == .extended ? axis.room(for: layout.parts) : 0
    let before = axis.isBefore ? reach : 0
    if axis.isUpright {
      guard let row = layout.row(at: position, offset: line.offset) else { return nil }
      let cells = CellRect(
        column: plot.minColumn - before, row: row, columns: plot.size.columns + reach, rows: 1)
      let y = layout.y(at: position, offset: line.offset)
      return (cells, CGPoint(x: CellMetrics.points(cells).minX, y: y))
    }
    guard let column = layout.column(at: position, offset: line.offset) else { return nil }
    let cells = CellRect(
      column: column, row: plot.minRow - before, columns: 1, rows: plot.size.rows + reach)
    let x = layout.x(at: position, offset: line.offset)
    return (cells, CGPoint(x: x, y: CellMetrics.points(cells).minY))
  }
}

extension AxisLinePart {
  /// The ink of the line; `nil` where it is invisible.
  package var ink: Ink? {
    if let stroke, stroke.lineWidth <= 0 { return nil }
    return paint.map(\.representative) ?? .secondary
  }
}

extension ChartLayout {
  /// The place of a position of the y scale, on the canvas.
  func y(at position: Double, offset: CGSize) -> CGFloat {
    geometry.frame.minY + geometry.y(at: position) + offset.height
  }

  /// The place of a position of the x scale, on the canvas.
  func x(at position: Double, offset: CGSize) -> CGFloat {
    geometry.frame.minX + geometry.x(at: position) + offset.width
  }

  /// The row of a position of the y scale; `nil` outside the plot.
  func row(at position: Double, offset: CGSize) -> Int? {
    guard position > -1e-9, position < 1 + 1e-9 else { return nil }
    let y = y(at: position, offset: offset) + geometry.rowSlack
    let x = CGFloat(plot.minColumn) * CellMetrics.columnWidth
    return CellPoint(CGPoint(x: x, y: y)).clamped(to: plot)?.row
  }

  /// The column of a position of the x scale; `nil` outside the plot.
  func column(at position: Double, offset: CGSize) -> Int? {
    guard position > -1e-9, position < 1 + 1e-9 else { return nil }
    let x = x(at: position, offset: offset) + geometry.columnSlack
    return CellPoint(CGPoint(x: x, y: geometry.frame.minY)).clamped(to: plot)?.column
  }
}
