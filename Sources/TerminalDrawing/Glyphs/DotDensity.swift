import TerminalCore

/// The dots of a filled shape that are drawn to distinguish it from its neighbours without colours.
package enum DotDensity {
  /// All dots, every second one as on a chessboard, three of four, lines across, lines upright, one
  /// of four.
  private static let patterns: [@Sendable (_ x: Int, _ y: Int) -> Bool] = [
    { _, _ in true },
    { ($0 + $1) % 2 == 0 },
    { $0 % 2 != 0 || $1 % 2 != 0 },
    { $1 % 2 == 0 },
    { x, _ in x % 2 == 0 },
    { $0 % 2 == 0 && $1 % 2 == 0 },
  ]

  /// Returns whether a dot of the canvas belongs to the pattern at an index of the palette.
  static func contains(x: Int, y: Int, pattern: UInt8) -> Bool {
    patterns[Int(pattern) % patterns.count](x, y)
  }

  /// Returns a cell full of the pattern at an index of the palette.
  package static func scalar(_ index: Int, in glyphs: GlyphSet) -> Unicode.Scalar {
    guard glyphs == .braille else { return FillShade.scalar(index, in: glyphs) }
    var dots: UInt8 = 0
    for bit in 0..<8
    where contains(x: bit % 2, y: bit / 2, pattern: UInt8(clamping: index % patterns.count)) {
      dots |= 1 << UInt8(bit)
    }
    return DotPattern.glyph(for: dots, in: .braille).scalar ?? FillShade.scalar(index, in: glyphs)
  }
}
