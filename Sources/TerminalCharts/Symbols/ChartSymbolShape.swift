import FoundationSubset
import TerminalViews

/// A shape that can be the symbol of a point.
///
/// While it is small, a shape with a character of its own is drawn as that character; larger ones,
/// and shapes without a character, are drawn in dots along their outline.
public nonisolated protocol ChartSymbolShape: Shape {
  /// The rectangle, about the unit square, in which the shape looks as large as a square of area 1.
  var perceptualUnitRect: CGRect { get }
  /// The type-erased symbol. Not for use in charts.
  var _symbol: _ChartSymbol { get }
}

/// A type-erased symbol.
///
/// Not for use in charts.
public struct _ChartSymbol: Sendable {
  @usableFromInline package let shape: SymbolShape
}

extension ChartSymbolShape {
  /// The symbol that is drawn by its outline.
  public var _symbol: _ChartSymbol { _ChartSymbol(shape: SymbolShape(.custom(self))) }

  /// Returns the outline of the symbol, drawn with a line of a width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of the symbol, drawn with a line.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedChartSymbolShape(base: self, style: style)
  }
}

/// The outline of a symbol.
struct StrokedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth / 2, min(rect.width, rect.height) / 2)
    return base.path(in: rect.insetBy(dx: inset, dy: inset))
  }

  var _symbol: _ChartSymbol {
    var shape = base._symbol.shape
    shape.stroke = style
    return _ChartSymbol(shape: shape)
  }
}

/// A symbol whose type is hidden.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape

  /// Wraps a symbol.
  public init(_ shape: any ChartSymbolShape) { base = shape }

  init(_ shape: SymbolShape) {
    switch shape.outline {
    case .standard(let form): base = BasicChartSymbolShape(form: form)
    case .custom(let shape): base = shape
    }
  }

  /// The rectangle in which the shape looks as large as a unit square.
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The type-erased symbol.
  ///
  /// Not for use in charts.
  public var _symbol: _ChartSymbol { base._symbol }
}

extension Circle: ChartSymbolShape {
  /// The rectangle in which a circle has the area 1.
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
  /// The type-erased symbol.
  ///
  /// Not for use in charts.
  public var _symbol: _ChartSymbol { BasicChartSymbolShape.circle._symbol }
}

extension Ellipse: ChartSymbolShape {
  /// The rectangle in which an ellipse has the area 1.
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
  /// The type-erased symbol.
  ///
  /// Not for use in charts.
  public var _symbol: _ChartSymbol { BasicChartSymbolShape.circle._symbol }
}

extension Rectangle: ChartSymbolShape {
  /// The unit square.
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.square.perceptualUnitRect }
  /// The type-erased symbol.
  ///
  /// Not for use in charts.
  public var _symbol: _ChartSymbol { BasicChartSymbolShape.square._symbol }
}
