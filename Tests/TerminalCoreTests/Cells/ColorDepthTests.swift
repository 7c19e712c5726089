import TerminalCore
import Testing

@Suite("Colour depth")
struct ColorDepthTests {
  @Test(
    "A colour has the index of the nearest palette colour",
    arguments: [
      (0x000000, 16, 0, 0), (0xFFFFFF, 231, 15, 7), (0x808080, 244, 8, nil), (0x080808, 232, 0, 0),
      (0xEEEEEE, 255, 7, 7), (0xFF0000, 196, 9, 1), (0x0000FF, 21, 4, 4), (0x00FF00, 46, 10, 2),
      (0x0A84FF, 33, 12, 4), (0xFF2D55, 197, 9, 1), (0xFFCC00, 220, 3, 3), (0xAF52DE, 134, 5, 5),
    ] as [(UInt32, Int, Int, Int?)])
  func nearestIndices(hex: UInt32, of256: Int, of16: Int, of8: Int?) {
    let color = CellColor(hex: hex)
    #expect(ColorDepth.indexed256.paletteIndex(of: color) == of256)
    #expect(ColorDepth.ansi16.paletteIndex(of: color) == of16)
    #expect(ColorDepth.ansi8.paletteIndex(of: color) == of8)
  }

  @Test(
    "The terminal's own colour has no index",
    arguments: [ColorDepth.monochrome, .ansi8, .ansi16, .indexed256, .trueColor])
  func theTerminalsOwnColorHasNoIndex(depth: ColorDepth) {
    #expect(depth.paletteIndex(of: .default) == nil)
  }

  @Test("Every colour of the cube and every grey has its own index")
  func everyColorOfTheCubeAndEveryGreyIsItself() {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    for index in 0..<216 {
      let color = CellColor(
        red: steps[index / 36], green: steps[index / 6 % 6], blue: steps[index % 6])
      #expect(ColorDepth.indexed256.paletteIndex(of: color) == 16 + index)
    }
    for index in 0..<24 {
      let level = UInt8(8 + 10 * index)
      let grey = CellColor(red: level, green: level, blue: level)
      #expect(ColorDepth.indexed256.paletteIndex(of: grey) == 232 + index)
    }
  }

  @Test("Depths are ordered by their number of colours") func depthsAreOrderedByTheirColors() {
    let depths = [ColorDepth.trueColor, .ansi8, .indexed256, .monochrome, .ansi16]
    #expect(depths.sorted() == [.monochrome, .ansi8, .ansi16, .indexed256, .trueColor])
  }

  // Eight colours: a medium grey is the terminal's own, a dark or a light grey is black or white.
  @Test(
    "Greys in eight colours are black, white or the terminal's own colour",
    arguments: [
      (0x101010, 0), (0x202020, 0), (0x303030, nil), (0xA0A0A0, nil), (0xC8C8C8, nil),
      (0xD0D0D0, 7),

    ] as [(UInt32, Int?)])
  func greysOfEightColors(hex: UInt32, expected: Int?) {
    #expect(ColorDepth.ansi8.paletteIndex(of: CellColor(hex: hex)) == expected)
  }

  // A tint on black or white is recognised by its hue: it is never a grey.
  @Test(
    "A faint colour is not a grey in 256 colours",
    arguments: [0x101040, 0x301010, 0x0C2A0C, 0xD8F0D8] as [UInt32])
  func aFaintColorOf256IsNoGrey(hex: UInt32) throws {
    let color = CellColor(hex: hex)
    let index = try #require(ColorDepth.indexed256.paletteIndex(of: color))
    try #require((16..<232).contains(index))
    let steps = [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6]
    #expect(Set(steps).count > 1)
    let parts = color.components
    let wanted = [parts.red, parts.green, parts.blue]
    #expect(steps.firstIndex(of: steps.max() ?? 0) == wanted.firstIndex(of: wanted.max() ?? 0))
  }

  @Test("A colour keeps its components") func aColorKeepsItsComponents() {
    let color = CellColor(hex: 0xFF12_3456)
    #expect(color == CellColor(red: 0x12, green: 0x34, blue: 0x56))
    #expect(color.components == (0x12, 0x34, 0x56))
    #expect(!CellColor(hex: 0).isDefault && CellColor.default.isDefault)
    #expect(CellColor(hex: 0) != .default)
  }
}
