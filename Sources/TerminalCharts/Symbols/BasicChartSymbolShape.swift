import FoundationSubset
import TerminalViews

/// A predefined symbol of charts: `.circle`, `.square` and so on.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Form: Int, Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let form: Form

  /// The rectangle in which the shape has the area 1.
  public var perceptualUnitRect: CGRect {
    let side = Self.sides[form.rawValue]
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  /// The type-erased symbol.
  ///
  /// Not for use in charts.
  public var _symbol: _ChartSymbol { _ChartSymbol(shape: SymbolShape(.standard(form))) }

  /// Returns the character of the form, where the shape is used as a view.
  public func _form(in rect: CGRect) -> _ShapeForm {
    _ShapeForm(.symbol(SymbolShape(.standard(form)).glyphs, rect))
  }

  /// Returns the outline, which touches the sides of the rectangle.
  public func path(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: Self.polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
    case .diamond: Self.polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
    case .pentagon: Self.polygon(Self.pentagonPoints, in: rect)
    case .plus: Self.bars([0, 90], in: rect)
    case .cross: Self.bars([45, 135], in: rect)
    case .asterisk: Self.bars([0, 60, 120], in: rect)
    }
  }

  // The side of the box around a form of area 1: 2/√π for a circle, √2 for a triangle or a square
  // on its corner; bars are a quarter as wide as long.
  private static let sides: [CGFloat] = [1.128, 1, 1.414, 1.414, 1.297, 1.512, 1.512, 1.333]

  private static let pentagonPoints: [(Double, Double)] = (0..<5).map { corner in
    let angle = Double(corner) * 2 * .pi / 5
    return (0.5 + sin(angle) / 2, 0.5 - cos(angle) / 2)
  }

  private static func polygon(_ fractions: [(Double, Double)], in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        fractions.map {
          CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height)
        })
      path.closeSubpath()
    }
  }

  // Bars through the middle at angles in degrees from the vertical.
  private static func bars(_ degrees: [Double], in rect: CGRect) -> Path {
    Path { path in
      for degree in degrees {
        let (sine, cosine) = (sin(degree * .pi / 180) / 2, cos(degree * .pi / 180) / 2)
        let corners: [(Double, Double)] = [(0.25, -1), (0.25, 1), (-0.25, 1), (-0.25, -1)]
        path.addPath(
          polygon(
            corners.map { across, along in
              (0.5 + across * cosine - along * sine, 0.5 + across * sine + along * cosine)
            }, in: rect))
      }
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle: `●`.
  public static var circle: BasicChartSymbolShape { Self(form: .circle) }
  /// A square: `■`.
  public static var square: BasicChartSymbolShape { Self(form: .square) }
  /// A triangle: `▲`.
  public static var triangle: BasicChartSymbolShape { Self(form: .triangle) }
  /// A square on its corner: `◆`.
  public static var diamond: BasicChartSymbolShape { Self(form: .diamond) }
  /// A pentagon: `⬟`.
  public static var pentagon: BasicChartSymbolShape { Self(form: .pentagon) }
  /// An upright cross: `+`.
  public static var plus: BasicChartSymbolShape { Self(form: .plus) }
  /// A diagonal cross: `×`.
  public static var cross: BasicChartSymbolShape { Self(form: .cross) }
  /// A star of six rays: `∗`.
  public static var asterisk: BasicChartSymbolShape { Self(form: .asterisk) }
}
