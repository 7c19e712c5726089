import ElectricityPrices
import TerminalCore

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
