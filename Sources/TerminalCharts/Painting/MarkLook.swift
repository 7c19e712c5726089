import Foundation
import TerminalViews

/// The line and the symbol of a style, looked up in the scales: made once, used for every mark.
struct MarkLook {
  let stroke: StrokeStyle
  let symbol: SymbolShape
  /// What a symbol covers, measured from its middle.
  let symbolFrame: CGRect

  init(_ style: MarkStyle, scales: StyleScales) {
    stroke = Self.stroke(style, scales)
    symbol = Self.symbol(style, scales)
    symbolFrame = Self.symbolFrame(style, symbol, scales)
  }

  private static func stroke(_ style: MarkStyle, _ scales: StyleScales) -> StrokeStyle {
    if let stroke = style.stroke { return stroke }
    guard case .category(let index) = style.lineStyleKey else { return StrokeStyle(lineWidth: 2) }
    return scales.lineStyle.style(ofIndex: index)
  }

  private static func symbol(_ style: MarkStyle, _ scales: StyleScales) -> SymbolShape {
    if case .shape(let shape) = style.symbol { return shape }
    guard case .category(let index) = style.symbolKey else { return .circle }
    return scales.symbol.style(ofIndex: index)
  }

  private static func symbolFrame(
    _ style: MarkStyle, _ symbol: SymbolShape, _ scales: StyleScales
  ) -> CGRect {
    switch style.symbolSize {
    case .automatic: symbol.frame(area: 64, center: .zero)
    case .area(let area): symbol.frame(area: area, center: .zero)
    case .by(let key): symbol.frame(area: scales.symbolSize.size(for: key), center: .zero)
    case .exact(let size):
      CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
  }
}

extension MarkStyle {
  /// What marks of the style are drawn with.
  func paint(_ scales: StyleScales, in environment: EnvironmentValues) -> Paint {
    let paint: Paint =
      switch foreground {
      case .automatic: scales.plain
      case .paint(let paint): paint
      case .by(let key): scales.foreground.paint(for: key) ?? scales.plain
      }
    return opacity < 1 ? paint.faded(by: opacity, in: environment) : paint
  }
}
