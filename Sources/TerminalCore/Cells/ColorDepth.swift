/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, Sendable {
  /// None: series are told apart by shape.
  case monochrome = 0
  /// The eight of ECMA-48.
  case ansi8 = 8
  /// The eight and their bright forms.
  case ansi16 = 16
  /// xterm's 256: sixteen, a cube of 216, 24 greys.
  case indexed256 = 256
  /// Red, green and blue of eight bits each.
  case trueColor = 16_777_216

  /// Orders by the number of colours.
  public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The index of the palette's colour that looks most like a colour.
  ///
  /// Of 256 colours only the cube and the greys are taken: users choose the first sixteen
  /// themselves. In the small palettes the hue counts for more than the brightness, and a grey of
  /// middle brightness becomes the terminal's own colour, which is readable on any background.
  ///
  /// - Returns: `nil` for the terminal's own colour, and where there is no palette: in
  ///   ``monochrome`` and ``trueColor``.
  /// - Complexity: O(n), where n is the size of the palette; keep the answer for colours that
  ///   recur.
  public func paletteIndex(of color: CellColor) -> Int? {
    guard !color.isDefault else { return nil }
    let wanted = PerceivedColor(color)
    switch self {
    case .monochrome, .trueColor: return nil
    // A dark blue becomes a darker or a brighter blue, not a grey: a tint is recognised by its hue.
    case .indexed256 where wanted.hasHue: return Palette.cubeColor(nearestTo: wanted)
    case .indexed256: return 16 + Palette.cubeAndGreys.nearest(to: wanted, lightnessWeight: 1)
    case .ansi8 where wanted.isMiddleGrey: return nil
    case .ansi8: return Palette.ansi8.nearest(to: wanted, lightnessWeight: 0.3)
    case .ansi16: return Palette.ansi16.nearest(to: wanted, lightnessWeight: 0.6)
    }
  }
}

extension ColorDepth {
  /// The colour at an index of xterm's 256; nil for the first sixteen, which users choose, and
  /// where there is none.
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

/// The colours of a terminal in the order of their indices.
enum Palette {
  /// xterm's first eight.
  static let ansi8 = ansi16Values.prefix(8).map { PerceivedColor(CellColor(hex: $0)) }
  /// xterm's first sixteen.
  static let ansi16 = ansi16Values.map { PerceivedColor(CellColor(hex: $0)) }
  /// xterm's indices 16 to 255: a cube of six steps a component, then 24 greys.
  static let cubeAndGreys = (16..<256).compactMap(ColorDepth.indexedColor).map(PerceivedColor.init)

  /// The indices of the cube's colours that are not grey.
  private static let hues = (0..<216).filter { cubeAndGreys[$0].hasHue }

  /// The index of the nearest colour of the cube that is not grey.
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
  /// The index of the colour that looks nearest; 0 when there is none.
  func nearest(to wanted: PerceivedColor, lightnessWeight: Float) -> Int {
    indices.min {
      self[$0].distance(to: wanted, lightnessWeight: lightnessWeight)
        < self[$1].distance(to: wanted, lightnessWeight: lightnessWeight)
    } ?? 0
  }
}
