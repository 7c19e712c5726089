import FoundationSubset
import TerminalViews

/// The line and the symbol of a style, looked up in the scales: made once, used for every mark.
struct MarkAppearance {
  private(set) var stroke: StrokeStyle
  let symbol: SymbolShape
  /// The frame of the symbol, relative to its middle.
  private(set) var symbolFrame: CGRect

  init(_ style: MarkStyle, of styles: MarkStyleTable, scales: StyleScales) {
    symbol = Self.symbol(style, of: styles, scales)
    stroke = Self.stroke(style, of: styles, scales)
    symbolFrame = Self.symbolFrame(style, symbol, scales)
    guard style.movedStyle >= 0 else { return }
    let moved = styles.movedStyles[Int(style.movedStyle)]
    stroke.lineWidth = moved.lineWidth
    symbolFrame = Self.frame(around: moved.symbolSize)
  }

  private static func frame(around size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  private static func stroke(
    _ style: MarkStyle, of styles: MarkStyleTable, _ scales: StyleScales
  ) -> StrokeStyle {
    if style.stroke >= 0 { return styles.strokes[style.stroke] }
    guard case .category(let index) = style.lineStyleKey else { return plain }
    return scales.lineStyle.style(ofIndex: index)
  }

  private static let plain = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  private static func symbol(
    _ style: MarkStyle, of styles: MarkStyleTable, _ scales: StyleScales
  ) -> SymbolShape {
    if case .shape(let index) = style.symbol { return styles.symbols[index] }
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
    case .exact(let size): frame(around: size)
    }
  }
}

extension MarkStyleTable {
  func paint(
    ofStyle index: Int, scales: StyleScales, in environment: EnvironmentValues
  ) -> Paint {
    let moved = self[index].movedStyle
    if moved >= 0 { return movedStyles[Int(moved)].paint }
    let paint: Paint =
      switch self[index].foreground {
      case .automatic: scales.plain
      case .paint(let index): paints[index]
      case .by(let key): scales.foreground.paint(for: key) ?? scales.plain
      }
    let opacity = self[index].opacity
    return opacity < 1 ? paint.faded(by: opacity, in: environment) : paint
  }
}
