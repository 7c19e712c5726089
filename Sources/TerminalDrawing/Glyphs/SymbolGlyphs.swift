import TerminalCore

/// The characters of a small shape, one cell each.
package struct SymbolGlyphs: Hashable, Sendable {
  package let filled, hollow, ascii: Unicode.Scalar

  package init(filled: Unicode.Scalar, hollow: Unicode.Scalar, ascii: Unicode.Scalar) {
    (self.filled, self.hollow, self.ascii) = (filled, hollow, ascii)
  }

  package static let disc = SymbolGlyphs(filled: "●", hollow: "○", ascii: "o")
  package static let square = SymbolGlyphs(filled: "■", hollow: "□", ascii: "#")
  package static let triangle = SymbolGlyphs(filled: "▲", hollow: "△", ascii: "^")
  package static let diamond = SymbolGlyphs(filled: "◆", hollow: "◇", ascii: "v")
  package static let pentagon = SymbolGlyphs(filled: "⬟", hollow: "⬠", ascii: "&")
  package static let plus = SymbolGlyphs(filled: "+", hollow: "+", ascii: "+")
  package static let cross = SymbolGlyphs(filled: "×", hollow: "×", ascii: "x")
  package static let asterisk = SymbolGlyphs(filled: "∗", hollow: "∗", ascii: "*")

  /// The filled signs, which an outline over them must leave alone.
  static let allFilled: Set<UInt32> = Set(
    [disc, square, triangle, diamond, pentagon].flatMap { [$0.filled.value, $0.ascii.value] })

  package func scalar(isFilled: Bool, in glyphs: GlyphSet) -> Unicode.Scalar {
    glyphs == .ascii ? ascii : isFilled ? filled : hollow
  }
}
