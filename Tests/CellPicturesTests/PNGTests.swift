import TerminalCore
import TerminalImages
import TerminalTestSupport
import Testing

@testable import CellPictures

/// Frames as PNG files, decoded again.
@Suite("PNG pictures of frames") struct PNGTests {
  private static let colors = PictureColors(
    foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x000000))
  private static let red = CellStyle(foreground: CellColor(hex: 0xFF0000))

  /// Returns the picture of a frame, with cells of 9 by 18 pixels inside a margin of 9.
  private func picture(
    columns: Int = 4, rows: Int = 2, scale: Int = 1, _ draw: (inout CellBuffer) -> Void
  ) throws -> PixelImage {
    var buffer = CellBuffer(size: CellSize(columns: columns, rows: rows))
    draw(&buffer)
    return try PixelImage(png: buffer.png([], colors: Self.colors, scale: scale))
  }

  /// Returns the sum of the red, green or blue of a cell's pixels, as fractions.
  private func ink(_ image: PixelImage, column: Int, row: Int, shift: UInt32 = 0) -> Double {
    var sum = 0.0
    for y in 9 + row * 18..<27 + row * 18 {
      for x in 9 + column * 9..<18 + column * 9 {
        sum += Double(image.pixels[y * image.width + x] >> shift & 0xFF) / 255
      }
    }
    return sum
  }

  @Test("A PNG has the size of the SVG, times the scale", arguments: [1, 2, 3])
  func extent(scale: Int) throws {
    let image = try picture(scale: scale) { _ in }
    #expect(image.width == (4 * 9 + 18) * scale && image.height == (2 * 18 + 18) * scale)
    #expect(image.pixels.allSatisfy { $0 == 0xFF00_0000 })
    let empty = CellBuffer(size: CellSize(columns: 0, rows: 0))
      .png([], colors: Self.colors, scale: scale)
    #expect(try PixelImage(png: empty).width == 18 * scale)
  }

  @Test("A large frame has smaller cells, within the pixel limit")
  func largeFrame() {
    func cellWidth(_ columns: Int, _ rows: Int, _ scale: Int = 2) -> Int {
      CellSize(columns: columns, rows: rows).imageCellWidth(scale: scale)
    }
    #expect(cellWidth(100, 30) == 18 && cellWidth(100, 30, 1) == 9)
    #expect(cellWidth(240, 110) == 17 && cellWidth(2000, 500) == 2 && cellWidth(4096, 2048) == 1)
  }

  @Test("Blocks fill exactly their parts of cells") func blocks() throws {
    let image = try picture { $0.write("█▄▌▗", column: 0, row: 1, style: Self.red) }
    let areas = (0..<4).map { ink(image, column: $0, row: 1) }
    // A half of nine columns has an edge in the middle of a pixel.
    for (area, expected) in zip(areas, [162, 81, 81, 40.5]) {
      #expect(abs(area - expected) < 0.5, "\(areas)")
    }
    #expect((0..<4).allSatisfy { ink(image, column: $0, row: 0) == 0 })
    #expect(ink(image, column: 0, row: 1, shift: 8) == 0)
  }

  @Test("Braille dots are round and separate") func braille() throws {
    let image = try picture { $0.write("⠁⣿", column: 0, row: 0, style: Self.red) }
    // The diameter is ten units; eight units are three pixels.
    let dot = Double.pi * 1.875 * 1.875
    #expect(abs(ink(image, column: 0, row: 0) - dot) < 0.3)
    #expect(abs(ink(image, column: 1, row: 0) - 8 * dot) < 2.4)
  }

  @Test("Letters have their colour, and more of it when they are bold or decorated")
  func letters() throws {
    let image = try picture { buffer in
      buffer.write("a", column: 0, row: 0, style: Self.red)
      let strong = CellStyle(foreground: CellColor(hex: 0xFF0000), attributes: .bold)
      buffer.write("a", column: 1, row: 0, style: strong)
      buffer.write("a", column: 2, row: 0)
      let line = CellStyle(foreground: CellColor(hex: 0xFF0000), attributes: .underline)
      buffer.write("a", column: 3, row: 0, style: line)
      let behind = CellStyle(background: CellColor(hex: 0x0000FF))
      buffer.write("a", column: 0, row: 1, style: behind)
      buffer.write("a", column: 1, row: 1, style: CellStyle(attributes: .reverse))
      let struck = CellStyle(foreground: CellColor(hex: 0xFF0000), attributes: .strikethrough)
      buffer.write("a", column: 2, row: 1, style: struck)
    }
    let plain = ink(image, column: 0, row: 0)
    #expect(plain > 15 && plain < 60 && ink(image, column: 0, row: 0, shift: 8) == 0)
    #expect(ink(image, column: 1, row: 0) > plain * 1.3)
    #expect(abs(ink(image, column: 2, row: 0, shift: 16) - plain) < 0.1)
    #expect(ink(image, column: 3, row: 0) > plain + 8)
    #expect(ink(image, column: 2, row: 1) > plain + 5)
    // Behind a letter is its background; reversed, the letter is left out of it.
    #expect(ink(image, column: 0, row: 1, shift: 16) == 162)
    #expect(abs(ink(image, column: 1, row: 1) - (162 - plain)) < 0.5)
  }

  @Test("Box lines meet from cell to cell") func boxes() throws {
    let image = try picture { $0.write("┌──┐", column: 0, row: 0, style: Self.red) }
    let row = (0..<image.height).max { one, other in
      func sum(_ y: Int) -> Int {
        (0..<image.width).reduce(0) { $0 + Int(image.pixels[y * image.width + $1] & 0xFF) }
      }
      return sum(one) < sum(other)
    }
    let y = try #require(row)
    // From the middle of the first cell to the middle of the last.
    #expect((14...39).allSatisfy { image.pixels[y * image.width + $0] & 0xFF > 100 })
  }

  @Test("A wide letter takes two cells, and the next letter follows it") func wide() throws {
    let image = try picture { $0.write("価i", column: 0, row: 0, style: Self.red) }
    #expect(ink(image, column: 0, row: 0) > 5 && ink(image, column: 1, row: 0) == 0)
    #expect(ink(image, column: 2, row: 0) > 5)
  }

  @Test("Equal frames give equal bytes") func theSame() {
    var buffer = CellBuffer(size: CellSize(columns: 9, rows: 2))
    buffer.write("⣿ prices █", column: 0, row: 0, style: Self.red)
    #expect(
      buffer.png([], colors: .dark, scale: 2) == buffer.png([], colors: .dark, scale: 2))
  }
}
