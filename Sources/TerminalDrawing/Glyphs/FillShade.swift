import TerminalCore

/// The shade of a fill where there are no colours.
package enum FillShade {
  /// The character that fills whole cells of the series at a place of the palette.
  package static func scalar(_ place: Int, in glyphs: GlyphSet) -> Unicode.Scalar {
    let shades = glyphs == .ascii ? DotPattern.asciiShades : DotPattern.shades
    return shades[(place % shades.count + shades.count) % shades.count]
  }
}
