import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws points: a character in the middle of a cell, dots where a symbol is larger, or a view.
///
/// Made only where there are points to draw: it looks at every style.
struct PointPainter {
  let geometry: MarkGeometry
  // For each style the character that is its symbol, where it is one in a single ink.
  private let glyphs: [PointGlyph?]

  init(geometry: MarkGeometry) {
    self.geometry = geometry
    let set = geometry.environment.glyphSet
    glyphs = geometry.looks.indices.map { PointGlyph(style: $0, of: geometry, in: set) }
  }

  func paint(_ order: [Int], on canvas: inout Canvas) {
    for index in order where geometry.marks.collection.records[index].kind == .point {
      paintPoint(index, on: &canvas)
    }
  }

  func paintPoint(_ index: Int, on canvas: inout Canvas) {
    guard let center = geometry.center(of: index) else { return }
    let style = Int(geometry.marks.collection.records[index].style)
    let cell = geometry.edge.cell(
      at: center, offset: geometry.marks.collection.styles[style].offset.start)
    if let glyph = glyphs[style], !canvas.isRecording {
      return put(glyph, in: cell, on: &canvas)
    }
    let look = geometry.looks[style]
    let paint = geometry.paints[style]
    if case .view(let view) = geometry.marks.collection.styles[style].symbol {
      draw(geometry.marks.collection.symbolViews[Int(view)].content, at: center, on: &canvas)
      return
    }
    let frame = look.symbolFrame.offsetBy(dx: center.x, dy: center.y)
    guard frame.width > 0, frame.height > 0 else { return }
    switch canvas.isRecording
      ? nil : PointGlyph.scalar(look, in: geometry.environment.glyphSet)
    {
    case let scalar?:
      guard let ink = paint.ink(at: center, in: geometry.plot.frame) else { return }
      put(PointGlyph(scalar: scalar, ink: ink), in: cell, on: &canvas)
    case nil:
      let bounds = geometry.bounds(ofStyle: style, own: frame)
      paintShape(look.symbol, in: frame, around: center, with: paint, bounds, on: &canvas)
    }
  }

  private func put(_ glyph: PointGlyph, in cell: CellPoint, on canvas: inout Canvas) {
    canvas.put(
      glyph.scalar, column: cell.column, row: cell.row, kind: .symbol, ink: glyph.ink)
  }

  private func paintShape(
    _ shape: SymbolShape, in frame: CGRect, around center: CGPoint, with paint: Paint,
    _ bounds: CGRect, on canvas: inout Canvas
  ) {
    if let stroke = shape.stroke {
      let inset = min(stroke.lineWidth / 2, frame.width / 2, frame.height / 2)
      let pen = Pen(paint: paint, style: stroke, bounds: bounds, anchor: center)
      for polygon in shape.polygons(in: frame.insetBy(dx: inset, dy: inset)) {
        canvas.stroke(polygon + polygon.prefix(1), with: pen)
      }
    } else {
      canvas.fillRound(
        shape.polygons(in: frame), with: paint, bounds: bounds, anchor: center)
    }
  }

  private func draw(_ node: any LayoutNode, at center: CGPoint, on canvas: inout Canvas) {
    let size = node.size(in: .unspecified)
    node.draw(
      in: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height), on: &canvas)
  }
}

/// A symbol of one character.
struct PointGlyph {
  var scalar: Unicode.Scalar
  var ink: Ink

  /// Above this extent, in points, a symbol is drawn in dots along its outline.
  private static let largest: CGFloat = 14
  /// Below this extent, in points, a symbol is a small dot.
  private static let smallest: CGFloat = 5
}

extension PointGlyph {
  /// `nil` where a symbol is no character, or not of the same ink everywhere.
  init?(style: Int, of geometry: MarkGeometry, in glyphs: GlyphSet) {
    if case .view = geometry.marks.collection.styles[style].symbol { return nil }
    let look = geometry.looks[style]
    guard look.symbolFrame.width > 0, look.symbolFrame.height > 0,
      case .ink(let ink) = geometry.paints[style], let scalar = Self.scalar(look, in: glyphs)
    else { return nil }
    self.init(scalar: scalar, ink: ink)
  }

  /// The character of a symbol; `nil` where it is drawn by its outline.
  static func scalar(_ look: MarkLook, in glyphs: GlyphSet) -> Unicode.Scalar? {
    let extent = max(look.symbolFrame.width, look.symbolFrame.height)
    if extent > largest || (look.symbol.isCustom && extent >= smallest) { return nil }
    return extent < smallest ? glyphs.smallDot : look.symbol.glyph(in: glyphs)
  }
}

extension GlyphSet {
  /// The smallest symbol.
  var smallDot: Unicode.Scalar { self == .ascii ? "." : "•" }
}
