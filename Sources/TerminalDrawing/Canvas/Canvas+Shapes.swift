import FoundationSubset
import TerminalCore

/// The form of a shape, for which cells may have characters.
package enum ShapeForm: Hashable, Sendable {
  /// A rectangle with sides along the axes.
  case rectangle(CGRect, cornerRadius: CGFloat)
  /// A shape with a character of its own while it is small.
  case symbol(SymbolGlyphs, CGRect)
  /// Any other.
  case path

  package var isRectangle: Bool { if case .rectangle = self { true } else { false } }
}

/// A shape in a frame, with the paint that it is drawn in.
package struct FramedShape {
  let form: ShapeForm
  let frame: CGRect
  let paint: Paint
  let path: () -> Path

  /// - Parameter frame: The rectangle of a gradient.
  package init(_ form: ShapeForm, in frame: CGRect, paint: Paint, path: @escaping () -> Path) {
    (self.form, self.frame, self.paint, self.path) = (form, frame, paint, path)
  }
}

extension Canvas {
  /// Fills a shape: in cells with blocks, rules, single characters or dots.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether dots and glyphs below the fill are removed.
  ///   - isBehind: Whether the fill is a background, on which lines stay visible.
  ///   - isTooFaint: Whether a background could only be a shade, which would disturb text on it.
  package mutating func fill(
    _ shape: FramedShape, evenOdd: Bool, isOpaque: Bool, isBehind: Bool, isTooFaint: Bool
  ) {
    switch shape.form {
    case .rectangle(let rect, let radius):
      if !isRecording, drawRule(rect, with: shape.paint) { return }
      if isSmallSquare(rect) { return draw(.square, in: rect, shape.paint, isFilled: true) }
      if isTooFaint { return }
      if radius <= (isRecording ? 0 : CellMetrics.columnWidth) {
        if isOpaque { fill(rect, with: .erase) }
        return fill(rect, with: shape.paint, bounds: shape.frame, tint: isBehind)
      }
    case .symbol(let symbol, let rect) where isSmall(rect):
      return draw(symbol, in: rect, shape.paint, isFilled: true)
    case .symbol, .path: break
    }
    let polygons = shape.path().polylines.map(\.points)
    // A background is better whole than in dots.
    if !isBehind && shape.paint != .erase && !shape.form.isRectangle {
      fillRound(
        polygons, evenOdd: evenOdd, with: shape.paint, bounds: shape.frame, opaque: isOpaque)
    } else {
      fill(
        polygons, evenOdd: evenOdd, with: shape.paint, bounds: shape.frame, tint: isBehind,
        opaque: isOpaque)
    }
  }

  /// Draws the outline of a shape: in cells as a box, a rule, a single character or dots.
  package mutating func stroke(_ shape: FramedShape, _ style: StrokeStyle) {
    switch shape.form {
    case .rectangle(let rect, let radius):
      if drawRule(rect, with: shape.paint) { return }
      if isSmallSquare(rect) { return draw(.square, in: rect, shape.paint, isFilled: false) }
      return box(CellMetrics.cells(rect), with: shape.paint, rounded: radius > 0)
    case .symbol(let symbol, let rect) where isSmall(rect):
      return draw(symbol, in: rect, shape.paint, isFilled: false)
    case .symbol, .path: break
    }
    let pen = Pen(paint: shape.paint, style: style, bounds: shape.frame)
    for line in shape.path().polylines {
      stroke(line.isClosed ? line.points + line.points.prefix(1) : line.points, with: pen)
    }
  }

  // A rectangle thinner than a column or a row is a line, which passes behind data.
  private mutating func drawRule(_ rect: CGRect, with paint: Paint) -> Bool {
    let isVertical = rect.width < 4 && rect.height >= CellMetrics.rowHeight / 2
    let isHorizontal = rect.height < 4 && rect.width >= CellMetrics.columnWidth
    guard isVertical || isHorizontal, let ink = paint.representative else { return false }
    let line = CellMetrics.cells(rect).line(through: rect, isUpright: isVertical)
    draw(StraightLine(along: line, isUpright: isVertical, ink: ink))
    return true
  }

  private mutating func draw(
    _ symbol: SymbolGlyphs, in rect: CGRect, _ paint: Paint, isFilled: Bool
  ) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let cell = CellPoint(center)
    // The outline around a filled symbol is outside its cell.
    guard let ink = paint.ink(at: center, in: rect), isFilled || !holdsFilledSymbolOrText(at: cell)
    else { return }
    put(
      symbol.scalar(isFilled: isFilled, in: glyphs), column: cell.column, row: cell.row,
      kind: .symbol, ink: ink)
  }

  // Whether a shape is drawn as a character, because cells show nothing finer.
  private func isSmall(_ rect: CGRect) -> Bool {
    !isRecording && max(rect.width, rect.height) <= 24
  }
  private func isSmallSquare(_ rect: CGRect) -> Bool {
    !isRecording && rect.height < CellMetrics.rowHeight && abs(rect.width - rect.height) <= 1
  }
}

extension CellRect {
  /// Returns the row or the column of the cells through the centre of a rectangle.
  func line(through rect: CGRect, isUpright: Bool) -> CellRect {
    let middle = CellPoint(CGPoint(x: rect.midX, y: rect.midY))
    return isUpright
      ? CellRect(column: middle.column, row: minRow, columns: 1, rows: size.rows)
      : CellRect(column: minColumn, row: middle.row, columns: size.columns, rows: 1)
  }
}
