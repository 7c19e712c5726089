import TerminalCore
import Testing

@Suite("Colour depth")
struct ColorDepthTests {
  @Test(
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

  @Test(arguments: [ColorDepth.monochrome, .ansi8, .ansi16, .indexed256, .trueColor])
  func theTerminalsOwnColorHasNoIndex(depth: ColorDepth) {
    #expect(depth.paletteIndex(of: .default) == nil)
  }

  @Test func everyColorOfTheCubeAndEveryGreyIsItself() {
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
}
