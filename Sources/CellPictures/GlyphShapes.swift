/// Characters that a picture draws as shapes, so that it needs no font for them.
struct GlyphShapes {
  /// The characters' code points.
  let range: ClosedRange<UInt32>
  /// Draws the character of a code point of the range; false for one that is left to the font.
  let draw: @Sendable (_ scalar: UInt32, _ pen: inout CellPen) -> Bool

  /// All that are drawn as shapes.
  static let all: [GlyphShapes] = boxes + blocks + mosaics + symbols

  /// What draws a character; nil for what is text.
  static func drawing(_ scalar: Unicode.Scalar) -> GlyphShapes? {
    // Letters, digits and their like need no search.
    guard scalar.value >= 0x2000 else { return nil }
    return all.first { $0.range.contains(scalar.value) }
  }
}
