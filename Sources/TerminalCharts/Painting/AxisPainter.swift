import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws the lines under the plot with their ticks.
struct AxisPainter {
  let axes: ChartAxes
  let layout: ChartLayout
  /// The columns where a rule over the whole plot reaches the x axis.
  let rules: [Int]
  let glyphs: GlyphSet

  private var labels: AxisLabelPainter { AxisLabelPainter(axes: axes, layout: layout) }

  /// Draws where rules meet the axis, on an axis that is drawn already.
  func paintCrossings(on canvas: inout Canvas) {
    guard layout.parts.contains(.ticks), !rules.isEmpty else { return }
    for axis in axes.x where axis.hasTicks { paintCrossings(axis, on: &canvas) }
  }

  func paint(on canvas: inout Canvas) {
    guard layout.parts.contains(.ticks) else { return }
    for axis in axes.x where axis.hasTicks { paintBaseline(axis, on: &canvas) }
    for axis in axes.x { paintTicks(axis, on: &canvas) }
    for axis in axes.y { paintUprightTicks(axis, on: &canvas) }
  }

  // The line under (or over) the plot on which the ticks stand.
  private func paintBaseline(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let row = tickRow(axis)
    canvas.put(
      AxisGlyph.line(glyphs), columns: layout.plot.minColumn..<layout.plot.maxColumn,
      rows: row..<(row + 1), kind: .axis, ink: .secondary)
    paintCrossings(axis, on: &canvas)
  }

  private func paintCrossings(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let row = tickRow(axis)
    for column in rules {
      canvas.put(
        AxisGlyph.crossing(glyphs), column: column, row: row, kind: .symbol, ink: .secondary)
    }
  }

  private func tickRow(_ axis: ResolvedAxis) -> Int {
    axis.edge == .top ? layout.framedPlot.minRow - 1 : layout.framedPlot.maxRow
  }

  private func paintTicks(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let row = tickRow(axis)
    let isTop = axis.edge == .top
    for mark in labels.lined(axis) {
      for line in axis.ticks(of: mark) {
        guard let ink = line.ink,
          let column = layout.column(
            at: mark.place(centered: line.centered), offset: line.offset)
        else { continue }
        let length = axis.length(of: line, at: mark, with: layout.parts)
        for step in 0..<length where step > 0 || !rules.contains(column) {
          let glyph =
            step > 0
            ? RuleGlyph.scalar(upright: true, dashed: line.isDashed, in: glyphs)
            : AxisGlyph.tick(
              glyphs, inside: length == 1 || mark.hasGridLine, outside: length > 1, top: isTop)
          canvas.put(
            glyph, column: column, row: isTop ? row - step : row + step, kind: .symbol, ink: ink)
        }
      }
    }
  }
}

extension AxisPainter {
  // Ticks beside the plot stand in the column that keeps the labels from it, where they are asked
  // for.
  private func paintUprightTicks(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let isLeading = axis.edge == .leading
    let first = isLeading ? layout.framedPlot.minColumn - 1 : layout.framedPlot.maxColumn
    for mark in labels.lined(axis) {
      for line in axis.ticks(of: mark) {
        guard let ink = line.ink,
          let row = layout.row(at: mark.place(centered: line.centered), offset: line.offset)
        else { continue }
        for step in 0..<axis.length(of: line, at: mark, with: layout.parts) {
          let glyph =
            step > 0
            ? RuleGlyph.scalar(upright: false, dashed: line.isDashed, in: glyphs)
            : AxisGlyph.tick(glyphs, leading: isLeading)
          canvas.put(
            glyph, column: isLeading ? first - step : first + step, row: row, kind: .symbol,
            ink: ink)
        }
      }
    }
  }
}

extension AxisLinePart {
  fileprivate var isDashed: Bool { stroke.map { !$0.dash.isEmpty } ?? false }
}

/// The characters of an axis.
enum AxisGlyph {
  static func line(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? "-" : "─" }
  static func crossing(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? "+" : "┼" }
  /// A tick on the line of an axis, towards the plot, away from it or both.
  static func tick(
    _ glyphs: GlyphSet, inside: Bool, outside: Bool, top: Bool
  ) -> Unicode.Scalar {
    guard glyphs != .ascii, inside != outside else { return crossing(glyphs) }
    return inside == top ? "┬" : "┴"
  }
  static func tick(_ glyphs: GlyphSet, leading: Bool) -> Unicode.Scalar {
    glyphs == .ascii ? "+" : leading ? "┤" : "├"
  }
}
