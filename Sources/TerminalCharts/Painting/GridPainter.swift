import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws grid lines below everything else.
struct GridPainter {
  let axes: ChartAxes
  let layout: ChartLayout

  func paint(on canvas: inout Canvas) {
    let labels = AxisLabelPainter(axes: axes, layout: layout)
    // Columns before rows, so that upright lines have no gaps.
    for axis in axes.x + axes.y {
      for mark in labels.marksWithLines(axis) {
        for line in mark.gridLines { paint(line, mark, axis, on: &canvas) }
      }
    }
  }

  private func paint(
    _ line: AxisLinePart, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis, on canvas: inout Canvas
  ) {
    guard let ink = line.ink,
      let (cells, start) = ends(of: line, at: mark.position(centered: line.centered), axis)
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

  // Returns the cells of a line, extended to the edge of the gutter on request, and its start.
  private func ends(
    of line: AxisLinePart, at position: Double, _ axis: ResolvedAxis
  ) -> (cells: CellRect, start: CGPoint)? {
    let plot = layout.plot
    let overhang = axis.preset.kind == .extended ? axis.thickness(for: layout.parts) : 0
    let before = axis.isBefore ? overhang : 0
    let coordinate = layout.coordinate(at: position, along: axis.direction, offset: line.offset)
    return layout.cell(at: position, along: axis.direction, offset: line.offset).map { cell in
      if axis.isUpright {
        let cells = CellRect(
          column: plot.minColumn - before, row: cell, columns: plot.size.columns + overhang,
          rows: 1)
        return (cells, CGPoint(x: CellMetrics.points(cells).minX, y: coordinate))
      }
      let cells = CellRect(
        column: cell, row: plot.minRow - before, columns: 1, rows: plot.size.rows + overhang)
      return (cells, CGPoint(x: coordinate, y: CellMetrics.points(cells).minY))
    }
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
  /// Returns the coordinate on the canvas of a position of a scale, moved by an offset.
  func coordinate(at position: Double, along axis: Axis, offset: CGSize) -> CGFloat {
    geometry.frame[along: axis].lowerBound + geometry.coordinate(at: position, along: axis)
      + (axis == .horizontal ? offset.width : offset.height)
  }

  /// Returns the column or the row of a tick; `nil` if it is outside the scale.
  func cell(at position: Double, along axis: Axis, offset: CGSize) -> Int? {
    guard position > -1e-9, position < 1 + 1e-9 else { return nil }
    let coordinate =
      coordinate(at: position, along: axis, offset: offset) + geometry.slack(along: axis)
    let corner = CellMetrics.points(plot).origin
    return axis == .horizontal
      ? CellPoint(CGPoint(x: coordinate, y: corner.y)).clamped(to: plot)?.column
      : CellPoint(CGPoint(x: corner.x, y: coordinate)).clamped(to: plot)?.row
  }
}
