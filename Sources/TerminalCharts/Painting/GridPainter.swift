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
    for axis in axes.x {
      for mark in labels.lined(axis) {
        for case .gridLine(let line) in mark.parts { paintColumn(line, mark, axis, on: &canvas) }
      }
    }
    for axis in axes.y {
      for mark in labels.lined(axis) {
        for case .gridLine(let line) in mark.parts { paintRow(line, mark, axis, on: &canvas) }
      }
    }
  }

  private func paintRow(
    _ line: AxisLinePart, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis, on canvas: inout Canvas
  ) {
    guard let ink = line.ink,
      let row = layout.row(at: mark.place(centered: line.centered), offset: line.offset)
    else { return }
    var columns = layout.plot.minColumn..<layout.plot.maxColumn
    if axis.preset.kind == .extended { columns = extended(columns, axis) }
    let cells = CellRect(
      column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    let area = CellMetrics.points(cells)
    let y = layout.y(at: mark.place(centered: line.centered), offset: line.offset)
    canvas.draw(
      StraightLine(
        .grid, from: CGPoint(x: area.minX, y: y), to: CGPoint(x: area.maxX, y: y), in: cells,
        isUpright: false, stroke: line.stroke, paint: .ink(ink)),
      from: layout.plot.minColumn)
  }

  // To the edge of the chart's gutter.
  private func extended(_ columns: Range<Int>, _ axis: ResolvedAxis) -> Range<Int> {
    let reach = axis.room(for: layout.parts)
    return axis.edge == .leading
      ? columns.lowerBound - reach..<columns.upperBound
      : columns.lowerBound..<columns.upperBound + reach
  }

  private func paintColumn(
    _ line: AxisLinePart, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis, on canvas: inout Canvas
  ) {
    guard let ink = line.ink,
      let column = layout.column(at: mark.place(centered: line.centered), offset: line.offset)
    else { return }
    var rows = layout.plot.minRow..<layout.plot.maxRow
    if axis.preset.kind == .extended {
      let reach = axis.room(for: layout.parts)
      rows =
        axis.edge == .top
        ? rows.lowerBound - reach..<rows.upperBound : rows.lowerBound..<rows.upperBound + reach
    }
    let cells = CellRect(column: column, row: rows.lowerBound, columns: 1, rows: rows.count)
    let area = CellMetrics.points(cells)
    let x = layout.x(at: mark.place(centered: line.centered), offset: line.offset)
    let reach = axis.preset.kind == .extended ? area.height : layout.geometry.depth
    canvas.draw(
      StraightLine(
        .grid, from: CGPoint(x: x, y: area.minY), to: CGPoint(x: x, y: area.minY + reach),
        in: cells,
        isUpright: true, stroke: line.stroke, paint: .ink(ink)))
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
