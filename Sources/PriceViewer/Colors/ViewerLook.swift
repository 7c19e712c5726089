import LocaleFormats
import TerminalCore
import TerminalDrawing

/// The style of the screen: theme, characters, colours, pixels and locale.
package struct ViewerLook: Hashable, Sendable {
  /// The theme.
  package var theme: Theme
  /// The character set.
  package var glyphs: GlyphSet
  /// The number of colours of the terminal.
  package var colorDepth: ColorDepth
  /// The pixel size of a cell; `nil` if plots are drawn in cells.
  package var pixels: PixelCell?
  /// Whether the terminal's background is light; faint fills are mixed with it.
  package var isLight: Bool
  /// Whether the background is unknown, so that colours must be visible on any.
  package var isGroundUnknown = false
  /// The terminal's background; `nil` for black or white.
  package private(set) var ground: CellColor?
  /// Whether the screen responds to keys and therefore lists them.
  package var isInteractive: Bool
  /// The language and the formats of numbers and dates.
  package var locale: TextLocale

  /// Creates a look.
  package init(
    theme: Theme = .standard, glyphs: GlyphSet = .braille, colorDepth: ColorDepth = .trueColor,
    pixels: PixelCell? = nil, isLight: Bool = false, isInteractive: Bool = true,
    locale: TextLocale = .english
  ) {
    (self.theme, self.glyphs, self.colorDepth) = (theme, glyphs, colorDepth)
    (self.pixels, self.isLight) = (pixels, isLight)
    (self.isInteractive, self.locale) = (isInteractive, locale)
  }

  /// Sets the terminal's background and updates ``isLight``.
  package mutating func follow(_ color: CellColor) {
    isLight = ColorScheme(on: color) == .light
    isGroundUnknown = false
    ground = color == CellColor(hex: isLight ? 0xFF_FFFF : 0) ? nil : color
  }

  /// The terminal's background, or the assumed one: a mid-grey if it is unknown.
  var groundColor: CellColor {
    ground ?? CellColor(hex: isGroundUnknown ? 0x80_8080 : isLight ? 0xFF_FFFF : 0)
  }

  /// The colour used for the terminal's own foreground in images.
  package var foreground: CellColor { (isLight ? ColorScheme.light : .dark).foreground }

  /// The number of colours of plots, which pixels show in full.
  var plotDepth: ColorDepth { pixels == nil ? colorDepth : .trueColor }
  /// Whether plots have shades of whole cells instead of colours: parts of cells look like lines.
  var isShaded: Bool { plotDepth < .ansi8 }

  /// The colours of the theme, limited to the terminal's palette.
  package var colors: ThemeColors {
    ThemeColors(
      isGroundUnknown && theme == .highContrast ? .standard : theme,
      on: isLight || isGroundUnknown ? .light : .dark,
      depth: plotDepth, isUnknown: isGroundUnknown)
  }

  /// Returns a text with minus signs, in the character set; in ASCII, letters and signs are
  /// spelled out.
  func spelled(_ text: String) -> String {
    if glyphs == .ascii {
      return text.map { $0.isASCII ? String($0) : Self.spellings[$0] ?? "?" }.joined()
    }
    guard text.utf8.contains(UInt8(ascii: "-")) else { return text }
    let letters = Array(text)
    return String(
      letters.indices.map { index in
        let isFirst = index == 0 || " ([".contains(letters[index - 1])
        let isNumber = index + 1 < letters.count && letters[index + 1].isNumber
        return letters[index] == "-" && isFirst && isNumber ? "−" : letters[index]
      })
  }

  /// Returns a text for a row: spelled out, with visible control characters, cut with an ellipsis.
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
