import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalDrawing

private let pen = Pen(paint: .ink(.primary))

/// Returns the dots that a line sets, row by row, as `#` and `.`.
private func dots(
  _ points: [CGPoint], _ pen: Pen = pen, columns: Int = 4, rows: Int = 2
) -> [String] {
  var canvas = Canvas(size: CellSize(columns: columns, rows: rows))
  canvas.stroke(points.map { CGPoint(x: $0.x * 4, y: $0.y * 4) }, with: pen)
  return (0..<rows * 4).map { y in
    String(
      (0..<columns * 2).map { x in
        let pattern = canvas.cells[y / 4 * columns + x / 2].dots
        return pattern >> UInt8(2 * (y % 4) + x % 2) & 1 == 1 ? "#" : "."
      })
  }
}

@Suite("Strokes in dots") struct StrokeTests {
  @Test("Straight lines are one dot thick") func straightLinesAreThin() {
    #expect(dots([CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])[0] == "########")
    let upright = dots([CGPoint(x: 2.5, y: 0), CGPoint(x: 2.5, y: 8)])
    #expect(upright == Array(repeating: "..#.....", count: 8))
    #expect(dots([CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 8)])[3] == "...#....")
  }

  @Test("Joints of a line are not thickened") func jointsAreNotThickened() {
    // A line in many parts sets the same dots as a line in one part.
    for slope in stride(from: -1.0, through: 1, by: 0.1) {
      let ends = (0...40).map { CGPoint(x: Double($0) / 5, y: 4.03 + (Double($0) / 5 - 4) * slope) }
      #expect(dots(ends) == dots([ends[0], ends[40]]), "\(slope)")
    }
  }

  @Test("Lines through random points have no holes") func linesHaveNoHoles() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<200 {
      let points = (0..<12).map { _ in
        CGPoint(
          x: Double.random(in: 0..<8, using: &generator),
          y: Double.random(in: 0..<8, using: &generator))
      }
      #expect(isConnected(dots(points)), "round \(round)")
    }
  }

  @Test("Lines of many points have no holes") func linesOfManyPointsHaveNoHoles() {
    var generator = SeededGenerator(seed: 12)
    for round in 0..<300 {
      let step = Double.random(in: 0.05...1.2, using: &generator)
      var place = CGPoint(x: 0.3, y: 16)
      let points = (0..<60).map { _ in
        place.x += step
        let y = place.y + Double.random(in: -1.5...1.5, using: &generator)
        place.y = max(1, min(31, y))
        return place
      }
      #expect(isConnected(dots(points, columns: 40, rows: 8)), "round \(round)")
    }
  }

  private func isConnected(_ rows: [String]) -> Bool {
    let drawn = rows.map { $0.map { $0 == "#" } }
    var all: Set<[Int]> = []
    for y in drawn.indices {
      for x in drawn[y].indices where drawn[y][x] { all.insert([x, y]) }
    }
    var reached: Set<[Int]> = []
    var open = Array(all.prefix(1))
    while let place = open.popLast() {
      guard all.contains(place), reached.insert(place).inserted else { continue }
      for dy in -1...1 {
        for dx in -1...1 { open.append([place[0] + dx, place[1] + dy]) }
      }
    }
    return reached == all
  }

  @Test("Points that are not finite break lines, and a single point is a dot")
  func gapsBreakLines() {
    let broken = [CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5), CGPoint(x: Double.nan, y: 0)]
    #expect(dots(broken + [CGPoint(x: 5, y: 0.5), CGPoint(x: 8, y: 0.5)])[0] == "##...###")
    #expect(dots([CGPoint(x: 3.5, y: 2.5)])[2] == "...#....")
    #expect(dots([CGPoint(x: 3.5, y: 2.5), CGPoint(x: 3.5, y: 2.5)])[2] == "...#....")
  }

  @Test("A thick line has the same thickness everywhere") func widthsAreEven() {
    let thick = Pen(paint: .ink(.primary), width: 8)
    let flat = dots([CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4)], thick)
    #expect(flat[..<3].allSatisfy { $0 == "........" })
    #expect(flat[3..<5].allSatisfy { $0 == "########" })
    let upright = dots([CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 8)], thick)
    #expect(upright == Array(repeating: "...##...", count: 8))
  }

  @Test("Dashes continue across joints") func dashesGoOnOverJoints() {
    let dashed = Pen(paint: .ink(.primary), dash: [8, 4])
    let straight = [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)]
    #expect(dots(straight, dashed)[0] == "##.##.##")
    let parts = stride(from: 0, through: 8, by: 0.5).map { CGPoint(x: $0, y: 0.5) }
    #expect(dots(parts, dashed)[0] == "##.##.##")
    #expect(dots(straight, Pen(paint: .ink(.primary), dash: [0, 0, -1]))[0] == "########")
  }

  @Test("Huge coordinates do not crash") func hugeNumbersDoNoHarm() {
    let values: [Double] = [-1e308, -1e300, -1, 0, 3, 1e18, 1e300, 1e308]
    for a in values {
      for b in values {
        _ = dots([CGPoint(x: a, y: b), CGPoint(x: b, y: a), CGPoint(x: a, y: -b)])
      }
    }
    #expect(dots([CGPoint(x: -1e12, y: 0.5), CGPoint(x: 1e12, y: 0.5)])[0] == "########")
  }

  @Test("A line follows the gradient of its paint") func gradientsAreFollowed() {
    let ramp = [0.0, 1].map {
      Paint.Stop(location: $0, ink: Ink(CellColor(hex: $0 == 0 ? 0 : 0xFF_FFFF)))
    }
    var canvas = Canvas(size: CellSize(columns: 4, rows: 1))
    let pen = Pen(
      paint: .linear(stops: ramp, start: .leading, end: .trailing),
      bounds: CGRect(x: 0, y: 0, width: 32, height: 16))
    canvas.stroke([CGPoint(x: 0, y: 2), CGPoint(x: 32, y: 2)], with: pen)
    let frame = canvas.composed(glyphs: .braille, colorDepth: .trueColor)
    let greys = (0..<4).map { frame[$0, 0].style.foreground.components.red }
    #expect(greys == greys.sorted() && Set(greys).count == 4)
  }

  @Test(
    "A gradient along a vertical line has its colours at their heights in all characters",
    arguments: GlyphSet.allCases)
  func verticalGradients(glyphs: GlyphSet) {
    let ramp = [0.0, 1].map {
      Paint.Stop(location: $0, ink: Ink(CellColor(hex: $0 == 0 ? 0 : 0xFF_FFFF)))
    }
    var canvas = Canvas(size: CellSize(columns: 1, rows: 4), glyphs: glyphs)
    let pen = Pen(
      paint: .linear(stops: ramp, start: .top, end: .bottom),
      bounds: CGRect(x: 0, y: 0, width: 8, height: 64))
    canvas.stroke([CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 64)], with: pen)
    let frame = canvas.composed(glyphs: glyphs, colorDepth: .trueColor)
    for row in 0..<4 {
      let grey = Int(frame[0, row].style.foreground.components.red)
      #expect((64 * row - 4...64 * row + 68).contains(grey), "\(row): \(grey)")
    }
  }

  @Test("A line drawn in rectangles equals a line drawn dot by dot", arguments: GlyphSet.allCases)
  func runsAtOnceAreRunsOneByOne(glyphs: GlyphSet) {
    var random = SeededGenerator(seed: 5)
    // A dash that never ends is drawn dot by dot, and a line without dashes by rectangles.
    let inks = [CellColor(hex: 0xFF_0000), CellColor(hex: 0x00_FF00)].map { Paint.ink(Ink($0)) }
    for _ in 0..<200 {
      var canvases = [Canvas(size: CellSize(columns: 12, rows: 6), glyphs: glyphs)]
      canvases.append(canvases[0])
      for paint in inks {
        let scale = CGFloat.random(in: 1...120, using: &random)
        let start = CGPoint(
          x: CGFloat.random(in: -40...140, using: &random),
          y: CGFloat.random(in: -40...140, using: &random))
        let points = (0..<8).map { _ in
          CGPoint(
            x: start.x + CGFloat.random(in: -scale...scale, using: &random) / 4,
            y: start.y + CGFloat.random(in: -scale...scale, using: &random))
        }
        let width = CGFloat.random(in: 1...12, using: &random)
        for (place, dash) in ([[], [1e12, 1]] as [[CGFloat]]).enumerated() {
          canvases[place].clipped(to: CellRect(column: 1, row: 1, columns: 10, rows: 4)) {
            $0.stroke(points, with: Pen(paint: paint, width: width, dash: dash))
          }
        }
      }
      let frames = canvases.map { $0.composed(glyphs: glyphs, colorDepth: .trueColor) }
      #expect(
        frames[0].cells == frames[1].cells,
        "\(frames[0].text)\n and one by one\n\(frames[1].text)")
    }
  }
}
