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

  /// Draws the crossings of rules with an axis that is already drawn.
  func paintCrossings(on canvas: inout Canvas) {
    guard layout.parts.contains(.ticks), !rules.isEmpty else { return }
    for axis in axes.x where axis.hasTicks { paintCrossings(axis, on: &canvas) }
  }

  func paint(on canvas: inout Canvas) {
    guard layout.parts.contains(.ticks) else { return }
    for axis in axes.x where axis.hasTicks { paintBaseline(axis, on: &canvas) }
    for axis in axes.x + axes.y { paintTicks(axis, on: &canvas) }
  }

  // Draws the line below (or above) the plot that the ticks are on.
  private func paintBaseline(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let cells = CellRect(
      column: layout.plot.minColumn, row: tickRow(axis), columns: layout.plot.size.columns, rows: 1)
    var line = StraightLine(along: cells, isUpright: false, ink: .secondary)
    line.role = .axis
    canvas.draw(line)
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
    axis.isBefore ? layout.framedPlot.minRow - 1 : layout.framedPlot.maxRow
  }

  private func paintTicks(_ axis: ResolvedAxis, on canvas: inout Canvas) {
    let direction = axis.isBefore ? -1 : 1
    for mark in labels.marksWithLines(axis) {
      for line in axis.ticks(of: mark) {
        guard let ink = line.ink, let start = start(of: line, at: mark, axis) else { continue }
        let length = axis.length(of: line, at: mark, with: layout.parts)
        for step in 0..<length
        where step > 0 || axis.isUpright || !rules.contains(start.column) {
          let glyph =
            step > 0
            ? LineGlyphs.scalar(upright: !axis.isUpright, line.form, in: glyphs)
            : axis.isUpright
              ? AxisGlyph.tick(glyphs, leading: axis.isBefore)
              : AxisGlyph.tick(
                glyphs, inside: length == 1 || mark.hasGridLine, outside: length > 1,
                top: axis.isBefore)
          canvas.put(
            glyph, column: start.column + (axis.isUpright ? direction * step : 0),
            row: start.row + (axis.isUpright ? 0 : direction * step), kind: .symbol, ink: ink)
        }
      }
    }
  }

  // The first cell outside the plot: on the axis line, or in the gap before the labels.
  private func start(
    of tick: AxisLinePart, at mark: ResolvedAxisMark, _ axis: ResolvedAxis
  ) -> CellPoint? {
    let position = mark.position(centered: tick.centered)
    let plot = layout.framedPlot
    return layout.cell(at: position, along: axis.direction, offset: tick.offset).map { cell in
      axis.isUpright
        ? CellPoint(column: axis.isBefore ? plot.minColumn - 1 : plot.maxColumn, row: cell)
        : CellPoint(column: cell, row: tickRow(axis))
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
      for mark in labels.marksWithLines(axis) {
        for line in axis.ticks(of: mark) {
          draw(line, at: mark.position(centered: line.centered), of: axis, scaled, on: &canvas)
        }
      }
    }
  }

  private func draw(
    _ tick: AxisLinePart, at position: Double, of axis: ResolvedAxis, _ scaled: CGRect,
    on canvas: inout Canvas
  ) {
    guard let ink = tick.ink else { return }
    let length = tick.extent.length * (axis.isBefore ? -1 : 1)
    var start = axis.isBefore ? scaled.origin : CGPoint(x: scaled.maxX, y: scaled.maxY)
    var end = start
    let coordinate = layout.coordinate(at: position, along: axis.direction, offset: tick.offset)
    if axis.isUpright {
      start.y = coordinate
      end = CGPoint(x: start.x + length, y: start.y)
    } else {
      start.x = coordinate
      end = CGPoint(x: start.x, y: start.y + length)
    }
    draw(from: start, to: end, tick.stroke, ink, on: &canvas)
  }

  private func draw(
    from start: CGPoint, to end: CGPoint, _ stroke: StrokeStyle? = nil, _ ink: Ink = .secondary,
    on canvas: inout Canvas
  ) {
    // Takes no cells, because the picture covers them.
    canvas.draw(
      StraightLine(
        .axis, from: start, to: end, in: CellRect(column: 0, row: 0, columns: 0, rows: 0),
        isUpright: start.x == end.x, stroke: stroke, paint: .ink(ink)))
  }
}

extension AxisTickExtent {
  /// The length in points of a tick that does not run along labels.
  fileprivate var length: CGFloat {
    if case .points(let points) = self { points } else { CellMetrics.rowHeight / 4 }
  }
}

/// The characters of an axis.
enum AxisGlyph {
  static func crossing(_ glyphs: GlyphSet) -> Unicode.Scalar { glyphs == .ascii ? "+" : "┼" }
  /// Returns a tick on the line of an axis, towards the plot, away from it or both.
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
