/// The solid characters for patterns of dots, bit 2·y + x from the upper left.
///
/// Unicode has a character of its own only for patterns that older blocks did not have yet, and
/// numbers them by their binary pattern: “BLOCK SEXTANT-1” is 1, “BLOCK OCTANT-23” is 6. So the
/// index of a character in its block is the number of new patterns before it.
///
/// Source: The Unicode Standard, Symbols for Legacy Computing (13.0) and its Supplement (16.0).
package enum SolidPattern {
  /// The characters of two by three dots, by their 64 patterns.
  package static let sextants: [Unicode.Scalar] = scalars(
    count: 64, from: 0x1FB00, older: [0: " ", 0b010101: "▌", 0b101010: "▐", 0b111111: "█"])

  /// The characters of two by four dots, by their 256 patterns.
  package static let octants: [Unicode.Scalar] = scalars(
    count: 256, from: 0x1CD00, older: quadrants.merging(olderOctants) { $1 })

  // Quarters of the height, their halves at the edges, and those of the middle at the sides.
  private static let olderOctants: [Int: Unicode.Scalar] = [
    0x03: "\u{1FB82}", 0x3F: "\u{1FB85}", 0xC0: "▂", 0xFC: "▆",
    0x01: "\u{1CEA8}", 0x02: "\u{1CEAB}", 0x40: "\u{1CEA3}", 0x80: "\u{1CEA0}",
    0x14: "\u{1FBE6}", 0x28: "\u{1FBE7}",
  ]

  // A quarter of a cell is two octants above each other.
  private static let quadrants: [Int: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: DotPattern.quadrants.enumerated().map { quarters, scalar in
      let octants = [0x05, 0x0A, 0x50, 0xA0].enumerated().reduce(0) {
        quarters & (1 << $1.offset) != 0 ? $0 | $1.element : $0
      }
      return (octants, scalar)
    })

  private static func scalars(
    count: Int, from first: UInt32, older: [Int: Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    var next = first
    return (0..<count).map { pattern in
      if let scalar = older[pattern] { return scalar }
      defer { next += 1 }
      return Unicode.Scalar(next) ?? " "
    }
  }
}
