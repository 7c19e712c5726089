import TerminalCore
import TerminalViews

/// What the colours of the screen are chosen by; see ``ThemeColors``.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// A blue line and a pink selection.
  case standard = "default"
  /// The terminal's own colour for all but the selection and now.
  case highContrast = "high-contrast"
  /// Blue, orange and green, which people with any colour blindness tell apart.
  ///
  /// Source: Okabe and Ito, "Color Universal Design" (2008).
  case colorBlind = "color-blind"
}

/// The colours of the screen: those of a theme, on a ground, as far as a terminal has them.
///
/// On black or white each has a contrast of at least 3 to 1 (WCAG 2.2, 1.4.11), or it is the
/// terminal's own.
package struct ThemeColors: Hashable, Sendable {
  /// The line and the bars, from now on.
  package private(set) var price: CellColor
  /// The line and the bars before now; the same where there are too few colours.
  package private(set) var past: CellColor
  /// What is selected.
  package private(set) var selection: CellColor
  /// The present.
  package private(set) var now: CellColor
  /// What a person should know.
  package private(set) var warning: CellColor
  /// Grid lines and secondary text; nil where the terminal dims its own colour.
  package private(set) var secondary: CellColor?
  /// The area below the line, before it fades.
  package private(set) var fill: CellColor
  /// How strong the area is at the line and at its foot.
  package let fillTop, fillBottom: Double
  /// How strong a band is behind the line at its mean, and that of the middle half over it.
  let band, halfBand: Double
  /// From very cheap to very dear; made when they are needed.
  var levels: [CellColor] {
    chosen(
      few: [0x00_CDCD, 0x00_CDCD, nil, 0xCD_CD00, 0xCD_0000],
      fewOnLight: [0x00_00EE, 0x00_00EE, nil, 0xCD_00CD, 0xCD_0000],
      many: [0x5F_87FF, 0x87_D7FF, 0xBC_BCBC, 0xFF_D75F, 0xFF_8700],
      manyOnLight: [0x00_3FD7, 0x00_7FA7, 0x76_7676, 0x9F_7700, 0xC7_4300])
  }
  /// Areas over one another.
  ///
  /// Source: Okabe and Ito, "Color Universal Design" (2008), darker on white.
  var areas: [CellColor] {
    chosen(
      few: [0x00_CDCD, 0xCD_CD00, 0x00_CD00, 0xCD_00CD, 0xE5_E5E5, 0xCD_0000],
      fewOnLight: [0x00_00EE, 0xCD_0000, 0xCD_00CD, 0x00_0000, 0x00_00EE, 0xCD_0000],
      many: [0x56_B4E9, 0xE6_9F00, 0x00_B585, 0xCC_79A7, 0xF0_E442, 0xE0_6C2B],
      manyOnLight: [0x00_72B2, 0xC7_5300, 0x00_7F5C, 0xB0_4A85, 0x7A_6A00, 0x4B_4B4B])
  }
  /// What was fed in: one of those that is neither the usage's nor the selection's.
  var production: CellColor {
    let areas = areas
    return [2, 3, 5].lazy.map { areas[$0] }.first { $0 != now && $0 != selection } ?? price
  }
  // Whether no text is fainter than another.
  private let isPlain: Bool
  private let isDark: Bool
  private let depth: ColorDepth

  /// Creates the colours of a theme.
  package init(_ theme: Theme, on ground: ColorScheme, depth: ColorDepth) {
    let isDark = ground == .dark
    (self.isDark, self.depth) = (isDark, depth)
    isPlain = theme == .highContrast
    // Lighter on white, where a colour that is half as strong looks stronger than on black. Of 256
    // colours the nearest to a faint one is a grey, and so few steps of them look like thresholds
    // of the price: one for all.
    (band, halfBand) =
      switch (depth, isDark) {
      // Colours as they are; by their strength the shades of dots differ.
      case (..<ColorDepth.indexed256, _): (1, 0.84)
      case (.trueColor, true): (0.35, 0.38)
      case (_, true): (0.35, 0.62)
      case (_, false): (0.25, 0.47)
      }
    (fillTop, fillBottom) =
      switch (depth, isDark) {
      // A shade of dots is faint by itself, and a paler colour would be white.
      case (..<ColorDepth.indexed256, _): (1, 1)
      case (.trueColor, true): (0.55, 0.2)
      case (.trueColor, false): (0.4, 0.12)
      case (_, true): (0.5, 0.5)
      case (_, false): (0.25, 0.25)
      }
    func color(_ dark: UInt32, _ light: UInt32) -> CellColor {
      CellColor(hex: isDark ? dark : light)
    }
    if depth < .indexed256 {
      // No dark blue on black, which is hardly seen; no yellow or cyan on white.
      price = depth == .ansi16 ? color(0x00_FFFF, 0x00_00EE) : color(0x00_CDCD, 0x00_00EE)
      past = depth == .ansi16 ? color(0x00_CDCD, 0x7F_7F7F) : price
      selection = depth == .ansi16 ? color(0xFF_00FF, 0xCD_00CD) : CellColor(hex: 0xCD_00CD)
      now = color(0xCD_CD00, 0xCD_0000)
      warning = now
      secondary = depth == .ansi16 ? CellColor(hex: 0x7F_7F7F) : nil
    } else {
      // Of the standard theme as many as can be are in the palette of 256, where they take fewer
      // bytes on the screen.
      secondary = color(0x8A_8A8A, 0x76_7676)
      past = color(0x5F_87AF, 0x5F_87AF)
      switch theme {
      case .standard, .highContrast:
        price = color(0x00_AFFF, 0x00_5FD7)
        selection = color(0xFF_5F87, 0xD7_005F)
        now = color(0xFF_AF00, 0xAF_5F00)
        warning = color(0xFF_AF5F, 0x87_5F00)
      case .colorBlind:
        price = color(0x56_B4E9, 0x00_72B2)
        selection = color(0xE6_9F00, 0xC7_5300)
        now = color(0x00_B585, 0x00_7F5C)
        warning = color(0xE6_9F00, 0xC7_5300)
      }
    }
    fill = price
    if theme == .highContrast {
      (price, warning) = (.default, .default)
      (secondary, fill) = (nil, CellColor(hex: 0x80_8080))
      past = depth >= .indexed256 ? color(0x8A_8A8A, 0x76_7676) : .default
    }
    if depth == .monochrome { secondary = nil }
  }

  /// The colours for the terminal and its ground; nil is the terminal's own.
  private func chosen(
    few: [UInt32?], fewOnLight: [UInt32?], many: [UInt32?], manyOnLight: [UInt32?]
  ) -> [CellColor] {
    let (dark, light) = depth < .indexed256 ? (few, fewOnLight) : (many, manyOnLight)
    return (isDark ? dark : light).map { $0.map { CellColor(hex: $0) } ?? .default }
  }

  /// The look of a text.
  package func style(_ role: TextPart.Role) -> CellStyle {
    switch role {
    case .strong: CellStyle(attributes: .bold)
    case .plain: CellStyle()
    case .faint, .key:
      isPlain
        ? CellStyle()
        : secondary.map { CellStyle(foreground: $0) } ?? CellStyle(attributes: .dim)
    case .now: CellStyle(foreground: now)
    case .warning: CellStyle(foreground: warning)
    case .production: CellStyle(foreground: production)
    case .ink(let color): CellStyle(foreground: color)
    }
  }
}

extension Color {
  /// A colour of cells as one of views.
  init(_ color: CellColor) {
    let parts = color.components
    self =
      color.isDefault
      ? .primary
      : Color(
        red: Double(parts.red) / 255, green: Double(parts.green) / 255,
        blue: Double(parts.blue) / 255)
  }
}
