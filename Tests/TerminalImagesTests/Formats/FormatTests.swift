import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalImages

/// Pictures that are encoded and decoded.
@Suite("Picture formats") struct FormatTests {
  /// Returns a picture like a chart: a background, a gradient below a line, a disc, soft edges.
  private static func chart(isOpaque: Bool) -> PixelImage {
    var canvas = PixelCanvas(width: 120, height: 71)
    if isOpaque { canvas.clear(to: PixelColor(red: 20, green: 23, blue: 28)) }
    let rows = (0..<71).map {
      PixelColor(red: 58, green: 134, blue: 240, opacity: UInt8(120 - $0))
    }
    let line = (0...60).map { PixelPoint(Double($0) * 2, 30 + 18 * sin(Double($0) / 7)) }
    canvas.fill(
      [line + [PixelPoint(120, 71), PixelPoint(0, 71)]], in: canvas.bounds,
      with: .rows(rows))
    var stroke = PixelStroke(width: 2)
    stroke.join = .round
    canvas.fill(
      StrokeOutline(of: line, stroke).pieces, in: canvas.bounds,
      with: .color(PixelColor(red: 58, green: 134, blue: 240)))
    stroke.width = 11
    stroke.cap = .round
    canvas.fill(
      StrokeOutline(of: [PixelPoint(64, 40)], stroke).pieces, in: canvas.bounds,
      with: .color(PixelColor(red: 255, green: 255, blue: 255)))
    return canvas.image
  }

  /// Returns a picture in which every pixel has a random colour.
  private static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> PixelImage {
    var generator = SeededGenerator(seed: seed)
    var image = PixelImage(width: width, height: height)
    for index in image.pixels.indices {
      image.pixels[index] = UInt32.random(in: 0...UInt32.max, using: &generator)
    }
    return image
  }

  private static func decodedKitty(_ bytes: [UInt8]) throws -> (PixelImage, [KittyCommand]) {
    var commands: [KittyCommand] = []
    for part in bytes.split(separator: 0x1B, omittingEmptySubsequences: true) {
      if part.starts(with: "_G".utf8) { commands.append(KittyCommand(Array(part.dropFirst(2)))) }
    }
    let payload = commands.flatMap(\.payload)
    return (try #require(commands.first).picture(of: payload), commands)
  }

  private static func decodedSixel(_ bytes: [UInt8], registers: Int = 256) throws -> PixelImage {
    #expect(bytes.starts(with: [0x1B, 0x50]) && bytes.suffix(2) == [0x1B, 0x5C])
    return try SixelPicture(Array(bytes.dropFirst(2).dropLast(2)), registers: registers).image
  }

  private static let pictures: [(name: String, image: PixelImage)] = [
    ("nothing", PixelImage(width: 0, height: 0)), ("a pixel", noise(1, 1)),
    ("a row", noise(300, 1)), ("a column", noise(1, 300)), ("noise", noise(50, 31)),
    ("clear", PixelImage(width: 13, height: 5)), ("a chart", chart(isOpaque: false)),
    ("a chart on its ground", chart(isOpaque: true)),
  ]

  @Test("PNG and kitty's protocol preserve every pixel", arguments: 0..<8)
  func lossless(index: Int) throws {
    let (name, image) = Self.pictures[index]
    for quickly in [true, false] where image.width > 0 {
      #expect(try PixelImage(png: image.png(quickly: quickly)) == image, "\(name)")
      #expect(image.png(quickly: quickly) == image.png(quickly: quickly))
    }
    let (seen, commands) = try Self.decodedKitty(
      KittyGraphics.show(image, number: 7, over: CellSize(columns: 3, rows: 2)))
    #expect(seen == image, "\(name)")
    #expect(commands.allSatisfy { $0.payload.count <= 4096 })
    // Only whole groups of letters are split.
    #expect(commands.dropLast().allSatisfy { $0.payload.count % 4 == 0 && $0.keys["m"] == "1" })
    #expect(commands.last?.keys["m"] == "0")
    #expect(commands.dropFirst().allSatisfy { Set($0.keys.keys) == ["m"] })
    let first = try #require(commands.first)
    #expect(first.keys["i"] == "7" && first.keys["p"] == "1" && first.keys["q"] == "2")
    #expect(first.keys["c"] == "3" && first.keys["r"] == "2" && first.keys["C"] == "1")
  }

  @Test("PNG, kitty's protocol and sixels give the same chart, within a step of colour")
  func theSameFromAll() throws {
    // On a background, in no more colours than a terminal has.
    let image = Self.chart(isOpaque: true)
    #expect(Set(image.pixels).count <= 256, "the picture of the test has too many colors")
    let png = try PixelImage(png: image.png())
    let (kitty, _) = try Self.decodedKitty(
      KittyGraphics.show(image, number: 1, over: CellSize(columns: 12, rows: 4)))
    let sixel = try Self.decodedSixel(SixelImage.show(image, registers: 256))
    #expect(png == kitty)
    #expect(sixel.width == image.width && sixel.height == image.height)
    // A register has 101 steps a component.
    #expect(zip(sixel.pixels, png.pixels).allSatisfy { $0.isNear($1, step: 2) })
  }

  @Test(
    "Sixels encode pictures of any height, with runs, gaps and single columns",
    arguments: [1, 5, 6, 7, 12, 13, 41])
  func sixelHeights(height: Int) throws {
    var generator = SeededGenerator(seed: UInt64(height))
    var image = PixelImage(width: 37, height: height)
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF, 0xFF7F_3F00]
    var color = colors[0]
    for index in image.pixels.indices {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        color = colors.randomElement(using: &generator) ?? 0
      }
      image.pixels[index] = color
    }
    let seen = try Self.decodedSixel(SixelImage.show(image, registers: 16), registers: 16)
    #expect(zip(seen.pixels, image.pixels).allSatisfy { $0.isNear($1, step: 2) })
  }

  @Test(
    "Sixels repeat pixels to fill a larger area",
    arguments: [(37, 12), (38, 13), (71, 24), (74, 24), (75, 41)])
  func enlargedSixels(width: Int, height: Int) throws {
    var generator = SeededGenerator(seed: UInt64(width * height))
    var image = PixelImage(width: 37, height: 12)
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF]
    for index in image.pixels.indices {
      image.pixels[index] = colors.randomElement(using: &generator) ?? 0
    }
    let seen = try Self.decodedSixel(
      SixelImage.show(image, registers: 16, over: (width, height)), registers: 16)
    #expect(seen.width == width && seen.height == height)
    // A column of the image begins at the same fraction of the width, rounded down.
    for column in 0..<width {
      let x = (0..<37).last { $0 * width / 37 <= column } ?? 0
      let isRight = (0..<height).allSatisfy { row in
        seen.pixels[row * width + column].isNear(image.pixels[row * 12 / height * 37 + x], step: 2)
      }
      #expect(isRight, "column \(column)")
    }
  }

  @Test(
    "A palette keeps the most frequent colours and approximates the others",
    arguments: [16, 64, 256])
  func palette(registers: Int) throws {
    // A background, a line, and an area of many colours.
    var image = PixelImage(width: 80, height: 60)
    let (ground, line) = (0xFF1C_1714 as UInt32, 0xFFF0_863A as UInt32)
    for y in 0..<60 {
      for x in 0..<80 {
        image.pixels[y * 80 + x] =
          y < 30 ? ground : y < 33 ? line : 0xFF00_0000 | UInt32(x * 3) << 8 | UInt32(y * 4) << 16
      }
    }
    #expect(Set(image.pixels).count > 256)
    let palette = SixelPalette(image, maximum: registers)
    #expect(palette.colors.count <= registers)
    let shown = Self.pixels(of: palette, rows: image.height)
    #expect(shown.count == image.pixels.count)
    #expect(zip(shown, image.pixels).allSatisfy { $1 != ground || $0 == ground })
    #expect(zip(shown, image.pixels).allSatisfy { $1 != line || $0 == line })
    // The other colours share half of the registers: at worst, by thirds of each component.
    let step = registers == 16 ? 129 : 65
    #expect(zip(shown, image.pixels).allSatisfy { $0.isNear($1, step: step) })
    // The encoded colours are the chosen colours.
    let seen = try Self.decodedSixel(
      SixelImage.show(image, registers: registers), registers: registers)
    #expect(zip(seen.pixels, shown).allSatisfy { $0.isNear($1, step: 2) })
    #expect(
      SixelImage.show(image, registers: registers)
        == SixelImage.show(image, registers: registers))
  }

  @Test("A palette is exact if there are fewer colours than registers") func fewColors() {
    let image = Self.chart(isOpaque: true)
    let palette = SixelPalette(image, maximum: 256)
    #expect(palette.colors.count == Set(image.pixels).count)
    #expect(Self.pixels(of: palette, rows: image.height) == image.pixels)
  }

  private static func pixels(of palette: SixelPalette, rows: Int) -> [UInt32] {
    (0..<rows).flatMap { row in
      palette.runs(ofRow: row).flatMap { run in
        run.columns.map { _ in palette.colors[Int(run.color)] }
      }
    }
  }

  @Test(
    "The number of colour registers is limited to 16…256",
    arguments: [(-3, 16), (0, 16), (15, 16), (64, 64), (1024, 256), (65536, 256)])
  func registers(given: Int, used: Int) throws {
    var image = Self.noise(40, 40)
    for index in image.pixels.indices { image.pixels[index] |= 0xFF00_0000 }
    let seen = try SixelPicture(
      Array(SixelImage.show(image, registers: given).dropFirst(2).dropLast(2)), registers: used)
    #expect(seen.colors.count <= used && seen.keepsGround)
    #expect(seen.image.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("PNG has a palette if it suffices") func pngKinds() throws {
    func kind(_ image: PixelImage) -> UInt8 { image.png()[25] }
    var image = PixelImage(width: 16, height: 17)
    for index in 0..<256 { image.pixels[index] = UInt32(index) << 8 | 0xFF00_0000 }
    for index in 256..<272 { image.pixels[index] = 0xFF00_0000 }
    #expect(kind(image) == 3)
    image.pixels[256] = 0x8000_0000
    #expect(kind(image) == 6)
    #expect(try PixelImage(png: image.png()) == image)
    // Opacities are written if there are any.
    func hasOpacities(_ image: PixelImage) -> Bool { image.png().containsWord("tRNS") }
    #expect(hasOpacities(PixelImage(width: 2, height: 2)))
    #expect(!hasOpacities(Self.chart(isOpaque: true)) && hasOpacities(Self.chart(isOpaque: false)))
    #expect(image.palette(upTo: 256) == nil && image.palette(upTo: 257)?.count == 257)
  }

  @Test("iTerm2's sequence contains a PNG file") func inline() throws {
    let image = Self.chart(isOpaque: false)
    let bytes = InlineImage.show(image, over: CellSize(columns: 12, rows: 4))
    #expect(bytes.starts(with: "\u{1B}]1337;File=".utf8) && bytes.last == 0x07)
    // Played onto a screen it gives the picture, if this has the size of its cells.
    let cell = try #require(PixelCell(width: 10, height: 18))
    var screen = PictureScreen(size: CellSize(columns: 20, rows: 6), cell: cell)
    let whole = Self.noise(120, 72)
    screen.play(InlineImage.show(whole, over: CellSize(columns: 12, rows: 4)))
    #expect(screen.faults == [])
    #expect(screen.picture.pixels.count { $0 >> 24 > 0 } == whole.pixels.count { $0 >> 24 > 0 })
  }

  @Test(
    "Bytes are encoded in the letters of base64",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FB}\u{FF}", "w7vDvw=="),
      ("\u{10FFFF}~?>", "9I+/v34/Pg=="),
    ])
  func base64(text: String, letters: String) {
    #expect(String(decoding: Array(text.utf8).base64, as: UTF8.self) == letters)
  }

  @Test("Inflation restores deflated bytes", arguments: [0, 1, 100, 65_536, 300_000])
  func deflated(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for bytes in [noise, Array(repeating: 7, count: count)] {
      for quickly in [true, false] {
        #expect(try bytes.deflated(quickly: quickly).inflated(to: count) == bytes)
      }
    }
    let even = [UInt8](repeating: 7, count: count)
    #expect(count < 1000 || even.deflated(quickly: true).count < count / 50)
  }

  /// Returns the pixels that ImageMagick reads from a file.
  private static func read(_ bytes: [UInt8], as kind: String) throws -> [UInt8] {
    let folder = try TemporaryDirectory()
    let (source, target) = ("\(folder.path)/picture.\(kind)", "\(folder.path)/picture.rgba")
    try Data(bytes).write(to: URL(filePath: source))
    let result = try ChildProcess.run(
      try #require(ExternalTool.path("convert")),
      ["\(kind):\(source)", "-depth", "8", "rgba:\(target)"])
    #expect(result.status == .exited(0))
    return [UInt8](try Data(contentsOf: URL(filePath: target)))
  }

  private static let hasImageMagick = ExternalTool.path("convert") != nil

  /// Whether ImageMagick reads sixels: the version of Debian 12 reads even its own as black.
  private static let readsSixels: Bool = {
    guard hasImageMagick else { return false }
    let red = "\u{1B}Pq\"1;1;1;1#0;2;100;0;0#0@-\u{1B}\\"
    return (try? read(Array(red.utf8), as: "sixel").prefix(3) == [255, 0, 0]) ?? false
  }()

  private static func mostDifferent(_ seen: [UInt8], from image: PixelImage) -> Int {
    guard seen.count == image.bytes.count else { return 256 }
    return zip(seen, image.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test(
    "ImageMagick reads the same pixels from PNG",
    .enabled(if: hasImageMagick, "it is not installed"))
  func imageMagickReadsPNG() throws {
    for image in [Self.chart(isOpaque: true), Self.chart(isOpaque: false), Self.noise(50, 31)] {
      let seen = try Self.read(image.png(), as: "png")
      #expect(Self.mostDifferent(seen, from: image) == 0)
    }
  }

  @Test(
    "ImageMagick reads the same picture from sixels",
    .enabled(if: readsSixels, "it is not installed, or reads every sixel as black"))
  func imageMagickReadsSixels() throws {
    let image = Self.chart(isOpaque: true)
    let seen = try Self.read(SixelImage.show(image, registers: 256), as: "sixel")
    #expect(Self.mostDifferent(seen, from: image) <= 2)
  }
}

extension [UInt8] {
  fileprivate func containsWord(_ word: String) -> Bool {
    firstRange(of: Array(word.utf8)) != nil
  }
}
