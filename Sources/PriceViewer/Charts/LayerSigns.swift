import ElectricityPrices
import TerminalCharts
import TerminalCore
import TerminalDrawing

/// What tells areas apart where there is no colour.
struct AreaSymbol {
  let shape: BasicChartSymbolShape
  let glyphs: SymbolGlyphs

  private static let all = [
    AreaSymbol(shape: .circle, glyphs: .disc), AreaSymbol(shape: .square, glyphs: .square),
    AreaSymbol(shape: .triangle, glyphs: .triangle), AreaSymbol(shape: .diamond, glyphs: .diamond),
    AreaSymbol(shape: .plus, glyphs: .plus), AreaSymbol(shape: .cross, glyphs: .cross),
  ]

  /// The symbol of an area by its place among those that are drawn.
  static func of(_ rank: Int) -> AreaSymbol { all[rank % all.count] }

  /// The character of the symbol.
  func sign(in glyphs: GlyphSet) -> String {
    String(Character(self.glyphs.scalar(isFilled: true, in: glyphs)))
  }
}

extension PriceLevel {
  /// What tells levels apart where there is no colour.
  func sign(in glyphs: GlyphSet) -> String {
    let isASCII = glyphs == .ascii
    return switch self {
    case .veryCheap: isASCII ? "v" : "▼"
    case .cheap: isASCII ? "-" : "▽"
    case .normal: isASCII ? "." : "·"
    case .expensive: isASCII ? "+" : "△"
    case .veryExpensive: isASCII ? "^" : "▲"
    }
  }
}

extension ThemeColors {
  /// The colour of a level: from blue over grey to orange, which people with any colour blindness
  /// tell apart.
  func level(_ level: PriceLevel) -> CellColor {
    levels[PriceLevel.allCases.firstIndex(of: level) ?? 2]
  }

  /// The colour of an area by its place among those that are drawn.
  func area(_ rank: Int) -> CellColor { areas[rank % areas.count] }
}
