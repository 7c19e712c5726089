/// The characters that charts are drawn with.
public enum GlyphSet: String, CaseIterable, Sendable {
  /// Braille dots for lines, eighth blocks for bars: two by four dots a cell.
  case braille
  /// Quadrants and eighth blocks: for fonts without Braille, such as the Linux console's.
  case block
  /// Printable ASCII only.
  case ascii

  /// The character that stands for what is cut, a column wide.
  package var ellipsis: Character { self == .ascii ? "~" : "…" }
}
