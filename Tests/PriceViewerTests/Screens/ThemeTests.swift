import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

@Suite("Theme") struct ThemeTests {
  private static let all: [(Theme, ColorScheme, ColorDepth)] = Theme.allCases.flatMap { theme in
    ColorScheme.allCases.flatMap { ground in
      [ColorDepth.ansi8, .ansi16, .indexed256, .trueColor].map { (theme, ground, $0) }
    }
  }

  @Test("Colours have a contrast of at least three to one to their background", arguments: all)
  func contrast(theme: Theme, ground: ColorScheme, depth: ColorDepth) {
    let colors = ThemeColors(theme, on: ground, depth: depth)
    let paper = CellColor(hex: ground == .dark ? 0 : 0xFF_FFFF)
    var all = [colors.price, colors.selection, colors.now, colors.warning, colors.usage]
    all += [colors.production, colors.secondary ?? .default] + colors.levels
    // All mixed steps of the ramp.
    let ramp = PriceRamp(colors, -1...1)
    all += (-20...20).map { ramp.color(of: Double($0) / 20, steps: .max) }
    for color in all where !color.isDefault {
      let shown = shown(color, depth)
      #expect(shown.contrast(to: paper) >= 3, "\(theme) \(depth) \(shown.components)")
    }
    // Colours with different meanings differ.
    if depth >= .indexed256 {
      let others = [colors.selection, colors.now, colors.usage].map { self.shown($0, depth) }
      #expect(Set(others).count == 3)
    }
  }

  @Test(
    "The colour of now differs from every price's in each theme on both grounds",
    arguments: Theme.allCases, [ColorDepth.indexed256, .trueColor])
  func nowIsNoPrice(theme: Theme, depth: ColorDepth) {
    for ground in ColorScheme.allCases {
      let colors = ThemeColors(theme, on: ground, depth: depth)
      let ramp = PriceRamp(colors, -1...1)
      let nearest =
        (-64...64).map { step in
          let price = ramp.color(of: Double(step) / 64, steps: .max)
          return distance(shown(colors.now, depth), shown(price, depth))
        }.min() ?? 0
      #expect(nearest > 50, "\(theme) \(ground) \(nearest)")
    }
  }

  /// Returns how far two colours are from each other, from 0 to 765, with the weights of the eye
  /// (Compuphase's "red mean").
  private func distance(_ first: CellColor, _ second: CellColor) -> Double {
    let (one, other) = (first.components, second.components)
    let red = (Double(one.red) + Double(other.red)) / 2
    let parts = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
    let squares = parts.map { Double($0) - Double($1) }.map { $0 * $0 }
    let weights = [2 + red / 256, 4, 2 + (255 - red) / 256]
    return zip(weights, squares).map(*).reduce(0, +).squareRoot()
  }

  @Test(
    "On an unknown background, colours are visible on black and on white",
    arguments: Theme.allCases, [ColorDepth.ansi8, .ansi16, .trueColor])
  func unknownGround(theme: Theme, depth: ColorDepth) {
    var look = ViewerLook(theme: theme, colorDepth: depth)
    look.isGroundUnknown = true
    let colors = look.colors
    let ramp = PriceRamp(colors, -1...1)
    let all =
      [colors.price, colors.selection, colors.now, colors.usage, colors.warning]
      + (-20...20).map { ramp.color(of: Double($0) / 20, steps: .max) }
    for color in all.map({ shown($0, depth) }) where !color.isDefault {
      for paper in [CellColor(hex: 0), CellColor(hex: 0xFF_FFFF)] {
        #expect(color.contrast(to: paper) >= 3, "\(color.components)")
      }
    }
    look.follow(CellColor(hex: 0xFF_FFFF))
    #expect(look.isLight && !look.isGroundUnknown)
  }

  /// Returns the colour of xterm's palette that replaces a colour.
  private func shown(_ color: CellColor, _ depth: ColorDepth) -> CellColor {
    guard let index = depth.paletteIndex(of: color) else { return color }
    let first: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    return index < 16 ? CellColor(hex: first[index]) : ColorDepth.indexedColor(index) ?? color
  }
}
