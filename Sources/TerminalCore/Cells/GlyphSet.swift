/// The characters that charts are drawn with.
public enum GlyphSet: String, CaseIterable, Sendable {
  /// Braille dots for lines, two by four per cell, and eighth blocks for bars.
  case braille
  /// Solid blocks of two by three per cell (Unicode 13), for lines without gaps between dots.
  case sextant
  /// Solid blocks of two by four per cell (Unicode 16), as fine as Braille but without gaps.
  ///
  /// Few fonts contain them, and C libraries before 2025 do not count them as printable.
  case octant
  /// Quadrants and eighth blocks, for fonts without Braille such as the Linux console's.
  case block
  /// Printable ASCII only.
  case ascii

  /// The mark for truncated text; one column wide.
  package var ellipsis: Character { self == .ascii ? "~" : "…" }

  /// The number of dot rows in a cell.
  package var dotRows: Int { self == .sextant ? 3 : 4 }
}
