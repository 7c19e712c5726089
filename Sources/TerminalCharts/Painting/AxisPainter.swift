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
    let cells = CellRect(
      column: layout.plot.minColumn, row: tickRow(axis), columns: layout.plot.size.columns, rows: 1)
    let area = CellMetrics.points(cells)
    canvas.draw(
      StraightLine(
        .axis, from: CGPoint(x: area.minX, y: area.midY), to: CGPoint(x: area.maxX, y: area.midY),
        in: cells, isUpright: false, paint: .ink(.secondary)))
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
            ? LineGlyphs.scalar(upright: true, line.form, in: glyphs)
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
            ? LineGlyphs.scalar(upright: false, line.form, in: glyphs)
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
  fileprivate var form: LineGlyphs.Form { stroke?.dash.isEmpty == false ? .dashed : .thin }
}

extension AxisPainter {
  /// Draws the lines of axes and their ticks where the scales end, as parts of a picture.
  func paintInPlot(on canvas: inout Canvas) {
    guard layout.drawsAxesInPlot else { return }
    let (scaled, frame) = (layout.geometry.scaled, layout.geometry.frame)
    for axis in axes.x where axis.hasTicks {
      // Within the rows of the plot, where no label can hide it.
      let y =
        axis.edge == .top ? max(scaled.minY, frame.minY + 0.5) : min(scaled.maxY, frame.maxY - 0.5)
      draw(from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y), on: &canvas)
    }
    for axis in axes.x + axes.y {
      for mark in labels.lined(axis) {
        for line in axis.ticks(of: mark) {
          draw(line, at: mark.place(centered: line.centered), of: axis, scaled, on: &canvas)
        }
      }
    }
  }

  private func draw(
    _ tick: AxisLinePart, at position: Double, of axis: ResolvedAxis, _ scaled: CGRect,
    on canvas: inout Canvas
  ) {
    guard let ink = tick.ink else { return }
    let length = tick.reach.length * (axis.edge == .top || axis.edge == .leading ? -1 : 1)
    if axis.isUpright {
      let start = CGPoint(
        x: axis.edge == .leading ? scaled.minX : scaled.maxX,
        y: layout.y(at: position, offset: tick.offset))
      draw(from: start, to: CGPoint(x: start.x + length, y: start.y), tick.stroke, ink, on: &canvas)
    } else {
      let start = CGPoint(
        x: layout.x(at: position, offset: tick.offset),
        y: axis.edge == .top ? scaled.minY : scaled.maxY)
      draw(from: start, to: CGPoint(x: start.x, y: start.y + length), tick.stroke, ink, on: &canvas)
    }
  }

  private func draw(
    from start: CGPoint, to end: CGPoint, _ stroke: StrokeStyle? = nil, _ ink: Ink = .secondary,
    on canvas: inout Canvas
  ) {
    canvas.draw(
      StraightLine(
        .axis, from: start, to: end, in: layout.plot,
        isUpright: start.x == end.x, stroke: stroke, paint: .ink(ink)))
  }
}

extension AxisTickReach {
  /// The length in points of a tick that does not run along labels.
  fileprivate var length: CGFloat {
    if case .points(let points) = self { points } else { CellMetrics.rowHeight / 4 }
  }
}

/// The characters of an axis.
enum AxisGlyph {
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
