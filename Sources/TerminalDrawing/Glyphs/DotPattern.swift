import TerminalCore

/// The characters of patterns of dots, bit 2·y + x from the upper left: two by four, or two by
/// three for sextants.
package enum DotPattern {
  static func glyph(for pattern: UInt8, in glyphs: GlyphSet) -> Glyph {
    switch glyphs {
    case .braille: Glyph(bits: 0x2800 | UInt32(braille(pattern)))
    case .sextant: Glyph(SolidPattern.sextants[Int(pattern & 63)])
    case .octant: Glyph(SolidPattern.octants[Int(pattern)])
    case .block: Glyph(quadrants[quarters(of: pattern)])
    case .ascii: Glyph(ascii(pattern))
    }
  }

  /// The quadrants by a mask of upper left 1, upper right 2, lower left 4, lower right 8.
  package static let quadrants: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// A quarter of the dots, as dense as a light shade.
  static let everyFourth: UInt8 = 0b1000_0100

  /// Returns the dots that subpixels cover at least by half.
  ///
  /// - Parameter rows: the rows of dots in a cell.
  static func dots(covering mask: UInt64, rows: Int = 4) -> UInt8 {
    guard mask != 0 else { return 0 }
    var pattern: UInt8 = 0
    for bit in 0..<(2 * rows) {
      let area = area(ofDot: bit, rows: rows)
      if 2 * (mask & area).nonzeroBitCount >= area.nonzeroBitCount { pattern |= 1 << UInt8(bit) }
    }
    return pattern
  }

  /// Returns the subpixels of dots.
  static func area(of pattern: UInt8, rows: Int) -> UInt64 {
    (0..<(2 * rows)).reduce(0) {
      pattern & (1 << UInt8($1)) == 0 ? $0 : $0 | area(ofDot: $1, rows: rows)
    }
  }

  /// Returns the subpixels of a dot; a third of a cell is three eighths or two.
  static func area(ofDot bit: Int, rows: Int) -> UInt64 {
    let (row, column) = (bit / 2, bit % 2 * 4)
    func edge(_ row: Int) -> Int { (8 * row + rows / 2) / rows }
    return SubpixelMask.rows(from: edge(row), to: edge(row + 1))
      & SubpixelMask.columns(from: column, to: column + 4)
  }

  // Unicode numbers the dots down the columns and added the lowest row last.
  private static func braille(_ pattern: UInt8) -> UInt8 {
    pattern & 0b1110_0001 | (pattern & 0b10) << 2 | (pattern & 0b100) >> 1
      | (pattern & 0b1000) << 1 | (pattern & 0b1_0000) >> 2
  }

  private static func quarters(of pattern: UInt8) -> Int {
    (pattern & 0b101 != 0 ? 1 : 0) | (pattern & 0b1010 != 0 ? 2 : 0)
      | (pattern & 0b101_0000 != 0 ? 4 : 0) | (pattern & 0b1010_0000 != 0 ? 8 : 0)
  }

  // A stroke that falls, rises, is upright or horizontal; a horizontal one at its height.
  private static func ascii(_ pattern: UInt8) -> Unicode.Scalar {
    let left = column(pattern, shift: 0)
    let right = column(pattern, shift: 1)
    if let left, let right {
      let slope = right.middle - left.middle
      if slope >= 1.5 { return "\\" }
      if slope <= -1.5 { return "/" }
      if left.count + right.count >= 7 { return "#" }
      if left.count + right.count >= 6 { return "|" }
      return level((left.middle + right.middle) / 2)
    }
    guard let only = left ?? right else { return " " }
    return only.count >= 3 ? "|" : level(only.middle)
  }

  private static func level(_ middle: Double) -> Unicode.Scalar {
    middle < 0.75 ? "\"" : middle < 2.25 ? "-" : "_"
  }

  // The mean row and the number of the dots of a column.
  private static func column(_ pattern: UInt8, shift: UInt8) -> (middle: Double, count: Int)? {
    let rows = (0..<4).filter { pattern >> (UInt8(2 * $0) + shift) & 1 == 1 }
    guard !rows.isEmpty else { return nil }
    return (Double(rows.reduce(0, +)) / Double(rows.count), rows.count)
  }
}
