import ElectricityPrices
import TerminalCharts

/// A symbol that distinguishes an area without colour.
struct AreaSymbol {
  let shape: BasicChartSymbolShape
  let glyphs: SymbolGlyphs

  private static let all = [
    AreaSymbol(shape: .circle, glyphs: .disc), AreaSymbol(shape: .square, glyphs: .square),
    AreaSymbol(shape: .triangle, glyphs: .triangle), AreaSymbol(shape: .diamond, glyphs: .diamond),
    AreaSymbol(shape: .plus, glyphs: .plus), AreaSymbol(shape: .cross, glyphs: .cross),
  ]

  /// Returns the symbol of an area by its index among the drawn areas.
  static func of(_ rank: Int) -> AreaSymbol { all[rank % all.count] }

  /// Returns the character of the symbol.
  func sign(in glyphs: GlyphSet) -> String {
    String(Character(self.glyphs.scalar(isFilled: true, in: glyphs)))
  }
}

extension PriceLevel {
  /// Returns a character that distinguishes the level without colour.
  func sign(in glyphs: GlyphSet) -> String {
    (glyphs == .ascii ? ["v", "-", ".", "+", "^"] : ["▼", "▽", "·", "△", "▲"])[rank]
  }

  /// The place among the levels, from very cheap to very expensive.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 2 }
}

extension ThemeColors {
  /// Returns the colour of a level, from blue over grey to orange.
  ///
  /// These colours differ for people with any form of colour blindness.
  func level(_ level: PriceLevel) -> CellColor { levels[level.rank] }

  /// Returns the colour of an area by its index among the drawn areas.
  func area(_ rank: Int) -> CellColor { areas[rank % areas.count] }
}
