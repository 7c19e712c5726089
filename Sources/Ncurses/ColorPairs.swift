internal import CNcurses
import TerminalCore

/// ncurses' attributes and colour pairs for styles; pairs are made when they are first needed.
struct ColorPairs {
  /// The attributes and the colour pair of a style.
  struct Pen: Equatable {
    var attributes: attr_t = 0
    var pair: CInt = 0
  }

  private struct Colors: Hashable {
    let foreground: CInt
    let background: CInt
  }

  /// The colours that are used.
  let depth: ColorDepth
  /// The 24-bit colours of a terminal described with 256; `nil` if ncurses has all colours.
  private(set) var direct: DirectColors?
  private var pens: [CellStyle: Pen] = [:]
  private var pairs: [Colors: CInt] = [:]

  /// Creates the pairs for a number of colours; `start_color` must have been called.
  init(depth: ColorDepth) {
    self.depth = depth
    if depth == .trueColor, nc_colors() <= 256 { direct = DirectColors() }
  }

  /// Frees palette indices for the colours of a frame that follows the shown one.
  mutating func freeIndices(
    for frame: CellBuffer, after shown: CellBuffer?
  ) -> DirectColors.Change {
    guard direct != nil,
      let change = direct?.freeIndices(for: frame.colors, after: shown?.colors ?? [])
    else { return .none }
    if change != .none { pens = [:] }
    if change == .renewed { pairs = [:] }
    return change
  }

  /// Returns the depth of a terminal with a number of colours, limited to the requested one.
  ///
  /// - Parameter isDirect: Whether it has 24-bit colours in addition to the 256 of its description.
  static func depth(colors: CInt, isDirect: Bool, wished: ColorDepth?) -> ColorDepth {
    let own: ColorDepth =
      switch colors {
      case ..<8: .monochrome
      case ..<16: .ansi8
      case ..<256: .ansi16
      case ..<0x100_0000: isDirect && colors >= 256 ? .trueColor : .indexed256
      default: .trueColor
      }
    return min(own, wished ?? own)
  }

  /// Returns the pen of a style.
  mutating func pen(for style: CellStyle) -> Pen {
    if let known = pens[style] { return known }
    let colors = Colors(
      foreground: index(of: style.foreground), background: index(of: style.background))
    let pen = Pen(attributes: style.attributes.curses, pair: pair(for: colors))
    // A gradient that changes with every frame must not grow the table forever.
    if pens.count > 4096 { pens = [:] }
    pens[style] = pen
    return pen
  }

  /// Returns ncurses' number for a colour; -1 for the terminal's own.
  private mutating func index(of color: CellColor) -> CInt {
    guard !color.isDefault, depth != .monochrome else { return -1 }
    if let index = direct?.index(of: color) { return CInt(index) }
    guard depth == .trueColor else { return CInt(depth.paletteIndex(of: color) ?? -1) }
    // With direct colours, 0 to 7 still mean the palette: 8 looks like black.
    return max(8, CInt(truncatingIfNeeded: color.bits & 0xFF_FFFF))
  }

  /// Returns the pair of two colours; if no pair is free, that of the foreground alone, or 0.
  ///
  /// Drawing with an undefined pair is black on black, so the result must be checked.
  private mutating func pair(for colors: Colors) -> CInt {
    if colors.foreground < 0, colors.background < 0 { return 0 }
    if let known = pairs[colors] { return known }
    let number = CInt(pairs.count + 1)
    if number < nc_color_pairs(),
      init_extended_pair(number, colors.foreground, colors.background) == OK
    {
      pairs[colors] = number
      return number
    }
    return pairs[Colors(foreground: colors.foreground, background: -1)] ?? 0
  }
}

extension CellAttributes {
  /// The attributes as ncurses has them; it does not know struck-through text.
  fileprivate var curses: attr_t {
    Self.cursesBits.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }

  private static let cursesBits: [(CellAttributes, attr_t)] = [
    (.bold, nc_attr_bold), (.dim, nc_attr_dim), (.reverse, nc_attr_reverse),
    (.underline, nc_attr_underline), (.italic, nc_attr_italic),
  ]
}
