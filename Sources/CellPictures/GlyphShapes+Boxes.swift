extension GlyphShapes {
  /// Box drawing, U+2500 to U+257F.
  static let boxes = [
    GlyphShapes(range: 0x256D...0x2570) { scalar, pen in
      let (start, path) = arcs[Int(scalar - 0x256D)]
      pen.stroke(from: start, path)
      return true
    },
    GlyphShapes(range: 0x2571...0x2573) { scalar, pen in
      if scalar != 0x2572 { pen.stroke(from: PicturePoint(x: 0, y: 48), "l24-48") }
      if scalar != 0x2571 { pen.stroke(from: PicturePoint(x: 0, y: 0), "l24 48") }
      return true
    },
    GlyphShapes(range: 0x2500...0x257F) { scalar, pen in
      if let pattern = dashes[scalar] {
        pen.dash(pattern)
      } else {
        BoxArms(arms[Int(scalar - 0x2500)]).draw(with: &pen)
      }
      return true
    },
  ]

  /// ╭╮╯╰, from the bottom or top edge to the side.
  private static let arcs = [
    (PicturePoint(x: 12, y: 48), "v-12q0-12 12-12"),
    (PicturePoint(x: 12, y: 48), "v-12q0-12-12-12"),
    (PicturePoint(x: 12, y: 0), "v12q0 12-12 12"), (PicturePoint(x: 12, y: 0), "v12q0 12 12 12"),
  ]

  /// Dashed lines, alternately light and heavy.
  private static let dashes: [UInt32: DashPattern] = {
    let firsts: [(UInt32, Int, Bool)] = [
      (0x2504, 3, false), (0x2506, 3, true), (0x2508, 4, false), (0x250A, 4, true),
      (0x254C, 2, false), (0x254E, 2, true),
    ]
    return firsts.reduce(into: [:]) { patterns, first in
      for (offset, thickness) in [(0 as UInt32, 4), (1, 8)] {
        patterns[first.0 + offset] = DashPattern(
          isVertical: first.2, thickness: thickness, countPerCell: first.1)
      }
    }
  }()

  /// The arms of each character, up, right, down, left: 1 light, 2 heavy, 3 double.
  ///
  /// Source: the names of the characters in the Unicode Character Database.
  private static let arms: [[Int]] =
    """
    0101 0202 1010 2020 0101 0202 1010 2020 0101 0202 1010 2020 0110 0210 0120 0220
    0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
    2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
    0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
    2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0101 0202 1010 2020
    0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130
    3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 0110 0011 1001
    1100 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
    """.split { $0 == " " || $0 == "\n" }.map { $0.compactMap(\.wholeNumberValue) }
}

/// The lines from the centre of a cell to its edges.
private struct BoxArms {
  /// The weights of the arms up, right, down, left.
  let weights: [Int]

  init(_ weights: [Int]) { self.weights = weights }

  private static let double = 3
  /// Half the thickness of a light and a heavy line; then the edges of each line of a double one.
  private static let halves = [0, 2, 4]
  private static let (inner, outer) = (3, 7)

  func draw(with pen: inout CellPen) {
    for direction in 0..<4 where weights[direction] > 0 {
      let sides = (weights[(direction + 3) % 4], weights[(direction + 1) % 4])
      if weights[direction] == Self.double {
        line(direction, from: start(sides.0, sides.1), across: -Self.outer..<(-Self.inner), &pen)
        line(direction, from: start(sides.1, sides.0), across: Self.inner..<Self.outer, &pen)
      } else {
        let half = Self.halves[weights[direction]]
        line(direction, from: singleStart(direction, sides), across: -half..<half, &pen)
      }
    }
  }

  /// Returns the start of a line of a double arm: at the line that branches off on its side,
  /// otherwise around the line on the other side.
  private func start(_ own: Int, _ other: Int) -> Int {
    if own == Self.double { return Self.inner }
    if own > 0 { return -Self.halves[own] }
    return other == Self.double ? -Self.outer : -Self.halves[other]
  }

  /// Returns the start of a single arm: at the nearer of two double lines, unless it passes
  /// through.
  private func singleStart(_ direction: Int, _ sides: (Int, Int)) -> Int {
    let doubles = [sides.0, sides.1].count { $0 == Self.double }
    guard doubles > 0 else { return -max(Self.halves[sides.0], Self.halves[sides.1]) }
    if weights[(direction + 2) % 4] > 0 { return 0 }
    return doubles == 2 ? Self.inner : -Self.outer
  }

  /// Fills a line from a distance to the centre to the edge; `across` is to the right in the
  /// direction of the line.
  private func line(
    _ direction: Int, from start: Int, across: Range<Int>, _ pen: inout CellPen
  ) {
    let (middle, end) = (PicturePoint(x: 12, y: 24), direction % 2 == 0 ? 24 : 12)
    let (length, breadth) = (end - start, across.count)
    switch direction {
    case 0: pen.fill(x: middle.x + across.lowerBound, y: 0, width: breadth, height: length)
    case 1:
      pen.fill(
        x: middle.x + start, y: middle.y + across.lowerBound, width: length, height: breadth)
    case 2:
      pen.fill(
        x: middle.x - across.upperBound, y: middle.y + start, width: breadth, height: length)
    default: pen.fill(x: 0, y: middle.y - across.upperBound, width: length, height: breadth)
    }
  }
}
