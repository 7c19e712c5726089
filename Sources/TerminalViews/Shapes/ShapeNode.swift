import FoundationSubset
import TerminalCore

/// Draws a shape with what a terminal has for it: blocks, rules, boxes, single signs, dots.
struct ShapeNode<Content: Shape>: LayoutNode {
  let shape: Content
  let drawing: ShapeView<Content>.Drawing
  let paint: Paint
  let isOpaque: Bool
  let isBehind: Bool
  // A faint ground that only a shade could show, which would disturb the text before it.
  let isTooFaint: Bool

  init(
    shape: Content, drawing: ShapeView<Content>.Drawing, style: AnyShapeStyle,
    _ environment: EnvironmentValues
  ) {
    self.shape = shape
    self.drawing = drawing
    paint = style.paint(in: environment)
    isOpaque = environment.opacity >= 1 && style._resolve(in: environment).isOpaque
    isBehind = environment.isBehind
    isTooFaint =
      isBehind && environment.colorDepth < .indexed256
      && paint.representative?.style() == Ink.secondary.style()
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(0, proposal.width ?? 10), height: max(0, proposal.height ?? 10))
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    guard paint != .clear, frame.width > 0, frame.height > 0 else { return }
    switch drawing {
    case .fill(let style): fill(frame, style, on: &canvas)
    case .stroke(let style): stroke(frame, style, on: &canvas)
    case .border(let style):
      let inset = style.lineWidth / 2
      let isBox = shape._form(in: frame).isRectangle
      let inner = frame.insetBy(
        dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
      stroke(isBox ? frame : inner, style, on: &canvas)
    }
  }

  private func fill(_ frame: CGRect, _ style: FillStyle, on canvas: inout Canvas) {
    switch shape._form(in: frame).content {
    case .rectangle(let rect, let radius):
      if !canvas.isRecording, drawRule(rect, on: &canvas) { return }
      if isSmallSquare(rect, on: canvas) {
        return draw(.square, in: rect, isFilled: true, on: &canvas)
      }
      if isTooFaint { return }
      // Corners within a column are smaller than what can be cut off.
      if radius > (canvas.isRecording ? 0 : CellMetrics.columnWidth) {
        return fillPath(frame, style, on: &canvas)
      }
      if isOpaque { canvas.fill(rect, with: .erase) }
      canvas.fill(rect, with: paint, bounds: frame, tint: isBehind)
    case .symbol(let symbol, let rect) where isSmall(rect, on: canvas):
      draw(symbol, in: rect, isFilled: true, on: &canvas)
    case .symbol, .path: fillPath(frame, style, on: &canvas)
    }
  }

  private func fillPath(_ frame: CGRect, _ style: FillStyle, on canvas: inout Canvas) {
    let polygons = shape.path(in: frame).polylines.map(\.points)
    // A ground is better whole than in dots.
    if !isBehind && paint != .erase && !shape._form(in: frame).isRectangle {
      canvas.fillRound(
        polygons, evenOdd: style.isEOFilled, with: paint, bounds: frame, opaque: isOpaque)
    } else {
      canvas.fill(
        polygons, evenOdd: style.isEOFilled, with: paint, bounds: frame, tint: isBehind,
        opaque: isOpaque)
    }
  }

  private func stroke(_ frame: CGRect, _ style: StrokeStyle, on canvas: inout Canvas) {
    switch shape._form(in: frame).content {
    case .rectangle(let rect, let radius):
      let area = CellMetrics.cells(rect)
      if drawRule(rect, on: &canvas) { return }
      if isSmallSquare(rect, on: canvas) {
        return draw(.square, in: rect, isFilled: false, on: &canvas)
      }
      return canvas.box(area, with: paint, rounded: radius > 0)
    case .symbol(let symbol, let rect) where isSmall(rect, on: canvas):
      return draw(symbol, in: rect, isFilled: false, on: &canvas)
    case .symbol, .path: break
    }
    let pen = Pen(paint: paint, style: style, bounds: frame)
    for line in shape.path(in: frame).polylines {
      canvas.stroke(line.isClosed ? line.points + line.points.prefix(1) : line.points, with: pen)
    }
  }

  // A rectangle thinner than a column or a row is a line, which passes behind data.
  private func drawRule(_ rect: CGRect, on canvas: inout Canvas) -> Bool {
    let isVertical = rect.width < 4 && rect.height >= CellMetrics.rowHeight / 2
    let isHorizontal = rect.height < 4 && rect.width >= CellMetrics.columnWidth
    guard isVertical || isHorizontal, let ink = paint.representative else { return false }
    var area = CellMetrics.cells(rect)
    let center = CellPoint(CGPoint(x: rect.midX, y: rect.midY))
    if isVertical {
      area = CellRect(
        column: center.column, row: area.minRow, columns: 1, rows: area.size.rows)
    } else {
      area = CellRect(
        column: area.minColumn, row: center.row, columns: area.size.columns, rows: 1)
    }
    canvas.draw(StraightLine(along: area, isUpright: isVertical, ink: ink))
    return true
  }

  private func draw(
    _ symbol: SymbolGlyphs, in rect: CGRect, isFilled: Bool, on canvas: inout Canvas
  ) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let place = CellPoint(center)
    guard let ink = paint.ink(at: center, in: rect) else { return }
    // The outline around a filled sign is outside of its cell.
    if !isFilled && canvas.holdsFilledSymbolOrText(at: place) { return }
    canvas.put(
      symbol.scalar(isFilled: isFilled, in: canvas.glyphs), column: place.column, row: place.row,
      kind: .symbol, ink: ink)
  }

  // Drawn as a character, where there is nothing finer.
  private func isSmall(_ rect: CGRect, on canvas: Canvas) -> Bool {
    !canvas.isRecording && max(rect.width, rect.height) <= 24
  }
  private func isSmallSquare(_ rect: CGRect, on canvas: Canvas) -> Bool {
    !canvas.isRecording && rect.height < CellMetrics.rowHeight
      && abs(rect.width - rect.height) <= 1
  }
}

extension _ShapeForm {
  var isRectangle: Bool { if case .rectangle = content { true } else { false } }
}
