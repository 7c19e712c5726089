import Foundation
import TerminalCore

/// The form of a point, as far as a cell can show it.
struct SymbolShape: Hashable, Sendable {
  enum Form: Int, Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  var form: Form
  var isStroked = false

  /// Circle, square, triangle, diamond, pentagon, in the order in which Swift Charts takes them.
  static let palette: [SymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon].map {
    SymbolShape(form: $0)
  }
  static let circle = SymbolShape(form: .circle)

  /// The character for the form.
  func glyph(in glyphs: GlyphSet) -> Unicode.Scalar {
    let row = Self.glyphs[form.rawValue]
    switch (glyphs, isStroked) {
    case (.ascii, false): return row.ascii
    case (.ascii, true): return row.asciiStroked
    case (_, false): return row.filled
    case (_, true): return row.stroked
    }
  }

  private static let glyphs:
    [(
      filled: Unicode.Scalar, stroked: Unicode.Scalar, ascii: Unicode.Scalar,
      asciiStroked: Unicode.Scalar
    )] = [
      ("●", "○", "o", "o"), ("■", "□", "#", "#"), ("▲", "△", "^", "^"), ("◆", "◇", "*", "*"),
      ("⬟", "⬠", "@", "@"), ("+", "+", "+", "+"), ("×", "×", "x", "x"), ("∗", "∗", "*", "*"),
    ]
}
