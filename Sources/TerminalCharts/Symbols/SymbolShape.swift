import FoundationSubset
import TerminalCore
import TerminalViews

/// A symbol for painters: a form with a character, or a custom outline.
@usableFromInline package struct SymbolShape: Sendable {
  enum Outline: Sendable {
    case standard(BasicChartSymbolShape.Form)
    case custom(any ChartSymbolShape)
  }
  var outline: Outline
  /// The line of the outline; `nil` where the form is filled.
  var stroke: StrokeStyle?

  init(_ outline: Outline) { self.outline = outline }

  static let circle = SymbolShape(.standard(.circle))

  /// Circle, square, triangle, diamond, pentagon, in the order in which Swift Charts takes them.
  package static let palette: [SymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon].map
  {
    SymbolShape(.standard($0))
  }

  /// The characters of the form; those of a circle for a custom outline.
  var glyphs: SymbolGlyphs {
    guard case .standard(let form) = outline else { return .disc }
    return Self.glyphs[form.rawValue]
  }

  package func glyph(in set: GlyphSet) -> Unicode.Scalar {
    glyphs.scalar(isFilled: stroke == nil, in: set)
  }

  /// Whether only dots can show the form.
  var isCustom: Bool { if case .custom = outline { true } else { false } }

  func frame(area: CGFloat, center: CGPoint) -> CGRect {
    let unit = shape.perceptualUnitRect
    let side = max(0, area).squareRoot()
    return CGRect(
      x: center.x + (unit.minX - 0.5) * side, y: center.y + (unit.minY - 0.5) * side,
      width: unit.width * side, height: unit.height * side)
  }

  func polygons(in rect: CGRect) -> [[CGPoint]] {
    shape.path(in: rect).polylines.map(\.points)
  }

  private var shape: any ChartSymbolShape {
    switch outline {
    case .standard(let form): BasicChartSymbolShape(form: form)
    case .custom(let shape): shape
    }
  }

  private static let glyphs: [SymbolGlyphs] = [
    .disc, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
}

extension SymbolShape: Equatable {
  /// Returns whether two symbols are certainly equal; custom outlines cannot be compared.
  @usableFromInline package static func == (lhs: SymbolShape, rhs: SymbolShape) -> Bool {
    guard case .standard(let one) = lhs.outline, case .standard(let other) = rhs.outline else {
      return false
    }
    return one == other && lhs.stroke == rhs.stroke
  }
}
