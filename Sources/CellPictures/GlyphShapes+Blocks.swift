import TerminalDrawing

extension GlyphShapes {
  /// Block elements in eighths of a cell: U+2581 to U+2595, except the shades, which are drawn as
  /// colours.
  static let blocks = [
    GlyphShapes(range: 0x2581...0x2588) { scalar, pen in
      pen.fillEighths(rows: 8 - Int(scalar - 0x2580)..<8)
    },
    GlyphShapes(range: 0x2589...0x258F) { scalar, pen in
      pen.fillEighths(columns: 0..<8 - Int(scalar - 0x2588))
    },
    GlyphShapes(range: 0x2594...0x2594) { _, pen in pen.fillEighths(rows: 0..<1) },
    GlyphShapes(range: 0x2595...0x2595) { _, pen in pen.fillEighths(columns: 7..<8) },
  ]

  /// Braille patterns, and block elements that are patterns of quadrants, sextants or octants.
  static let mosaics = [
    GlyphShapes(range: 0x2800...0x28FF) { scalar, pen in
      for (bit, dot) in brailleDots.enumerated() where scalar >> bit & 1 == 1 {
        pen.dot(x: 6 + 12 * dot.column, y: 6 + 12 * dot.row)
      }
      return true
    },
    patterns(in: 0x2580...0x259F), patterns(in: 0x1CD00...0x1CEAB), patterns(in: 0x1FB00...0x1FBE7),
  ]

  private static func patterns(in range: ClosedRange<UInt32>) -> GlyphShapes {
    GlyphShapes(range: range) { scalar, pen in
      guard let (pattern, rows) = patterns[scalar] else { return false }
      return pen.fillMosaic(pattern: pattern, rows: rows)
    }
  }

  /// The positions of the dots 1 to 8.
  private static let brailleDots: [(column: Int, row: Int)] = [
    (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
  ]

  /// The pattern of each block of two columns, bit 2·y + x from the upper left, and its rows.
  private static let patterns: [UInt32: (pattern: Int, rows: Int)] = {
    var patterns: [UInt32: (Int, Int)] = [:]
    for (rows, scalars) in [
      (4, SolidPattern.octants), (3, SolidPattern.sextants), (2, DotPattern.quadrants),
    ] {
      for (pattern, scalar) in scalars.enumerated() where scalar != " " {
        patterns[scalar.value] = (pattern, rows)
      }
    }
    return patterns
  }()
}

extension CellPen {
  /// Fills eighths of the cell, counted from the top or left.
  fileprivate mutating func fillEighths(
    columns: Range<Int> = 0..<8, rows: Range<Int> = 0..<8
  ) -> Bool {
    let (width, height) = (PictureGrid.width / 8, PictureGrid.height / 8)
    fill(
      x: columns.lowerBound * width, y: rows.lowerBound * height,
      width: columns.count * width, height: rows.count * height)
    return true
  }

  /// Fills the set bits of a pattern of two columns, starting at the upper left.
  fileprivate mutating func fillMosaic(pattern: Int, rows: Int) -> Bool {
    let (width, height) = (PictureGrid.width / 2, PictureGrid.height / rows)
    for part in 0..<rows * 2 where pattern >> part & 1 == 1 {
      fill(x: part % 2 * width, y: part / 2 * height, width: width, height: height)
    }
    return true
  }
}
