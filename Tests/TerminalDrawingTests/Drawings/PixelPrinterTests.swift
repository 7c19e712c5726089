import Foundation
import TerminalCore
import TerminalImages
import TerminalTestSupport
import Testing

@testable import TerminalDrawing

private let red = Ink(CellColor(hex: 0xFF0000))
private let green = Ink(CellColor(hex: 0x00FF00))
private let colors = ColorSource(
  foreground: CellColor(hex: 0xFFFFFF), ground: CellColor(hex: 0x000000))
private let everywhere = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)

/// Returns the picture of shapes on some cells.
private func printed(
  _ shapes: [Drawing.Shape], columns: Int = 4, rows: Int = 2, cell: (Int, Int) = (8, 16),
  from origin: CellPoint = CellPoint(column: 0, row: 0)
) throws -> PixelImage {
  var drawing = Drawing()
  for shape in shapes { drawing.add(shape) }
  var printer = PixelPrinter(
    CellRect(origin: origin, size: CellSize(columns: columns, rows: rows)),
    cell: try #require(PixelCell(width: cell.0, height: cell.1)), colors: colors)
  printer.print(drawing)
  return printer.image
}

private func shape(
  _ form: Drawing.Form, _ paint: Paint = .ink(red), bounds: CGRect = .zero,
  clip: CGRect = everywhere, anchor: CGPoint? = nil
) -> Drawing.Shape {
  Drawing.Shape(form: form, paint: paint, bounds: bounds, clip: clip, anchor: anchor)
}

private func line(_ points: (CGFloat, CGFloat)..., width: CGFloat = 1) -> Drawing.Form {
  .stroke(points.map { CGPoint(x: $0.0, y: $0.1) }, StrokeStyle(lineWidth: width))
}

private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
  -> Drawing.Form
{
  .fill([CGRect(x: x, y: y, width: width, height: height).corners], evenOdd: false)
}

extension PixelImage {
  fileprivate subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The range of the columns and of the rows with pixels that are at least half opaque.
  fileprivate var box: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let found = pixels.indices.filter { pixels[$0] >> 24 > 127 }
    guard let first = found.first else { return nil }
    let columns = found.map { $0 % width }
    return (columns.min()!...columns.max()!, first / width...found.last! / width)
  }
}

/// Shapes in points, drawn as pixels.
@Suite("Drawings in pixels") struct PixelPrinterTests {
  @Test(
    "A line along a row or a column covers whole pixels, at least one",
    arguments: [
      // The width in points, the pixels of a cell, and the expected number of pixels.
      (0.2, 8, 16, 1), (1, 8, 16, 1), (1, 10, 20, 1), (1, 13, 26, 2), (2, 9, 18, 2),
      (1.5, 8, 16, 2),
      (3, 10, 20, 4), (1, 20, 40, 3), (1, 9, 20, 1),
    ] as [(CGFloat, Int, Int, Int)])
  func sharpLines(width: CGFloat, cellWidth: Int, cellHeight: Int, expected: Int) throws {
    for place in stride(from: 9.0, through: 11, by: 0.13) {
      for isUpright in [true, false] {
        let form =
          isUpright
          ? line((place, -5), (place, 60), width: width)
          : line((-5, place), (60, place), width: width)
        let image = try printed([shape(form)], cell: (cellWidth, cellHeight))
        #expect(image.pixels.allSatisfy { $0 == 0 || $0 >> 24 == 255 }, "\(place)")
        let box = try #require(image.box)
        let taken = isUpright ? box.columns : box.rows
        #expect(taken.count == expected, "\(place)")
        // The line is at its coordinate.
        let scale = isUpright ? Double(cellWidth) / 8 : Double(cellHeight) / 16
        let middle = Double(taken.lowerBound + taken.upperBound + 1) / 2
        #expect(abs(middle - place * scale) <= 0.51, "\(place)")
      }
    }
  }

  @Test("Other lines keep their area, with smooth edges") func slopes() throws {
    let image = try printed([shape(line((0, 3), (32, 29), width: 2))])
    // A line of 41 by 2 pixels.
    let area = image.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - 2 * hypot(32, 26)) < 2.5)
    #expect(image.pixels.contains { (1..<255).contains($0 >> 24) })
    // A line with a corner is not a line along a row, so it stays in one piece.
    let corner = try printed([shape(line((4, 8.3), (20, 8.3), (20, 24), width: 1))])
    #expect(corner[10, 8] >> 24 > 0 && corner[10, 7] >> 24 > 0)
  }

  private func circle(_ middle: CGPoint, _ radius: CGFloat) -> Drawing.Form {
    let box = CGRect(
      x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    return .fill(Path(ellipseIn: box).polylines.map(\.points), evenOdd: false)
  }

  @Test(
    "A circle with an anchor is round, whatever the proportions of a cell",
    arguments: [(8, 16), (9, 22), (13, 20), (10, 20), (7, 19)])
  func circles(width: Int, height: Int) throws {
    let middle = CGPoint(x: 20, y: 18)
    let image = try printed(
      [shape(circle(middle, 12), anchor: middle)], columns: 6, rows: 3, cell: (width, height))
    let box = try #require(image.box)
    #expect(abs(box.columns.count - box.rows.count) <= 1)
    // The centre is unchanged, and the smaller scale applies to the radius.
    let (x, y) = (20.0 * Double(width) / 8, 18.0 * Double(height) / 16)
    #expect(abs(Double(box.columns.lowerBound + box.columns.upperBound + 1) / 2 - x) <= 1)
    #expect(abs(Double(box.rows.lowerBound + box.rows.upperBound + 1) / 2 - y) <= 1)
    let scale = min(Double(width) / 8, Double(height) / 16)
    #expect(abs(Double(box.columns.count) - 24 * scale) <= 1.1)
    let area = image.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area / (.pi * 144 * scale * scale) - 1) < 0.02)
    // Without an anchor, the circle is stretched like everything else.
    let stretched = try #require(
      try printed([shape(circle(middle, 12))], columns: 6, rows: 3, cell: (width, height)).box)
    #expect(abs(Double(stretched.rows.count) - 24 * Double(height) / 16) <= 1.1)
    #expect(abs(Double(stretched.columns.count) - 24 * Double(width) / 8) <= 1.1)
  }

  @Test("A ring around an anchor has the same width all around") func rings() throws {
    let middle = CGPoint(x: 24, y: 24)
    let points = Path(ellipseIn: CGRect(x: 10, y: 10, width: 28, height: 28)).polylines[0].points
    let ring = Drawing.Form.stroke(points + [points[0]], StrokeStyle(lineWidth: 4))
    let image = try printed(
      [shape(ring, anchor: middle)], columns: 6, rows: 3, cell: (10, 26))
    func pixels(_ places: [UInt32]) -> Int { places.count { $0 >> 24 > 127 } }
    let across = pixels((0..<30).map { image[$0, 39] })
    let along = pixels((0..<39).map { image[30, $0] })
    #expect(across == along && across == 5)
  }

  @Test("A part of a canvas is printed at its position, and clipped") func placesAndClips() throws {
    let image = try printed(
      [shape(rectangle(12, 20, 100, 100), clip: CGRect(x: 8, y: 16, width: 16, height: 16))],
      from: CellPoint(column: 1, row: 1))
    // The clip is the first two columns and the first row of cells, in which the shape begins.
    let box = try #require(image.box)
    #expect(box.columns == 4...15 && box.rows == 4...15)
  }

  /// Returns a gradient from red to green over a square of 16 by 16 pixels.
  private func gradient(
    _ start: UnitPoint, _ end: UnitPoint, form: Paint.RampForm? = nil
  ) throws -> PixelImage {
    let stops = [
      Paint.Stop(location: 0, ink: red), Paint.Stop(location: 1, ink: green),
    ]
    let bounds = CGRect(x: 8, y: 8, width: 16, height: 16)
    let paint: Paint =
      form.map { .ramp(stops: stops, form: $0) } ?? .linear(stops: stops, start: start, end: end)
    return try printed([shape(rectangle(8, 8, 16, 16), paint, bounds: bounds)])
  }

  /// Returns the position of a pixel's colour between red and green.
  private func share(_ pixel: UInt32) -> Double {
    #expect(pixel >> 24 == 255)
    return Double(pixel >> 8 & 0xFF) / 255
  }

  @Test("Linear gradients run along rows, columns and diagonals") func linearGradients() throws {
    for step in 0..<16 {
      let expected = (Double(step) + 0.5) / 16
      let down = try gradient(.top, .bottom)
      let right = try gradient(.leading, .trailing)
      let up = try gradient(.bottom, .top)
      for other in [8, 15, 23] {
        #expect(abs(share(down[other, 8 + step]) - expected) < 0.005)
        #expect(abs(share(right[8 + step, other]) - expected) < 0.005)
        #expect(abs(share(up[other, 8 + step]) - (1 - expected)) < 0.005)
      }
    }
    let diagonal = try gradient(.topLeading, .bottomTrailing)
    for (x, y) in [(0, 0), (15, 0), (0, 15), (15, 15), (3, 9)] {
      let expected = (Double(x + y) + 1) / 32
      #expect(abs(share(diagonal[8 + x, 8 + y]) - expected) < 0.005, "\(x), \(y)")
    }
  }

  @Test("Angular gradients run around their centre, and radial gradients outwards")
  func otherGradients() throws {
    let radial = try gradient(
      .top, .top, form: .radial(center: .center, start: 2, end: 8))
    let angular = try gradient(
      .top, .top, form: .angular(center: .center, start: 0, end: 2 * .pi))
    for (x, y) in [(15, 8), (8, 15), (0, 7), (7, 0), (13, 13), (2, 11), (8, 8)] {
      let (dx, dy) = (Double(x) - 7.5, Double(y) - 7.5)
      let distance = hypot(dx, dy)
      let outwards = min(max((distance - 2) / 6, 0), 1)
      #expect(abs(share(radial[8 + x, 8 + y]) - outwards) < 0.005, "\(x), \(y)")
      var turn = atan2(dy, dx) / (2 * .pi)
      if turn < 0 { turn += 1 }
      #expect(abs(share(angular[8 + x, 8 + y]) - turn) < 0.005, "\(x), \(y)")
    }
  }

  @Test("A ramp to nothing continues to its end") func fading() throws {
    let stops = [Paint.Stop(location: 0, ink: red), Paint.Stop(location: 1, ink: nil)]
    let bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
    let image = try printed([
      shape(
        rectangle(0, 0, 16, 16), .linear(stops: stops, start: .top, end: .bottom),
        bounds: bounds)
    ])
    for row in 0..<16 {
      let expected = 255 * (1 - (Double(row) + 0.5) / 16)
      #expect(abs(Double(image[5, row] >> 24) - expected) < 1.5)
      #expect(image[5, row] & 0xFF_FFFF == 0xFF)
    }
  }

  @Test("An image fills its bounds") func pictures() throws {
    var picture = PixelImage(width: 2, height: 2)
    picture.pixels = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0]
    let image = try printed([
      shape(.image(picture), bounds: CGRect(x: 4, y: 4, width: 8, height: 16))
    ])
    #expect(image[4, 4] & 0xFF == 1 && image[7, 11] & 0xFF == 1)
    #expect(image[8, 4] & 0xFF == 2 && image[11, 11] & 0xFF == 2)
    #expect(image[4, 12] & 0xFF == 3 && image[7, 19] & 0xFF == 3)
    #expect(image[8, 12] == 0 && image[3, 4] == 0 && image[12, 4] == 0 && image[4, 20] == 0)
    // An empty image and bounds without a finite size draw nothing.
    let empty = PixelImage(width: 0, height: 0)
    let flat = CGRect(x: 4, y: 4, width: 0, height: 9)
    for shape in [
      shape(.image(empty), bounds: CGRect(x: 0, y: 0, width: 8, height: 8)),
      shape(.image(picture), bounds: flat),
      shape(.image(picture), bounds: CGRect(x: 0, y: CGFloat.nan, width: 8, height: 8)),
      shape(.image(picture), bounds: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 8)),
    ] {
      #expect(try printed([shape]).pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test("A mask limits a drawing, and an erasing shape removes pixels") func masks() throws {
    var under = Drawing()
    under.add(shape(rectangle(8, 0, 8, 16), .ink(green)))
    var drawing = Drawing()
    drawing.add(shape(rectangle(0, 0, 32, 8)))
    let image = try printed([shape(.masked(drawing, under: under))])
    let box = try #require(image.box)
    #expect(box.columns == 8...15 && box.rows == 0...7)
    #expect(image[9, 3] == 0xFF00_00FF)
    let erased = try printed([
      shape(rectangle(0, 0, 32, 32)), shape(rectangle(8, 8, 8, 8), .erase),
    ])
    #expect(erased[8, 8] == 0 && erased[15, 15] == 0 && erased[7, 8] != 0 && erased[16, 15] != 0)
  }

  @Test("Points that are not finite do not crash") func oddPoints() throws {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    for value in odd {
      let points = [CGPoint(x: 1, y: 1), CGPoint(x: value, y: 3), CGPoint(x: 9, y: value)]
      _ = try printed([
        shape(.stroke(points, StrokeStyle(lineWidth: 2, dash: [value, 2]))),
        shape(.stroke(points, StrokeStyle(lineWidth: value))),
        shape(.fill([points], evenOdd: true), anchor: points[1]),
        shape(rectangle(0, 0, 9, 9), clip: CGRect(x: value, y: 0, width: 9, height: value)),
      ])
    }
  }

  @Test("Clear paint and an empty clip add no shape") func nothing() throws {
    var drawing = Drawing()
    drawing.add(shape(rectangle(0, 0, 9, 9), .clear))
    drawing.add(shape(rectangle(0, 0, 9, 9), clip: CGRect(x: 3, y: 3, width: 0, height: 9)))
    #expect(drawing.shapes.isEmpty && drawing.extent == .zero)
  }
}

@Suite("Patches of a drawing") struct PatchTests {
  /// Returns a random shape over an area of 64 by 96 points.
  private func shape(_ random: inout SeededGenerator) -> Drawing.Shape {
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -9...73, using: &random),
        y: CGFloat.random(in: -9...105, using: &random))
    }
    let width = CGFloat.random(in: 0.1...4, using: &random)
    let (start, end) = (point(), point())
    let upright = CGPoint(x: start.x, y: end.y)
    let form: Drawing.Form =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .fill([[start, end, point()]], evenOdd: false)
      case 1: .stroke([start, upright], StrokeStyle(lineWidth: width))
      case 2: .stroke([start, point(), end], StrokeStyle(lineWidth: width, lineJoin: .round))
      default: .stroke([start, point(), end], StrokeStyle(lineWidth: width))
      }
    let isAnchored = Int.random(in: 0..<4, using: &random) == 0
    return TerminalDrawingTests.shape(form, anchor: isAnchored ? start : nil)
  }

  @Test("Patches show the same as a whole image", arguments: 0..<60 as Range<UInt64>)
  func sameAsWhole(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let cell = try #require(
      PixelCell(
        width: Int.random(in: 3...20, using: &random),
        height: Int.random(in: 5...40, using: &random)))
    let area = CellRect(column: 2, row: 1, columns: 5, rows: 4)
    var (below, overlay) = (Drawing(), Drawing())
    for _ in 0..<4 { below.add(shape(&random)) }
    for _ in 0..<Int.random(in: 1...2, using: &random) { overlay.add(shape(&random)) }
    let placed = PlacedDrawing(area: area, drawing: below, ground: CellColor(hex: 0))
    let foreground = CellColor(hex: 0xFFFFFF)
    let image = placed.image(cell: cell, foreground: foreground)
    var whole = PixelPrinter(image, of: area, cell: cell, colors: colors)
    whole.print(overlay)
    var seen = PlacedImage(image, in: area, of: CellBuffer(size: CellSize(columns: 9, rows: 9)))
    seen.patches = placed.patches(of: overlay, over: image, cell: cell, foreground: foreground)
    let all = CellRect(origin: CellPoint(column: 0, row: 0), size: area.size)
    let (one, other) = (seen.part(all).pixels, whole.image.pixels)
    // A coordinate counted from another cell may round to the next level of coverage.
    #expect(zip(one, other).allSatisfy { $0.isNear($1, step: 1) }, "\(cell)")
  }
}
