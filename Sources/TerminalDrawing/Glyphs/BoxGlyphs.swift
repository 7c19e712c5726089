import TerminalCore

/// The characters of lines and boxes.
package struct BoxGlyphs: Sendable {
  package let horizontal, vertical: Unicode.Scalar
  package let topLeft, topRight, bottomLeft, bottomRight: Unicode.Scalar

  /// Corners that are sharp or round.
  package static func glyphs(in set: GlyphSet, rounded: Bool) -> BoxGlyphs {
    set == .ascii ? ascii : rounded ? round : sharp
  }
  private static let sharp = BoxGlyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└",
    bottomRight: "┘")
  private static let round = BoxGlyphs(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰",
    bottomRight: "╯")
  private static let ascii = BoxGlyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
    bottomRight: "+")
}
