/// A range of characters that are drawn as shapes, so that the picture needs no special font.
struct GlyphShapes {
  /// The code points.
  let range: ClosedRange<UInt32>
  /// Draws a character of the range; returns `false` to leave it to the font.
  let draw: @Sendable (_ scalar: UInt32, _ pen: inout CellPen) -> Bool

  /// All ranges.
  static let all: [GlyphShapes] = boxes + blocks + mosaics + symbols

  /// Returns the shapes for a character; `nil` for text.
  static func drawing(_ scalar: Unicode.Scalar) -> GlyphShapes? {
    // Avoids the search for letters, digits and punctuation.
    guard scalar.value >= 0x2000 else { return nil }
    return all.first { $0.range.contains(scalar.value) }
  }
}
