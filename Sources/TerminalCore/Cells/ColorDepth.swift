/// The number of colours that a terminal shows.
public enum ColorDepth: Int, Comparable, Sendable {
  /// No colours.
  case monochrome = 0
  /// The eight colours of ECMA-48.
  case ansi8 = 8
  /// The eight colours and their bright variants.
  case ansi16 = 16
  /// xterm's 256 colours: sixteen, a cube of 216 and 24 greys.
  case indexed256 = 256
  /// 24-bit colours.
  case trueColor = 16_777_216

  /// Orders by the number of colours.
  public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the index of the palette colour that looks most like a colour.
  ///
  /// The first sixteen of 256 colours are not used, since users can redefine them. In palettes of 8
  /// and 16 colours hue counts more than lightness. A medium grey among 8 colours becomes the
  /// terminal's default colour, which is legible on any background.
  ///
  /// - Returns: `nil` for the terminal's default colour and for depths without a palette:
  ///   ``monochrome`` and ``trueColor``.
  /// - Complexity: O(n), where n is the size of the palette; cache the result for recurring
  ///   colours.
  public func paletteIndex(of color: CellColor) -> Int? {
    guard !color.isDefault else { return nil }
    let wanted = PerceivedColor(color)
    switch self {
    case .monochrome, .trueColor: return nil
    // Never a grey for a colour with a hue: a tint is recognised by its hue.
    case .indexed256 where wanted.hasHue: return Palette.cubeColor(nearestTo: wanted)
    case .indexed256: return 16 + Palette.cubeAndGreys.nearest(to: wanted, lightnessWeight: 1)
    case .ansi8 where wanted.isMiddleGrey: return nil
    case .ansi8: return Palette.ansi8.nearest(to: wanted, lightnessWeight: 0.3)
    case .ansi16: return Palette.ansi16.nearest(to: wanted, lightnessWeight: 0.6)
    }
  }
}

extension ColorDepth {
  /// Returns xterm's colour at an index; `nil` for the first sixteen, which users can redefine, and
  /// out of range.
  package static func indexedColor(_ index: Int) -> CellColor? {
    switch index {
    case 16..<232:
      func step(_ steps: Int) -> UInt8 { steps == 0 ? 0 : UInt8(55 + 40 * steps) }
      let cube = index - 16
      return CellColor(red: step(cube / 36), green: step(cube / 6 % 6), blue: step(cube % 6))
    case 232..<256:
      let level = UInt8(8 + 10 * (index - 232))
      return CellColor(red: level, green: level, blue: level)
    default: return nil
    }
  }
}

/// The palettes of terminals.
enum Palette {
  /// xterm's first eight colours.
  static let ansi8 = ansi16Values.prefix(8).map { PerceivedColor(CellColor(hex: $0)) }
  /// xterm's first sixteen colours.
  static let ansi16 = ansi16Values.map { PerceivedColor(CellColor(hex: $0)) }
  /// xterm's colours 16 to 255: a cube with six levels for each component, then 24 greys.
  static let cubeAndGreys = (16..<256).compactMap(ColorDepth.indexedColor).map(PerceivedColor.init)

  /// The indices within the cube of colours that are not grey.
  private static let hues = (0..<216).filter { cubeAndGreys[$0].hasHue }

  /// Returns the palette index of the nearest colour of the cube that is not grey.
  static func cubeColor(nearestTo wanted: PerceivedColor) -> Int {
    let nearest = hues.min {
      cubeAndGreys[$0].hueDistance(to: wanted) < cubeAndGreys[$1].hueDistance(to: wanted)
    }
    return 16 + (nearest ?? 0)
  }

  private static let ansi16Values: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension [PerceivedColor] {
  /// Returns the index of the nearest colour; 0 if there are none.
  func nearest(to wanted: PerceivedColor, lightnessWeight: Float) -> Int {
    indices.min {
      self[$0].distance(to: wanted, lightnessWeight: lightnessWeight)
        < self[$1].distance(to: wanted, lightnessWeight: lightnessWeight)
    } ?? 0
  }
}
