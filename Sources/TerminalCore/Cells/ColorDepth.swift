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
}
