/// The characters that charts are drawn with.
public enum GlyphSet: String, CaseIterable, Sendable {
  /// Braille dots for lines, eighth blocks for bars: two by four dots a cell.
  case braille
  /// Solid blocks of two by three a cell (Unicode 13), for lines without gaps between dots.
  case sextant
  /// Solid blocks of two by four a cell (Unicode 16): Braille's dots without the gaps.
  ///
  /// Few fonts have them, and C libraries before 2025 do not know that they can be printed.
  case octant
  /// Quadrants and eighth blocks: for fonts without Braille, such as the Linux console's.
  case block
  /// Printable ASCII only.
  case ascii

  /// The character that stands for what is cut, a column wide.
  package var ellipsis: Character { self == .ascii ? "~" : "…" }

  /// The rows of dots in a cell.
  package var dotRows: Int { self == .sextant ? 3 : 4 }
}
