import FoundationSubset
import TerminalCore

/// A line along a row or a column of cells: of a grid, of an axis, or a rule.
package struct StraightLine {
  package enum Role {
    /// Drawn below everything, and faint without an explicit stroke.
    case grid
    /// Drawn below data.
    case rule
    /// Drawn below data, but over the fills that are declared before it.
    case ruleOnFills
    /// A line that belongs to a fill: omitted over other fills, where it would not be visible.
    case fillOnFills
    case axis
  }

  package var role: Role
  package var start: CGPoint
  package var end: CGPoint
  /// The cells that the line is drawn in: one column or one row.
  package var cells: CellRect
  package var isUpright: Bool
  /// The style of the line; `nil` for the default of its role.
  package var stroke: StrokeStyle?
  package var paint: Paint
  /// The rectangle of a gradient.
  package var bounds: CGRect
  /// Whether the previous line covers the same cells in the same colour.
  package var isRepeated = false

  package init(
    _ role: Role, from start: CGPoint, to end: CGPoint, in cells: CellRect, isUpright: Bool,
    stroke: StrokeStyle? = nil, paint: Paint, bounds: CGRect = .zero
  ) {
    (self.role, self.start, self.end, self.cells) = (role, start, end, cells)
    (self.isUpright, self.stroke, self.paint, self.bounds) = (isUpright, stroke, paint, bounds)
  }

  /// Creates a rule through the middle of cells.
  package init(along cells: CellRect, isUpright: Bool, ink: Ink) {
    let area = CellMetrics.points(cells)
    let (x, y) = isUpright ? (area.midX, area.minY) : (area.minX, area.midY)
    let end = isUpright ? CGPoint(x: x, y: area.maxY) : CGPoint(x: area.maxX, y: y)
    self.init(
      .rule, from: CGPoint(x: x, y: y), to: end, in: cells, isUpright: isUpright,
      paint: .ink(ink))
  }

  /// The form of the line in characters: thick from the width of a dot, 4 points, on; a line of
  /// the grid is faint below 2 points.
  fileprivate var form: LineGlyphs.Form {
    let (width, isDashed) = (stroke?.lineWidth ?? 0, stroke.map { !$0.dash.isEmpty } ?? false)
    switch role {
    case .grid: return isDashed ? .dashed : width >= 2 ? .thin : .faint
    case .rule, .ruleOnFills, .fillOnFills, .axis:
      let isThick = width >= CellMetrics.dot
      return isDashed ? (isThick ? .thickDashed : .dashed) : isThick ? .thick : .thin
    }
  }
}

extension Canvas {
  /// Draws a straight line: in the cells that are free for it, with the characters of lines.
  ///
  /// - Parameter origin: The column from which a faint line takes every second cell, so that the
  ///   grid stays in the background.
  package mutating func draw(_ line: StraightLine, from origin: Int = 0) {
    let stroke = line.stroke ?? StrokeStyle(lineWidth: 1)
    if record(.stroke([line.start, line.end], stroke), line.recordedPaint, line.bounds) { return }
    let (cells, form) = (line.cells, line.form)
    let scalar = LineGlyphs.scalar(upright: line.isUpright, form, in: glyphs)
    let kind: CanvasCell.GlyphKind
    switch line.role {
    case .grid: kind = .grid
    case .axis: kind = .axis
    case .rule, .ruleOnFills, .fillOnFills: return drawRule(line, scalar)
    }
    guard let ink = line.paint.representative else { return }
    let step = form == .faint && !line.isUpright ? 2 : 1
    let first = cells.minColumn + (origin - cells.minColumn) % step
    put(
      scalar, columns: first..<max(first, cells.maxColumn), step: step,
      rows: cells.minRow..<cells.maxRow, kind: kind, ink: ink)
  }

  private mutating func drawRule(_ line: StraightLine, _ scalar: Unicode.Scalar) {
    guard !line.isRepeated else { return }
    let cells = line.cells.intersection(clip)
    for row in cells.minRow..<max(cells.minRow, cells.maxRow) {
      for column in cells.minColumn..<cells.maxColumn {
        let center = CellMetrics.center(of: CellPoint(column: column, row: row))
        guard let ink = line.paint.ink(at: center, in: line.bounds) else { continue }
        // A horizontal line skips the end of a fill, which would otherwise not be exact.
        if line.role == .ruleOnFills, !line.isUpright, self[column, row].isDivided { continue }
        if line.role != .rule, putOnFill(scalar, column: column, row: row, ink: ink) { continue }
        if line.role == .fillOnFills { continue }
        put(scalar, column: column, row: row, kind: .rule, ink: ink)
      }
    }
  }
}

extension StraightLine {
  /// The paint for shapes, in which a grid line without a stroke can be as faint as intended.
  fileprivate var recordedPaint: Paint {
    guard case .grid = role, stroke == nil, paint == .ink(.secondary) else { return paint }
    return .ink(Ink.secondary.faded(by: 0.25, on: .default))
  }
}
