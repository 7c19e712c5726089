import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalImages

/// The coverage of pixels, compared with known areas.
@Suite("Coverage") struct CoverageTests {
  @Test("Half pixels of a rectangle are half covered") func halfPixels() {
    #expect(
      filled([rectangle(0.5, 1, 3.5, 2)], 5, 3).opacities == """
        .....
        5##5.
        .....
        """)
    #expect(
      filled([rectangle(1.5, 0.5, 2.5, 2.5)], 4, 3).opacities == """
        .33.
        .55.
        .33.
        """)
    // A pixel that contains the whole shape.
    #expect(filled([rectangle(1.2, 1.4, 1.7, 1.8)], 3, 3)[1, 1] >> 24 == 51)
  }

  @Test("A diagonal covers half of each pixel that it crosses") func diagonal() {
    #expect(
      filled([[PixelPoint(0, 0), PixelPoint(4, 4), PixelPoint(0, 4)]], 4, 4).opacities == """
        5...
        #5..
        ##5.
        ###5
        """)
    // Steep: a quarter and three quarters of two pixels, one above the other.
    #expect(
      filled([[PixelPoint(0, 0), PixelPoint(1, 2), PixelPoint(0, 2)]], 1, 2).opacities == """
        3
        7
        """)
  }

  /// Returns the exact area of a convex outline within a pixel, clipped at its four sides.
  private func area(of outline: [PixelPoint], x: Int, y: Int) -> Double {
    var points = outline
    let sides: [(PixelPoint) -> Double] = [
      { $0.x - Double(x) }, { Double(x + 1) - $0.x }, { $0.y - Double(y) },
      { Double(y + 1) - $0.y },
    ]
    for side in sides {
      var kept: [PixelPoint] = []
      for (index, point) in points.enumerated() {
        let before = points[(index + points.count - 1) % points.count]
        let (from, to) = (side(before), side(point))
        if (from < 0) != (to < 0) {
          let share = from / (from - to)
          kept.append(
            PixelPoint(
              before.x + (point.x - before.x) * share, before.y + (point.y - before.y) * share))
        }
        if to >= 0 { kept.append(point) }
      }
      points = kept
    }
    return abs(shoelace(points))
  }

  private func shoelace(_ points: [PixelPoint]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
  }

  @Test("A pixel's opacity is the area that a triangle covers", arguments: 0..<60 as Range<UInt64>)
  func triangles(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Some reach beyond all sides, some are thinner than a pixel, some have corners on the grid.
    let corners = (0..<3).map { _ in
      var point = PixelPoint(
        Double.random(in: -6...18, using: &generator),
        Double.random(in: -6...18, using: &generator))
      if Bool.random(using: &generator) { point.x.round() }
      if Bool.random(using: &generator) { point.y.round() }
      return point
    }
    let image = filled([corners], 12, 12)
    for y in 0..<12 {
      for x in 0..<12 {
        let expected = area(of: corners, x: x, y: y)
        let seen = Double(image[x, y] >> 24) / 255
        // Hardly covered pixels are left out.
        #expect(abs(seen - expected) < 0.004, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test("A filled circle has the area of a circle", arguments: [0.5, 1, 2.5, 7, 40.3, 119])
  func circles(radius: Double) {
    let side = Int(radius * 2) + 4
    let middle = Double(side) / 2 + 0.3
    let circle = (0..<720).map { step in
      let angle = Double(step) / 720 * 2 * .pi
      return PixelPoint(middle + radius * cos(angle), middle + radius * sin(angle))
    }
    let area = Double.pi * radius * radius
    let seen = filled([circle], side, side).coveredArea
    #expect(abs(seen - area) < max(0.001 * area, 0.01), "\(seen), not \(area)")
  }

  @Test("A shape is clipped at every side of the picture", arguments: [0, 1, 2, 3])
  func cutOff(side: Int) {
    // A slope through the whole picture, rotated so that each side crosses it.
    func turned(_ x: Double, _ y: Double) -> PixelPoint {
      switch side {
      case 0: PixelPoint(x, y)
      case 1: PixelPoint(4 - y, x)
      case 2: PixelPoint(4 - x, 4 - y)
      default: PixelPoint(y, 4 - x)
      }
    }
    let image = filled(
      [[turned(-6, 0), turned(10, 4), turned(10, 40), turned(-6, 40)]], 4, 4)
    for y in 0..<4 {
      for x in 0..<4 {
        // The edge falls by a quarter of a pixel a column, from one and a half.
        let middle = turned(Double(x) + 0.5, Double(y) + 0.5)
        let (column, row) = side % 2 == 0 ? (middle.x, middle.y) : (4 - middle.x, 4 - middle.y)
        let edge = 1.5 + column / 4
        let expected = min(max(row + 0.5 - edge, 0), 1)
        #expect(abs(Double(image[x, y] >> 24) / 255 - expected) < 0.04, "\(x), \(y)")
      }
    }
  }

  @Test("A clip rectangle shows its part of the whole shape") func clip() {
    let outline = [PixelPoint(-3, 2), PixelPoint(9, -2), PixelPoint(11, 9), PixelPoint(1, 12)]
    let whole = filled([outline], 10, 10)
    for columns in [0..<10, 2..<7, 9..<10, 0..<1, 4..<4] {
      for rows in [0..<10, 3..<8, 0..<1, 9..<10] {
        let part = filled([outline], 10, 10, in: PixelRect(columns: columns, rows: rows))
        for y in 0..<10 {
          for x in 0..<10 {
            let isSeen = columns.contains(x) && rows.contains(y)
            let expected = isSeen ? Int(whole[x, y] >> 24) : 0
            #expect(abs(Int(part[x, y] >> 24) - expected) <= 1, "\(columns) \(rows): \(x), \(y)")
          }
        }
      }
    }
  }

  @Test("Rings are filled by the even-odd or the nonzero rule") func rings() {
    let rings = [rectangle(0, 0, 7, 7), rectangle(1, 1, 6, 6), rectangle(2, 2, 5, 5)]
    #expect(
      filled(rings, 7, 7, evenOdd: true).opacities == """
        #######
        #.....#
        #.###.#
        #.###.#
        #.###.#
        #.....#
        #######
        """)
    #expect(filled(rings, 7, 7).coveredArea == 49)
    // A ring that winds the other way is a hole by both rules.
    let hole = [rectangle(0, 0, 3, 3), rectangle(1, 1, 2, 2).reversed()]
    #expect(filled(hole, 3, 3).coveredArea == 8)
    #expect(filled(hole, 3, 3, evenOdd: true).coveredArea == 8)
    // Half pixels of a ring.
    #expect(
      filled([rectangle(0, 0, 3, 3), rectangle(0.5, 0.5, 2.5, 2.5)], 3, 3, evenOdd: true)
        .opacities == """
          757
          5.5
          757
          """)
  }

  @Test("Overlapping shapes of a fill are not composited with each other") func overlapping() {
    let image = filled(
      [rectangle(0, 0, 3, 2), rectangle(1, 1, 4, 3)], 4, 3, with: .color(.black.faded(128)))
    #expect(Set(image.pixels.map { $0 >> 24 }) == [0, 128])
    #expect(image.pixels.count { $0 >> 24 == 128 } == 10)
  }

  @Test("Points that are not finite are left out, and distant points are clipped")
  func oddPoints() {
    let odd = [
      PixelPoint(0, 0), PixelPoint(.nan, 1), PixelPoint(2, 0), PixelPoint(2, .infinity),
      PixelPoint(2, 2), PixelPoint(0, 2), PixelPoint(-.infinity, .nan),
    ]
    #expect(filled([odd], 3, 3).opacities == "##.\n##.\n...")
    #expect(filled([[PixelPoint(.nan, 0), PixelPoint(0, .infinity)]], 3, 3).coveredArea == 0)
    #expect(
      filled([[], [PixelPoint(1, 1)], [PixelPoint(0, 0), PixelPoint(3, 3)]], 3, 3)
        .coveredArea == 0)
    for far in [1e4, 1e7, 1e12, 1e300] {
      #expect(filled([rectangle(-far, -far, far, far)], 3, 3).opacities == "###\n###\n###")
      #expect(filled([rectangle(far, 0, 2 * far, 3)], 3, 3).coveredArea == 0)
      #expect(filled([rectangle(-2 * far, 0, -far, 3)], 3, 3).coveredArea == 0)
      #expect(filled([rectangle(0, far, 3, 2 * far)], 3, 3).coveredArea == 0)
      #expect(filled([rectangle(1, -far, 2, far)], 3, 3).opacities == ".#.\n.#.\n.#.")
    }
    // A slope that is far longer than the picture.
    let slope = [PixelPoint(-30000, 30003), PixelPoint(30003, -30000), PixelPoint(30003, 30003)]
    let image = filled([slope], 3, 3)
    #expect(image.opacities == "..5\n.5#\n5##")
  }

  @Test("An empty picture and a distant clip have no covered pixels") func nothing() {
    #expect(filled([rectangle(0, 0, 9, 9)], 0, 0).pixels.isEmpty)
    #expect(filled([rectangle(0, 0, 9, 9)], 0, 3).pixels.isEmpty)
    let far = PixelRect(columns: 50..<60, rows: 0..<3)
    #expect(filled([rectangle(0, 0, 99, 99)], 3, 3, in: far).coveredArea == 0)
    let before = PixelRect(columns: -9 ..< -4, rows: 0..<3)
    #expect(filled([rectangle(-99, 0, 99, 99)], 3, 3, in: before).coveredArea == 0)
  }
}
