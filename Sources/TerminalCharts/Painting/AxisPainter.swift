import Foundation
import TerminalCore
import TerminalViews

/// Draws the lines under the plot with their ticks.
struct AxisPainter {
  let axes: ChartAxes
  let layout: ChartLayout
  /// The columns where a rule over the whole plot reaches the x axis.
  let rules: [Int]
  let glyphs: GlyphSet

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
    for column in layout.plot.minColumn..<layout.plot.maxColumn {
      canvas.put(AxisGlyph.line(glyphs), column: column, row: row, kind: .axis, ink: .secondary)
    }
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
    for mark in axis.marks {
      for case .tick(let line) in mark.parts {
        guard let ink = line.ink,
          let column = layout.column(
            at: mark.place(centered: line.centered), offset: line.offset),
          !rules.contains(column)
        else { continue }
        canvas.put(
          AxisGlyph.tick(glyphs, top: axis.edge == .top), column: column, row: row, kind: .symbol,
          ink: ink)
      }
    }
  }
}

extension AxisPainter {
  // Ticks beside the plot stand in the column that keeps the labels from it, where they are asked for.
  private func paintUprightTicks(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    guard axis.preset.kind != .inset, layout.parts.contains(.labels),
      axis.labelSize.columns > 0, axis.labelGap > 0
    else { return }
    let column =
      axis.edge == .leading ? layout.framedPlot.minColumn - 1 : layout.framedPlot.maxColumn
    for mark in axis.marks {
      for case .tick(let line) in mark.parts where !line.isAutomatic {
        guard let ink = line.ink,
          let row = layout.row(at: mark.place(centered: line.centered), offset: line.offset)
        else { continue }
        canvas.put(
          AxisGlyph.tick(glyphs, leading: axis.edge == .leading), column: column, row: row,
          kind: .symbol, ink: ink)
      }
    }
  }
}

/// The characters of an axis.
enum AxisGlyph {
  static func line(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? "-" : "─" }
  static func crossing(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? "+" : "┼" }
  static func tick(_ glyphs: GlyphSet, top: Bool) -> Unicode.Scalar {
    glyphs == .ascii ? "+" : top ? "┬" : "┴"
  }
  static func tick(_ glyphs: GlyphSet, leading: Bool) -> Unicode.Scalar {
    glyphs == .ascii ? "+" : leading ? "┤" : "├"
  }
}
