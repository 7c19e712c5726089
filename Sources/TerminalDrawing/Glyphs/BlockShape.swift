import TerminalCore

/// A block character and the subpixels that it covers.
struct BlockShape: Sendable {
  let scalar: Unicode.Scalar
  let mask: UInt64
  // Drawn with foreground and background exchanged: of upper and right blocks Unicode has only one
  // and four eighths.
  let isReversed: Bool
  private let count: Int

  /// Returns the character that covers subpixels best.
  ///
  /// Without colours on both sides a reversed character would fill the empty part; they can be
  /// excluded.
  static func nearest(
    to mask: UInt64, allowingReverse: Bool, in glyphs: GlyphSet = .block
  ) -> BlockShape {
    let all = shapes(in: glyphs)
    var best = all[0]
    var error = Int.max
    let count = mask.nonzeroBitCount
    // A fill in this cell alone would vanish as a space.
    let mayBeSpace = mask == 0 || !SubpixelMask.isWholeFill(mask)
    for shape in mayBeSpace ? all[...] : all.dropFirst() where allowingReverse || !shape.isReversed
    {
      // The difference of the counts is a fast lower bound of the differing subpixels.
      guard abs(shape.count - count) < error else { continue }
      let difference = (shape.mask ^ mask).nonzeroBitCount
      if difference < error { (best, error) = (shape, difference) }
      if difference == 0 { break }
    }
    return best
  }

  /// Returns the character with the lowest cost, and the cost.
  ///
  /// - Parameter prefersQuadrants: Whether a quadrant wins among equals, instead of a character as
  ///   wide or as high as the cell.
  static func bestFit(
    in glyphs: GlyphSet, allowingReverse: Bool, prefersQuadrants: Bool,
    cost: (_ mask: UInt64) -> Int
  ) -> (shape: BlockShape, cost: Int) {
    var best = (shape: all[0], cost: Int.max)
    for shape in shapes(in: glyphs) where allowingReverse || !shape.isReversed {
      let cost = cost(shape.mask)
      if prefersQuadrants ? cost < best.cost : cost <= best.cost { best = (shape, cost) }
    }
    return best
  }

  private static func shapes(in glyphs: GlyphSet) -> [BlockShape] {
    switch glyphs {
    case .sextant: withSextants
    case .octant: withOctants
    case .braille, .block, .ascii: all
    }
  }

  private static let withSextants = all + solid(SolidPattern.sextants, rows: 3)
  private static let withOctants = all + solid(SolidPattern.octants, rows: 4)

  // The characters that are in no other list.
  private static func solid(_ scalars: [Unicode.Scalar], rows: Int) -> [BlockShape] {
    scalars.enumerated().filter { $1.value > 0xFFFF }.map { pattern, scalar in
      shape(scalar.value, DotPattern.area(of: UInt8(pattern), rows: rows))
    }
  }

  // The first of equally near shapes is used: the space first, so that a bar's end does not cover
  // its neighbour's, then quadrants, which make even corners.
  private static let all: [BlockShape] =
    [shape(0x20, 0)] + quadrants + lower + left + upper + right + middle

  private static func shape(
    _ value: UInt32, _ mask: UInt64, reversed: Bool = false
  ) -> BlockShape {
    let mask = reversed ? ~mask : mask
    return BlockShape(
      scalar: Unicode.Scalar(value) ?? " ", mask: mask, isReversed: reversed,
      count: mask.nonzeroBitCount)
  }

  // U+2588 and U+2581…2587, one to seven eighths from below. The whole cell comes first, so that
  // the foot of a thin peak in the cell above leaves no gap.
  private static let lower = ([8] + Array(1...7)).map {
    shape(0x2580 + UInt32($0), SubpixelMask.rows(from: 8 - $0, to: 8))
  }
  // U+258F…2589, one to seven eighths from the left.
  private static let left = (1...7).map {
    shape(0x2590 - UInt32($0), SubpixelMask.columns(from: 0, to: $0))
  }
  private static let upper =
    [
      shape(0x2580, SubpixelMask.rows(from: 0, to: 4)),
      shape(0x2594, SubpixelMask.rows(from: 0, to: 1)),
    ]
    + (1...7).map {
      shape(0x2580 + UInt32($0), SubpixelMask.rows(from: 8 - $0, to: 8), reversed: true)
    }
  private static let right =
    [
      shape(0x2590, SubpixelMask.columns(from: 4, to: 8)),
      shape(0x2595, SubpixelMask.columns(from: 7, to: 8)),
    ]
    + (1...7).map {
      shape(0x2590 - UInt32($0), SubpixelMask.columns(from: 0, to: $0), reversed: true)
    }
  // Lines that touch no edge of the cell.
  private static let middle = [
    shape(0x2501, SubpixelMask.rows(from: 3, to: 5)),
    shape(0x2503, SubpixelMask.columns(from: 3, to: 5)),
    shape(0x2500, SubpixelMask.rows(from: 3, to: 4)),
    shape(0x2502, SubpixelMask.columns(from: 3, to: 4)),
    shape(0x2500, SubpixelMask.rows(from: 4, to: 5)),
    shape(0x2502, SubpixelMask.columns(from: 4, to: 5)),
  ]
  private static let quadrants = DotPattern.quadrants.enumerated().compactMap { bits, scalar in
    bits == 0 || bits == 15 ? nil : shape(scalar.value, DotPattern.area(of: UInt8(bits), rows: 2))
  }
}
