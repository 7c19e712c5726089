import TerminalCore

/// The shade of a fill where there are no colours.
package enum FillShade {
  // Solid, then shades that distinguish series; below, the same for fills that are fainter by their
  // opacity.
  private static let blocks: [[Unicode.Scalar]] = [
    ["█", "▒", "▓", "░"], ["▓", "░", "▒", "░"], ["░", "░", "▒", "░"],
  ]
  private static let letters: [[Unicode.Scalar]] = [
    ["#", "=", "%", "+"], ["%", "-", "=", ":"], [":", ".", "-", "."],
  ]

  /// Returns the character that fills whole cells of the series at an index of the palette.
  package static func scalar(_ index: Int, in glyphs: GlyphSet) -> Unicode.Scalar {
    scalar(index, fade: 0, in: glyphs)
  }

  /// Returns the light character of an area of the series at an index, which leaves lines visible.
  package static func tint(_ index: Int, in glyphs: GlyphSet) -> Unicode.Scalar {
    repeated(index, glyphs == .ascii ? [":", "=", "%"] : ["░", "▒", "▓"])
  }

  /// Returns the character that fills whole cells with an ink.
  static func scalar(of ink: Ink, in glyphs: GlyphSet) -> Unicode.Scalar {
    scalar(Int(ink.pattern), fade: Int(ink.fade), in: glyphs)
  }

  private static func scalar(_ index: Int, fade: Int, in glyphs: GlyphSet) -> Unicode.Scalar {
    repeated(index, (glyphs == .ascii ? letters : blocks)[fade])
  }

  // Shades repeat where there are more series; an index can be negative.
  private static func repeated(_ index: Int, _ shades: [Unicode.Scalar]) -> Unicode.Scalar {
    shades[(index % shades.count + shades.count) % shades.count]
  }
}
