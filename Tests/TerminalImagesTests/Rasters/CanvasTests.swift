import TerminalCore
import Testing

@testable import TerminalImages

/// Compositing of colours, masks and erasing.
@Suite("Pixel canvas") struct CanvasTests {
  private static func components(_ pixel: UInt32) -> [UInt32] {
    [0, 8, 16, 24].map { pixel >> UInt32($0) & 0xFF }
  }

  @Test(
    "Colours are composited by their sRGB values",
    arguments: [
      // Over nothing, a colour is unchanged; over an opaque colour, it is mixed by its opacity.
      (128, 0, [255, 0, 0, 128]), (128, 255, [128, 0, 127, 255]), (255, 255, [255, 0, 0, 255]),
      (0, 255, [0, 0, 255, 255]), (0, 0, [0, 0, 0, 0]), (1, 255, [1, 0, 254, 255]),
      // Half over half hides three quarters, and two thirds of the visible colour is the upper
      // colour.
      (128, 128, [170, 0, 85, 192]), (64, 192, [79, 0, 176, 208]),
    ] as [(UInt8, UInt8, [UInt32])])
  func over(above: UInt8, below: UInt8, expected: [UInt32]) {
    var canvas = PixelCanvas(width: 1, height: 1)
    let all = [rectangle(0, 0, 1, 1)]
    canvas.fill(all, in: canvas.bounds, with: .color(.onlyBlue.faded(below)))
    canvas.fill(all, in: canvas.bounds, with: .color(.onlyRed.faded(above)))
    let seen = Self.components(canvas.image.pixels[0])
    #expect(zip(seen, expected).allSatisfy { max($0, $1) - min($0, $1) <= 1 }, "\(seen)")
  }

  @Test("A partly covered pixel has a fraction of the colour") func edges() {
    var canvas = PixelCanvas(width: 2, height: 1)
    canvas.clear(to: .onlyBlue)
    canvas.fill([rectangle(0.5, 0, 2, 1)], in: canvas.bounds, with: .color(.onlyRed.faded(128)))
    #expect(Self.components(canvas.image[0, 0]) == [64, 0, 191, 255])
    #expect(Self.components(canvas.image[1, 0]) == [128, 0, 127, 255])
  }

  @Test("A paint can have a colour for each row, each column or each pixel") func paints() {
    let shades = (0..<4).map { PixelColor(red: UInt8($0 * 60), green: 0, blue: 0) }
    func picture(_ paint: PixelPaint) -> String {
      // The shape begins within the picture: colours are by pixels of the picture, not of the
      // shape.
      filled([rectangle(1, 1, 4, 4)], 4, 4, with: paint).picture { pixel in
        pixel == 0 ? "." : Character("\((pixel & 0xFF) / 60)")
      }
    }
    #expect(picture(.rows(shades)) == "....\n.111\n.222\n.333")
    #expect(picture(.columns(shades)) == "....\n.123\n.123\n.123")
    #expect(picture(.each { shades[($0 + $1) % 4] }) == "....\n.230\n.301\n.012")
  }

  @Test("Erasing leaves nothing, and half of a half-covered pixel") func erasing() {
    var canvas = PixelCanvas(width: 4, height: 3)
    canvas.clear(to: .onlyRed)
    canvas.fill([rectangle(1, 0.5, 2.5, 3)], in: canvas.bounds, with: .erase)
    #expect(
      canvas.image.opacities == """
        #57#
        #.5#
        #.5#
        """)
    #expect(canvas.image[1, 1] == 0)
    #expect(canvas.image[2, 1] & 0xFF_FFFF == 0xFF)
  }

  @Test("A mask shows the layer below it in proportion to the opacity of the mask") func masks() {
    var layer = PixelCanvas(width: 4, height: 2)
    layer.fill([rectangle(0, 0, 3, 2)], in: layer.bounds, with: .color(.onlyRed))
    var mask = PixelCanvas(width: 4, height: 2)
    mask.fill([rectangle(1.5, 0, 4, 1)], in: mask.bounds, with: .color(.onlyBlue))
    mask.fill([rectangle(0, 1, 4, 2)], in: mask.bounds, with: .color(.onlyBlue.faded(51)))
    var canvas = PixelCanvas(width: 4, height: 2)
    canvas.composite(layer, under: mask)
    #expect(canvas.image.opacities == ".5#.\n222.")
    // The colour is the colour of the layer.
    #expect(canvas.image.pixels.allSatisfy { $0 == 0 || $0 & 0xFF_FFFF == 0xFF })
    // Over a background, the layer is mixed with it.
    var ground = PixelCanvas(width: 4, height: 2)
    ground.clear(to: .onlyBlue)
    ground.composite(layer, under: mask)
    #expect(ground.image[0, 0] == PixelColor.onlyBlue.pixel)
    #expect(ground.image[2, 0] == PixelColor.onlyRed.pixel)
    #expect(Self.components(ground.image[0, 1]) == [51, 0, 204, 255])
    // A layer or mask of another size has no effect.
    let before = ground.image
    ground.composite(layer, under: PixelCanvas(width: 3, height: 2))
    ground.composite(PixelCanvas(width: 4, height: 3))
    #expect(ground.image == before)
  }

  @Test(
    "A picture is drawn at an offset and clipped to the canvas",
    arguments: [
      (1, 1, "....\n.##.\n.##."), (-1, 0, "#...\n#...\n...."), (3, 2, "....\n....\n...#"),
      (0, -1, "##..\n....\n...."), (4, 0, "....\n....\n...."), (-2, -2, "....\n....\n...."),
    ])
  func laying(x: Int, y: Int, expected: String) {
    var picture = PixelCanvas(width: 2, height: 2)
    picture.clear(to: .onlyRed)
    var canvas = PixelCanvas(width: 4, height: 3)
    canvas.composite(picture.image, x: x, y: y)
    #expect(canvas.image.opacities == expected)
  }

  @Test("A part of a picture can be extracted and composited on a background") func parts() {
    var canvas = PixelCanvas(width: 4, height: 3)
    canvas.fill([rectangle(1, 1, 3, 3)], in: canvas.bounds, with: .color(.onlyRed.faded(128)))
    let part = canvas.image.part(PixelRect(columns: 2..<4, rows: 0..<3))
    #expect(part.opacities == "..\n5.\n5.")
    let opaque = part.opaque(on: CellColor(hex: 0x0000FF))
    #expect(opaque.opacities == "##\n##\n##")
    #expect(Self.components(opaque[0, 1]) == [128, 0, 127, 255])
    #expect(opaque[1, 1] == PixelColor.onlyBlue.pixel)
  }

  @Test("Rectangles have intersections, which can be empty") func rectangles() {
    let rect = PixelRect(columns: 2..<5, rows: 1..<3)
    let other = PixelRect(columns: 4..<9, rows: 0..<2)
    #expect(rect.intersection(other) == PixelRect(columns: 4..<5, rows: 1..<2))
    #expect(rect.intersection(PixelRect(columns: 7..<9, rows: 0..<2)).isEmpty)
    #expect(PixelRect(columns: 1..<1, rows: 0..<2).isEmpty && !rect.isEmpty)
  }
}
