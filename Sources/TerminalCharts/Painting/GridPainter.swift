import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws grid lines, which give way to everything else.
struct GridPainter {
  let axes: ChartAxes
  let layout: ChartLayout
  let glyphs: GlyphSet

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
    let form = GridLineForm(line.stroke)
    let scalar = form.scalar(upright: false, in: glyphs)
    var columns = layout.plot.minColumn..<layout.plot.maxColumn
    if axis.preset.kind == .extended { columns = extended(columns, axis) }
    // Every second column: the grid is to be felt, not seen.
    let step = form.isDense ? 1 : 2
    let first = columns.lowerBound + (layout.plot.minColumn - columns.lowerBound) % step
    canvas.put(
      scalar, columns: first..<max(first, columns.upperBound), step: step, rows: row..<(row + 1),
      kind: .grid, ink: ink)
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
    let scalar = GridLineForm(line.stroke).scalar(upright: true, in: glyphs)
    var rows = layout.plot.minRow..<layout.plot.maxRow
    if axis.preset.kind == .extended {
      let reach = axis.room(for: layout.parts)
      rows =
        axis.edge == .top
        ? rows.lowerBound - reach..<rows.upperBound : rows.lowerBound..<rows.upperBound + reach
    }
    canvas.put(scalar, columns: column..<(column + 1), rows: rows, kind: .grid, ink: ink)
  }
}

/// How a grid line looks: hardly seen, dashed, or a solid line where the user asked for a thick
/// one.
private enum GridLineForm {
  case faint, dashed, solid

  init(_ stroke: StrokeStyle?) {
    guard let stroke else {
      self = .faint
      return
    }
    self = !stroke.dash.isEmpty ? .dashed : stroke.lineWidth >= 2 ? .solid : .faint
  }

  var isDense: Bool { self != .faint }

  func scalar(upright: Bool, in glyphs: GlyphSet) -> Unicode.Scalar {
    switch (self, upright) {
    case (.faint, false): glyphs == .ascii ? "." : "┈"
    case (.faint, true), (.dashed, true): glyphs == .ascii ? ":" : "┊"
    case (.dashed, false): glyphs == .ascii ? "-" : "┄"
    case (.solid, false): glyphs == .ascii ? "-" : "─"
    case (.solid, true): glyphs == .ascii ? "|" : "│"
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
  /// The row of a position of the y scale; `nil` outside the plot.
  func row(at position: Double, offset: CGSize) -> Int? {
    guard position > -1e-9, position < 1 + 1e-9 else { return nil }
    let y = geometry.frame.minY + geometry.y(at: position) + offset.height + geometry.rowSlack
    let x = CGFloat(plot.minColumn) * CellMetrics.columnWidth
    return CellPoint(CGPoint(x: x, y: y)).clamped(to: plot)?.row
  }

  /// The column of a position of the x scale; `nil` outside the plot.
  func column(at position: Double, offset: CGSize) -> Int? {
    guard position > -1e-9, position < 1 + 1e-9 else { return nil }
    let x = geometry.frame.minX + geometry.x(at: position) + offset.width + geometry.columnSlack
    return CellPoint(CGPoint(x: x, y: geometry.frame.minY)).clamped(to: plot)?.column
  }
}
