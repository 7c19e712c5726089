extension GlyphShapes {
  /// Block elements, U+2580 to U+259F, except the shades, which are drawn as colours.
  static let blocks = [
    GlyphShapes(range: 0x2580...0x2580) { _, pen in pen.fillEighths(rows: 0..<4) },
    GlyphShapes(range: 0x2581...0x2588) { scalar, pen in
      pen.fillEighths(rows: 8 - Int(scalar - 0x2580)..<8)
    },
    GlyphShapes(range: 0x2589...0x258F) { scalar, pen in
      pen.fillEighths(columns: 0..<8 - Int(scalar - 0x2588))
    },
    GlyphShapes(range: 0x2590...0x2590) { _, pen in pen.fillEighths(columns: 4..<8) },
    GlyphShapes(range: 0x2594...0x2594) { _, pen in pen.fillEighths(rows: 0..<1) },
    GlyphShapes(range: 0x2595...0x2595) { _, pen in pen.fillEighths(columns: 7..<8) },
    GlyphShapes(range: 0x2596...0x259F) { scalar, pen in
      pen.fillMosaic(pattern: quadrants[Int(scalar - 0x2596)], rows: 2)
    },
  ]

  /// The quadrants of ▖▗▘▙▚▛▜▝▞▟ as bits: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  /// Braille patterns, sextants, octants and other block mosaics.
  static let mosaics = [
    GlyphShapes(range: 0x2800...0x28FF) { scalar, pen in
      for (bit, place) in brailleDots.enumerated() where scalar >> bit & 1 == 1 {
        pen.dot(x: 6 + 12 * place.column, y: 6 + 12 * place.row)
      }
      return true
    },
    GlyphShapes(range: 0x1FB00...0x1FB3B) { scalar, pen in
      // In the order of the patterns, which omits the left and right half blocks.
      let number = Int(scalar - 0x1FB00) + 1
      return pen.fillMosaic(
        pattern: number + (number >= 21 ? 1 : 0) + (number >= 41 ? 1 : 0), rows: 3)
    },
    GlyphShapes(range: 0x1CD00...0x1CDE5) { scalar, pen in
      pen.fillMosaic(pattern: octants[Int(scalar - 0x1CD00)], rows: 4)
    },
    GlyphShapes(range: 0x1FB82...0x1FB86) { scalar, pen in
      pen.fillEighths(rows: 0..<[2, 3, 5, 6, 7][Int(scalar - 0x1FB82)])
    },
    GlyphShapes(range: 0x1FB87...0x1FB8B) { scalar, pen in
      pen.fillEighths(columns: 8 - [2, 3, 5, 6, 7][Int(scalar - 0x1FB87)]..<8)
    },
    GlyphShapes(range: 0x1CEA0...0x1CEAB) { scalar, pen in
      guard let pattern = [0: 128, 3: 64, 8: 1, 11: 2][Int(scalar - 0x1CEA0)] else { return false }
      return pen.fillMosaic(pattern: pattern, rows: 4)
    },
    GlyphShapes(range: 0x1FBE6...0x1FBE7) { scalar, pen in
      pen.fillMosaic(pattern: scalar == 0x1FBE6 ? 20 : 40, rows: 4)
    },
  ]

  /// The positions of the dots 1 to 8.
  private static let brailleDots: [(column: Int, row: Int)] = [
    (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
  ]

  /// The patterns of the octants in code point order.
  ///
  /// Patterns that Unicode had before version 16 are not among them: sixteen of quadrants, four of
  /// full-width quarter rows, four single octants, and two of the middle rows of a column.
  ///
  /// Source: Unicode 16, Symbols for Legacy Computing Supplement.
  private static let octants: [Int] = {
    let quarters = (0..<16).map { pattern in
      [5, 10, 80, 160].enumerated().reduce(0) { $0 + (pattern >> $1.offset & 1) * $1.element }
    }
    let others = [3, 192, 63, 252, 1, 2, 64, 128, 20, 40]
    return (0..<256).filter { !quarters.contains($0) && !others.contains($0) }
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
