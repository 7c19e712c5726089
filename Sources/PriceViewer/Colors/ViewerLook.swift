import LocaleFormats
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// What the screen is drawn with.
package struct ViewerLook: Hashable, Sendable {
  /// The colours.
  package var theme: Theme
  /// The characters.
  package var glyphs: GlyphSet
  /// How many colours there are.
  package var colorDepth: ColorDepth
  /// The pixels of a cell, where plots are drawn in pixels; nil where all is cells.
  package var pixels: PixelCell?
  /// Whether the terminal's ground is light, which faint fills are mixed with.
  package var isLight: Bool
  /// Whether the terminal has not said its ground, so that colours have to be seen on any.
  package var isGroundUnknown = false
  /// The terminal's ground; nil for black or white.
  package private(set) var ground: CellColor?
  /// Whether the screen answers to keys, so that it names them.
  package var isInteractive: Bool
  /// How words and numbers are written.
  package var locale: TextLocale

  /// Creates a look.
  package init(
    theme: Theme = .standard, glyphs: GlyphSet = .braille, colorDepth: ColorDepth = .trueColor,
    isLight: Bool = false, isInteractive: Bool = true, locale: TextLocale = .english
  ) {
    self.isLight = isLight
    self.theme = theme
    self.glyphs = glyphs
    self.colorDepth = colorDepth
    self.isInteractive = isInteractive
    self.locale = locale
  }

  /// Takes over the terminal's ground, which decides whether it counts as light.
  package mutating func follow(_ color: CellColor) {
    isLight = ColorScheme(on: color) == .light
    isGroundUnknown = false
    ground = color == CellColor(hex: isLight ? 0xFF_FFFF : 0) ? nil : color
  }

  /// The terminal's ground, or what it counts as: one that is not known lies between black and
  /// white.
  var groundColor: CellColor {
    ground ?? CellColor(hex: isGroundUnknown ? 0x80_8080 : isLight ? 0xFF_FFFF : 0)
  }

  /// What stands for the terminal's own foreground in pictures.
  package var foreground: CellColor { (isLight ? ColorScheme.light : .dark).foreground }

  /// The colours of the theme, as far as there are any.
  package var colors: ThemeColors {
    ThemeColors(
      isGroundUnknown && theme == .highContrast ? .standard : theme,
      on: isLight || isGroundUnknown ? .light : .dark,
      depth: pixels == nil ? colorDepth : .trueColor)
  }

  /// A text in the characters of the glyph set: in ASCII, letters and signs are spelled.
  func spelled(_ text: String) -> String {
    guard glyphs == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { $0.isASCII ? String($0) : Self.spellings[$0] ?? "?" }.joined()
  }

  /// A text as it stands in a row: spelled, control characters made visible, cut with an ellipsis.
  package func shown(_ text: String, width: Int) -> String {
    spelled(text.visible).truncated(toWidth: max(0, width), ellipsis: spelled("…"))
  }

  private static let spellings: [Character: String] = [
    "ø": "o", "ö": "o", "å": "a", "ä": "a", "æ": "ae", "ü": "u", "Ø": "O", "Å": "A", "č": "c",
    "ł": "l", "€": "EUR", "£": "GBP", "¢": "c", "·": "-", "–": "-", "…": "...", "“": "\"",
    "”": "\"", "’": "'", "←": "<", "→": ">", "◀": "<", "▶": ">", "╍": "-", "×": "x", "−": "-",
    "\u{A0}": " ",
  ]
}
