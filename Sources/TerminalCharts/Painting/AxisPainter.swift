import Foundation
import TerminalCore
import TerminalViews

/// Draws grid lines, ticks and labels.
struct AxisPainter {
  let axes: ChartAxes
  let layout: ChartLayout
  /// The columns where a rule over the whole plot reaches the x axis.
  let rules: [Int]
  let glyphs: GlyphSet

  func paint(on canvas: inout Canvas) {
    paintBaseline(on: &canvas)
    for axis in axes.x {
      if layout.parts.contains(.ticks) { paintTicks(axis, on: &canvas) }
      if layout.parts.contains(.labels) { paintXLabels(axis, on: &canvas) }
    }
    if layout.parts.contains(.labels) {
      for axis in axes.y { paintYLabels(axis, on: &canvas) }
    }
  }

  /// Draws the grid, which gives way to everything else.
  func paintGrid(on canvas: inout Canvas) {
    // Before the rows, so that upright lines are without gaps.
    for axis in axes.x {
      for mark in axis.marks {
        for case .gridLine(let line) in mark.parts { paintColumn(line, mark, on: &canvas) }
      }
    }
    for axis in axes.y {
      for mark in axis.marks {
        for case .gridLine(let line) in mark.parts { paintRow(line, mark, on: &canvas) }
      }
    }
  }

  private func paintRow(
    _ line: AxisLinePart, _ mark: ResolvedAxisMark, on canvas: inout Canvas
  ) {
    guard let row = row(at: mark.place(centered: line.centered), offset: line.offset) else {
      return
    }
    let ink = line.paint?.representative ?? .secondary
    let scalar: Unicode.Scalar = glyphs == .ascii ? "." : "┈"
    // Every second column: the grid is to be felt, not seen.
    for column in layout.plot.minColumn..<layout.plot.maxColumn
    where (column - layout.plot.minColumn) % 2 == 0 {
      canvas.put(scalar, column: column, row: row, kind: .grid, ink: ink)
    }
  }

  private func paintColumn(
    _ line: AxisLinePart, _ mark: ResolvedAxisMark, on canvas: inout Canvas
  ) {
    guard let column = column(at: mark.place(centered: line.centered), offset: line.offset) else {
      return
    }
    let ink = line.paint?.representative ?? .secondary
    let scalar: Unicode.Scalar = glyphs == .ascii ? ":" : "┊"
    for row in layout.plot.minRow..<layout.plot.maxRow {
      canvas.put(scalar, column: column, row: row, kind: .grid, ink: ink)
    }
  }

  /// The row of a position of the y scale; nil outside the plot.
  private func row(at position: Double, offset: CGSize) -> Int? {
    guard position > -1e-9, position < 1 + 1e-9 else { return nil }
    let y = layout.geometry.frame.minY + layout.geometry.y(at: position) + offset.height
    return CellPoint(CGPoint(x: layout.geometry.frame.minX, y: y)).clamped(to: layout.plot)?.row
  }

  /// The column of a position of the x scale; nil outside the plot.
  private func column(at position: Double, offset: CGSize) -> Int? {
    guard position > -1e-9, position < 1 + 1e-9 else { return nil }
    let x = layout.geometry.frame.minX + layout.geometry.x(at: position) + offset.width
    return CellPoint(CGPoint(x: x, y: layout.geometry.frame.minY)).clamped(to: layout.plot)?
      .column
  }
}

extension AxisPainter {
  // The line under (or over) the plot on which the ticks stand.
  private func paintBaseline(on canvas: inout Canvas) {
    guard layout.parts.contains(.ticks) else { return }
    for axis in axes.x where axis.hasTicks {
      let row = tickRow(axis)
      for column in layout.plot.minColumn..<layout.plot.maxColumn {
        canvas.put(AxisGlyph.line(glyphs), column: column, row: row, kind: .axis, ink: .secondary)
      }
      for column in rules {
        canvas.put(
          AxisGlyph.crossing(glyphs), column: column, row: row, kind: .symbol, ink: .secondary)
      }
    }
  }

  private func tickRow(_ axis: ResolvedAxis) -> Int {
    axis.edge == .top ? layout.plot.minRow - 1 : layout.plot.maxRow
  }

  private func paintTicks(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let row = tickRow(axis)
    for mark in axis.marks {
      for case .tick(let line) in mark.parts {
        guard let column = column(at: mark.place(centered: line.centered), offset: line.offset),
          !rules.contains(column)
        else { continue }
        canvas.put(
          AxisGlyph.tick(glyphs, top: axis.edge == .top), column: column, row: row, kind: .symbol,
          ink: line.paint?.representative ?? .secondary)
      }
    }
  }

  private func paintYLabels(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let placed = axis.marks.flatMap { mark in
      mark.parts.compactMap { part -> AxisLabelPlace? in
        guard case .label(let label) = part, label.size.columns > 0 else { return nil }
        let place = mark.labelPlace(centered: label.options.centered)
        guard let row = row(at: place.position, offset: label.offset) else { return nil }
        return AxisLabelPlace(
          label: label, start: row - (label.size.rows - 1) / 2,
          length: label.size.rows)
      }
    }
    let limits = layout.chart.minRow..<layout.chart.maxRow
    for place in AxisLabelPlace.withoutOverlap(placed, in: limits, gap: 0) {
      let width = place.label.size.columns
      let column = labelColumn(axis, width: width)
      draw(place.label, at: CellPoint(column: column, row: place.start), on: &canvas)
    }
  }

  // Labels stand beside the plot, flush with it; inside it in the inset preset.
  private func labelColumn(_ axis: ResolvedAxis, width: Int) -> Int {
    switch (axis.edge, axis.preset.kind) {
    case (.leading, .inset): layout.plot.minColumn
    case (.leading, _): layout.plot.minColumn - 1 - width
    case (_, .inset): layout.plot.maxColumn - width
    case (_, _): layout.plot.maxColumn + 1
    }
  }

  private func paintXLabels(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let placed = axis.marks.flatMap { mark in
      mark.parts.compactMap { part -> AxisLabelPlace? in
        guard case .label(let label) = part, label.size.columns > 0 else { return nil }
        return place(label, mark, axis)
      }
    }
    let row = labelRow(axis)
    let limits = layout.chart.minColumn..<layout.chart.maxColumn
    for place in AxisLabelPlace.withoutOverlap(placed, in: limits, gap: 1) {
      let top = axis.edge == .top ? row - place.label.size.rows + 1 : row
      draw(place.label, at: CellPoint(column: place.start, row: top), on: &canvas)
    }
  }

  private func place(
    _ label: ResolvedAxisLabel, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis
  ) -> AxisLabelPlace? {
    let width = label.size.columns
    let place = mark.labelPlace(centered: label.options.centered)
    guard let column = column(at: place.position, offset: label.offset) else { return nil }
    if place.isCentered {
      return AxisLabelPlace(label: label, start: column - (width - 1) / 2, length: width)
    }
    // Labels of a continuous axis begin at their tick, so that an hour stands under its hour.
    let anchor = label.options.anchor.map { Int((CGFloat(width - 1) * $0.x).rounded()) }
    let start =
      axis.preset.kind == .aligned ? column - (width - 1) / 2 : column - (anchor ?? 0)
    return AxisLabelPlace(label: label, start: start, length: width)
  }

  private func labelRow(_ axis: ResolvedAxis) -> Int {
    let ticks = layout.parts.contains(.ticks) && axis.hasTicks ? 1 : 0
    switch (axis.edge, axis.preset.kind) {
    case (.top, .inset): return layout.plot.minRow
    case (.top, _): return layout.plot.minRow - 1 - ticks
    case (_, .inset): return layout.plot.maxRow - 1
    case (_, _): return layout.plot.maxRow + ticks
    }
  }

  private func draw(
    _ label: ResolvedAxisLabel, at origin: CellPoint, on canvas: inout Canvas
  ) {
    label.node.draw(
      in: CellMetrics.points(CellRect(origin: origin, size: label.size)), on: &canvas)
  }
}

/// The characters of an axis.
enum AxisGlyph {
  static func line(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? "-" : "─" }
  static func crossing(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? "+" : "┼" }
  static func tick(_ glyphs: GlyphSet, top: Bool) -> Unicode.Scalar {
    glyphs == .ascii ? "+" : top ? "┬" : "┴"
  }
}
