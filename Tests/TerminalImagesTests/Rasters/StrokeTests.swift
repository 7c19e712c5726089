import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalImages

/// Lines: their areas, ends, corners and gaps.
@Suite("Strokes in pixels") struct StrokeTests {
  private func stroke(
    _ width: Double, cap: PixelStroke.Cap = .butt, join: PixelStroke.Join = .miter,
    limit: Double = 10, dash: [Double] = [], phase: Double = 0
  ) -> PixelStroke {
    var stroke = PixelStroke(width: width)
    (stroke.cap, stroke.join, stroke.miterLimit) = (cap, join, limit)
    (stroke.dash, stroke.dashPhase) = (dash, phase)
    return stroke
  }

  private func drawn(
    _ points: [PixelPoint], _ stroke: PixelStroke, _ width: Int, _ height: Int,
    color: PixelColor = .black
  ) -> PixelImage {
    filled(StrokeOutline(of: points, stroke).pieces, width, height, with: .color(color))
  }

  private func area(_ points: [PixelPoint], _ stroke: PixelStroke) -> Double {
    drawn(points, stroke, 100, 100).coveredArea
  }

  @Test("Caps extend the ends of a line") func ends() {
    let line = [PixelPoint(2, 2.5), PixelPoint(5, 2.5)]
    #expect(
      drawn(line, stroke(3), 7, 5).opacities == """
        .......
        ..###..
        ..###..
        ..###..
        .......
        """)
    #expect(
      drawn(line, stroke(3, cap: .square), 7, 5).opacities == """
        .......
        5#####5
        5#####5
        5#####5
        .......
        """)
    let round = area(line.map { PixelPoint($0.x + 40, $0.y + 40) }, stroke(3, cap: .round))
    #expect(abs(round - (9 + .pi * 2.25)) < 0.02, "\(round)")
  }

  @Test("Caps have the same area in any direction", arguments: 0..<16)
  func directions(step: Int) {
    let angle = Double(step) / 16 * 2 * .pi + 0.1
    let line = [
      PixelPoint(50, 50), PixelPoint(50 + 30 * cos(angle), 50 + 30 * sin(angle)),
    ]
    #expect(abs(area(line, stroke(4)) - 120) < 0.3)
    #expect(abs(area(line, stroke(4, cap: .square)) - 136) < 0.3)
    #expect(abs(area(line, stroke(4, cap: .round)) - (120 + 4 * .pi)) < 0.3)
  }

  @Test(
    "A line without length is a dot with round caps, and otherwise nothing",
    arguments: [0.5, 1, 2, 3.3, 9, 40, 90])
  func dots(width: Double) {
    let point = [PixelPoint(50.3, 49.6)]
    let expected = Double.pi * width * width / 4
    for line in [point, point + point, point + point + point] {
      let seen = area(line, stroke(width, cap: .round))
      // Opacities are whole numbers, and hardly covered pixels are left out.
      #expect(abs(seen - expected) < max(0.001 * expected, 0.012), "\(seen), not \(expected)")
      #expect(area(line, stroke(width)) == 0)
    }
  }

  @Test("A dot is round: as wide as high, with empty corners")
  func roundness() {
    for width in [3.0, 8, 21] {
      let image = drawn([PixelPoint(16, 16)], stroke(width, cap: .round), 32, 32)
      for y in 0..<32 {
        for x in 0..<32 {
          let distance = hypot(Double(x) + 0.5 - 16, Double(y) + 0.5 - 16)
          let expected = min(max(width / 2 - distance + 0.5, 0), 1)
          #expect(
            abs(Double(image[x, y] >> 24) / 255 - expected) < 0.13, "\(width): \(x), \(y)")
        }
      }
    }
  }

  @Test("Joins add their area to corners, in either direction")
  func corners() {
    let corner = [PixelPoint(10, 50), PixelPoint(50, 50), PixelPoint(50, 90)]
    // Two legs of 40 by 4, which share a quarter, and the area that is added outside the corner.
    let legs = 40.0 * 4 * 2 - 4
    #expect(abs(area(corner, stroke(4, join: .miter)) - (legs + 4)) < 0.1)
    #expect(abs(area(corner, stroke(4, join: .bevel)) - (legs + 2)) < 0.1)
    #expect(abs(area(corner, stroke(4, join: .round)) - (legs + .pi)) < 0.1)
    // The reversed line has the same area.
    for join in [PixelStroke.Join.miter, .bevel, .round] {
      let (one, other) = (
        area(corner, stroke(4, join: join)), area(corner.reversed(), stroke(4, join: join))
      )
      #expect(abs(one - other) < 0.05)
    }
  }

  @Test("A corner beyond the miter limit is bevelled") func miterLimit() {
    // The tip is as far out as one over the sine of half the angle.
    func corner(_ angle: Double) -> [PixelPoint] {
      let half = angle / 2
      return [
        PixelPoint(50 + 40 * cos(half), 50 - 40 * sin(half)), PixelPoint(50, 50),
        PixelPoint(50 + 40 * cos(half), 50 + 40 * sin(half)),
      ]
    }
    for (angle, limit, isPointed) in [
      (0.5, 4.1, true), (0.5, 4.0, false), (1.5, 1.5, true), (1.5, 1.4, false), (0.2, 10, false),
      (0.21, 10, true),
    ] as [(Double, Double, Bool)] {
      let pointed = area(corner(angle), stroke(4, join: .miter, limit: limit))
      let cut = area(corner(angle), stroke(4, join: .bevel))
      #expect((pointed > cut + 0.5) == isPointed, "\(angle) within \(limit): \(pointed), \(cut)")
    }
  }

  @Test("A closed line has a corner at its start, and no ends")
  func closed() {
    let square = [
      PixelPoint(20, 20), PixelPoint(60, 20), PixelPoint(60, 60), PixelPoint(20, 60),
      PixelPoint(20, 20),
    ]
    for cap in [PixelStroke.Cap.butt, .square, .round] {
      let seen = area(square, stroke(4, cap: cap))
      #expect(abs(seen - (44 * 44 - 36 * 36)) < 0.1, "\(cap): \(seen)")
    }
  }

  @Test("A line that turns back has one more end")
  func turningBack() {
    let back = [PixelPoint(10, 50), PixelPoint(40, 50), PixelPoint(20, 50)]
    // Miter and bevel joins add nothing there, round joins half a disc.
    #expect(abs(area(back, stroke(4, join: .bevel)) - 120) < 0.1)
    #expect(abs(area(back, stroke(4, join: .miter)) - 120) < 0.1)
    for line in [
      back, back.map { PixelPoint(60 - $0.x, $0.y) }, back.map { PixelPoint($0.y, $0.x) },
    ] {
      #expect(abs(area(line, stroke(4, join: .round)) - (120 + 2 * .pi)) < 0.2)
    }
  }

  @Test(
    "Dashes have their lengths and start at their phase",
    arguments: [
      ([3, 2], 0, "###..###..###.."), ([3, 2], 1, "##..###..###..#"),
      ([3, 2], 3, "..###..###..###"), ([3, 2], 5, "###..###..###.."),
      ([3, 2], -1, ".###..###..###."), ([3, 2], -6, ".###..###..###."),
      ([2], 0, "##..##..##..##."), ([1, 2, 3], 0, "#..###.##...#.."),
      ([4, 1, 1, 1], 2, "##.#.####.#.###"), ([20, 3], 10, "##########...##"),
      ([3, 0], 0, "###############"), ([], 4, "###############"),
      ([0, 0], 0, "###############"), ([-1, 2], 0, "..............."),
    ] as [([Double], Double, String)])
  func dashes(lengths: [Double], phase: Double, expected: String) {
    let line = [PixelPoint(0, 0.5), PixelPoint(15, 0.5)]
    let image = drawn(line, stroke(1, dash: lengths, phase: phase), 15, 1)
    #expect(image.opacities == expected)
    // Invisible corners of the line change nothing.
    let parts = (0...30).map { PixelPoint(Double($0) / 2, 0.5) }
    #expect(drawn(parts, stroke(1, dash: lengths, phase: phase), 15, 1).opacities == expected)
  }

  @Test("Dashes without length are dots with round caps") func dotted() {
    let line = [PixelPoint(2, 2), PixelPoint(17, 2)]
    let image = drawn(line, stroke(2, cap: .round, dash: [0, 4]), 20, 4)
    #expect(abs(image.coveredArea - 4 * .pi) < 0.1, "\(image.opacities)")
    #expect(image[1, 1] >> 24 > 150 && image[5, 1] >> 24 > 150 && image[3, 1] >> 24 == 0)
  }

  @Test("Dashes continue around corners") func dashesAroundCorners() {
    let corner = [PixelPoint(0.5, 0.5), PixelPoint(3.5, 0.5), PixelPoint(3.5, 5.5)]
    let image = drawn(corner, stroke(1, cap: .butt, dash: [2, 2]), 5, 6)
    #expect(
      image.opacities == """
        5#5..
        ...5.
        ...#.
        ...5.
        .....
        .....
        """)
  }

  @Test("Distant and tiny dashes are drawn in a short time") func farDashes() {
    let far = [PixelPoint(-1e9, 2), PixelPoint(1e9, 2)]
    #expect(drawn(far, stroke(2, dash: [1, 1]), 10, 4).coveredArea == 20)
    let many = [PixelPoint(0, 2), PixelPoint(10, 2)]
    #expect(drawn(many, stroke(2, dash: [1e-9, 1e-9]), 10, 4).coveredArea == 20)
    #expect(drawn(many, stroke(2, dash: [.infinity, 1]), 10, 4).coveredArea == 20)
    #expect(drawn(many, stroke(2, dash: [3, 2], phase: .nan), 10, 4).coveredArea == 12)
  }

  @Test(
    "A translucent line is not darker where its parts meet or cross",
    arguments: 0..<12 as Range<UInt64>)
  func noDoubleDarkening(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let points = (0..<12).map { _ in
      PixelPoint(
        Double.random(in: 5...55, using: &generator), Double.random(in: 5...55, using: &generator))
    }
    for (cap, join) in [(.round, .round), (.butt, .bevel), (.square, .miter)]
      as [(PixelStroke.Cap, PixelStroke.Join)]
    {
      let image = drawn(
        points, stroke(5, cap: cap, join: join), 60, 60, color: .onlyRed.faded(100))
      #expect(image.pixels.allSatisfy { $0 >> 24 <= 100 }, "seed \(seed)")
      // No piece erases another: the whole line is there.
      for (start, end) in zip(points, points.dropFirst()) {
        for step in 0...10 {
          let share = Double(step) / 10
          let place = PixelPoint(
            start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
          // Ends and bevelled corners cover parts of pixels.
          let ends = points.map { hypot($0.x - place.x, $0.y - place.y) }
          guard ends.allSatisfy({ $0 > 2 }) else { continue }
          #expect(image[Int(place.x), Int(place.y)] >> 24 == 100, "seed \(seed), \(join): \(place)")
        }
      }
    }
  }

  @Test("A smooth curve of short lines has the area of a ring") func smoothCurve() {
    let circle = (0...200).map { step in
      let angle = Double(step) / 200 * 2 * .pi
      return PixelPoint(50 + 30 * cos(angle), 50 + 30 * sin(angle))
    }
    for join in [PixelStroke.Join.round, .miter, .bevel] {
      let seen = area(circle, stroke(3, join: join))
      // At the inner edge, parts overlap: a fiftieth of a pixel.
      #expect(abs(seen - 2 * .pi * 30 * 3) < 5, "\(join): \(seen)")
    }
  }

  @Test("Points that are not finite break the line") func breaks() {
    let line = [
      PixelPoint(0, 0.5), PixelPoint(2, 0.5), PixelPoint(.nan, 0.5), PixelPoint(4, 0.5),
      PixelPoint(6, 0.5), PixelPoint(7, .infinity), PixelPoint(8, 0.5),
    ]
    #expect(drawn(line, stroke(1), 9, 1).opacities == "##..##...")
    for width in [0, -3, .nan, .infinity] as [Double] {
      #expect(StrokeOutline(of: line, stroke(width)).pieces.isEmpty)
    }
    #expect(StrokeOutline(of: [], stroke(1, cap: .round)).pieces.isEmpty)
  }
}
