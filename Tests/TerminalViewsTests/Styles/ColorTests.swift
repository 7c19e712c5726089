import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Colours") struct ColorTests {
  private func ink(_ color: Color, _ scheme: ColorScheme = .dark) -> Ink? {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.ink(in: environment)
  }

  @Test("Opacity blends a colour with the background") func opacityMixesWithTheGround() {
    let half = Color(red: 1, green: 0.5, blue: 0).opacity(0.5)
    #expect(ink(half)?.color == CellColor(red: 138, green: 76, blue: 14))
    #expect(ink(half, .light)?.color == CellColor(red: 255, green: 192, blue: 128))
    #expect(ink(Color.red.opacity(0)) == nil)
    #expect(ink(.clear) == nil)
    #expect(ink(half.opacity(2)) == ink(half))
    #expect(ink(.primary.opacity(0.5))?.style() == CellStyle(attributes: .dim))
    #expect(ink(.primary.opacity(0.7))?.style() == .plain)
    #expect(ink(.primary)?.opacity == 255)
    #expect(ink(half.opacity(0.5))?.opacity == 64)
  }

  @Test(
    "A named colour has the colour that its name contains",
    arguments: [
      ("newBrand/main/blue", Color.blue), ("newBrand/main/pink", .pink),
      ("newBrand/secondary/greyBlue", .blue), ("chartPurpleLine", .purple), ("light_grey", .gray),
    ])
  func namesEndInColors(name: String, color: Color) {
    #expect(ink(Color(name)) == ink(color))
  }

  @Test("An unknown name always has the same colour of the palette")
  func unknownNamesKeepTheirColor() {
    let palette = NamedColor.palette.map { ink(Color(.system($0))) }
    #expect(palette.contains(ink(Color("accent/7"))))
    #expect(ink(Color("accent/7")) == ink(Color("accent/7")))
    var environment = EnvironmentValues()
    environment.namedColors["accent/7"] = .white
    #expect(Color("accent/7").ink(in: environment) == ink(.white))
  }

  private static let hues: [(Double, [UInt8])] = [
    (0, [255, 0, 0]), (1.0 / 3, [0, 255, 0]), (2.0 / 3, [0, 0, 255]), (1, [255, 0, 0]),
    (-2.0 / 3, [0, 255, 0]), (.nan, [255, 0, 0]),
  ]

  @Test("Hues of colours wrap around", arguments: hues)
  func huesGoAround(hue: Double, parts: [UInt8]) {
    let color = Color(hue: hue, saturation: 1, brightness: 1)
    #expect(ink(color) == Ink(CellColor(red: parts[0], green: parts[1], blue: parts[2])))
  }

  @Test("System colours have a readable contrast") func namedFormsAreReadable() {
    for color in SystemColor.allCases where color != .black && color != .white {
      #expect(color.color(on: .dark).contrast(with: 0) >= 4, "\(color)")
      #expect(color.color(on: .light).contrast(with: 1) >= 3, "\(color)")
    }
  }

  @Test("Colours can be mixed, and gradients fade to clear") func mixesAndRamps() {
    let environment = EnvironmentValues()
    #expect(ink(Color.white.mix(with: .black, by: 0.5)) == ink(Color(white: 0.5)))
    let fading = LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom)
      .paint(in: environment)
    let box = CGRect(x: 0, y: 0, width: 10, height: 100)
    let middle = fading.ink(at: CGPoint(x: 5, y: 45), in: box)?.color.components.red
    #expect(middle == 150)
    #expect(fading.ink(at: CGPoint(x: 5, y: 97), in: box) == nil)
    let clear = LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)
    #expect(clear.paint(in: environment) == .clear)
  }

  @Test(
    "A gradient is a single colour in 16 colours or fewer",
    arguments: [
      (ColorDepth.ansi8, false), (.ansi16, false), (.indexed256, true), (.trueColor, true),
    ]) func fewColorsMakeNoRamp(depth: ColorDepth, varies: Bool)
  {
    var environment = EnvironmentValues()
    environment.colorDepth = depth
    let ramp = LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
      startPoint: .top, endPoint: .bottom)
    let paint = ramp._resolve(in: environment).paint
    #expect(paint.varies == varies)
    if !varies { #expect(paint == .ink(Ink(CellColor(hex: 0x80_0080)))) }
  }

  @Test("Weaker levels of style follow the foreground") func weakerLevelsFollowTheForeground() {
    var environment = EnvironmentValues()
    #expect(HierarchicalShapeStyle.secondary.paint(in: environment) == .ink(.secondary))
    environment.colorScheme = .light
    func style(_ level: HierarchicalShapeStyle) -> CellStyle? {
      level.paint(in: environment).representative?.style()
    }
    #expect(style(.quaternary) == CellStyle(foreground: CellColor(hex: 0xCC_CCCC)))
    environment.foregroundStyle = AnyShapeStyle(Color(red: 1, green: 0, blue: 0))
    #expect(style(.secondary) == CellStyle(foreground: CellColor(red: 255, green: 102, blue: 102)))
  }

  @Test("Opacities of nested views multiply") func opacitiesOfViewsMultiply() {
    let view = Rectangle().fill(.white).opacity(0.5).opacity(0.5)
    let cell = view.draw(in: CellSize(columns: 1, rows: 1))[0, 0]
    #expect(cell.style.foreground == CellColor(red: 79, green: 81, blue: 85))
  }
}
