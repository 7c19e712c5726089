import ElectricityPrices
import TerminalCore
import TerminalViews

/// A named set of screen colours; see ``ThemeColors``.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// A blue line and a pink selection.
  case standard = "default"
  /// The terminal's own colour for everything except the selection and now.
  case highContrast = "high-contrast"
  /// Blue, orange and green, which differ for people with any form of colour blindness.
  ///
  /// Source: Okabe and Ito, "Color Universal Design" (2008).
  case colorBlind = "color-blind"
}

/// The colours of a theme on a background, limited to the terminal's palette.
///
/// On black or white, each colour has a contrast of at least 3 to 1 (WCAG 2.2, 1.4.11), or is the
/// terminal's own. The colours for white have that contrast on black too, for an unknown
/// background.
package struct ThemeColors: Sendable {
  /// Prices in a single colour, keys and the current tab.
  package private(set) var price = CellColor.default
  /// Prices before now; the same as ``price`` with too few colours.
  package private(set) var past = CellColor.default
  /// The selection.
  package private(set) var selection = CellColor.default
  /// The current time.
  package private(set) var now = CellColor.default
  /// Warnings and notices.
  package private(set) var warning = CellColor.default
  /// Grid lines and secondary text; `nil` where the terminal dims its own colour.
  package private(set) var secondary: CellColor?
  private(set) var usage = CellColor.default
  /// Production fed into the grid.
  private(set) var production = CellColor.default
  /// The background and text of the chip of the cheapest time.
  var window: (ground: CellColor, text: CellColor) {
    (color(0x0A_3F7F, 0xBB_D9FF), color(0xD7_EBFF, 0x00_2F6F))
  }
  /// The background of the annotation.
  var box: CellColor { color(0x26_262E, 0xE4_E4EA) }
  /// The strengths of the band behind a line of means and of the band of the middle half.
  var bands: (whole: Double, half: Double) {
    // In 256 colours, the nearest colour to a faint one is a grey: use one strength for all.
    switch (depth, isDark) {
    case (..<ColorDepth.indexed256, _): (1, 0.84)
    case (.trueColor, true): (0.35, 0.38)
    case (_, true): (0.35, 0.62)
    case (_, false): (0.25, 0.47)
    }
  }
  private let isDark: Bool
  private let depth: ColorDepth
  private let theme: Theme
  // The blue of few colours for white; on an unknown background it must be visible on black too.
  private var blue: UInt32? = 0x00_00EE

  /// The fill of bands behind lines.
  ///
  /// Of 256 colours a grey, since a faint blue is the cheapest time.
  var bandFill: CellColor {
    past.isDefault || depth == .indexed256 ? CellColor(hex: 0x80_8080) : past
  }

  /// Creates the colours of a theme.
  ///
  /// - Parameter isUnknown: Whether the background may be another one.
  package init(
    _ theme: Theme, on ground: ColorScheme, depth: ColorDepth, isUnknown: Bool = false
  ) {
    (isDark, self.depth, self.theme) = (ground == .dark, depth, theme)
    if isUnknown, depth < .indexed256 { blue = depth == .ansi16 ? 0x5C_5CFF : nil }
    if depth < .indexed256 { chooseFew() } else { chooseMany(isUnknown) }
    if theme == .highContrast {
      (price, warning, secondary) = (.default, .default, nil)
      past = depth >= .indexed256 ? color(0x8A_8A8A, 0x76_7676) : .default
    }
    if depth == .monochrome { secondary = nil }
  }

  /// Chooses among 8 or 16 colours.
  ///
  /// Dark blue is hardly visible on black, and yellow and cyan on white.
  private mutating func chooseFew() {
    let isBright = depth == .ansi16
    let blue = blue.map { CellColor(hex: $0) } ?? .default
    price = isDark ? CellColor(hex: isBright ? 0x00_FFFF : 0x00_CDCD) : blue
    past = isBright ? color(0x00_CDCD, 0x7F_7F7F) : price
    selection = isBright ? color(0xFF_00FF, 0xCD_00CD) : CellColor(hex: 0xCD_00CD)
    now = color(0xCD_CD00, 0xCD_0000)
    warning = now
    guard isBright else { return }
    (usage, secondary) = (isDark ? CellColor(hex: 0x5C_5CFF) : blue, CellColor(hex: 0x7F_7F7F))
  }

  /// Chooses among 256 colours, which take fewer bytes on the screen, or more.
  private mutating func chooseMany(_ isUnknown: Bool) {
    secondary = color(0x8A_8A8A, 0x76_7676)
    past = CellColor(hex: 0x5F_87AF)
    usage = color(0x2F_C4B2, 0x00_827A)
    production = color(0xA8_C545, 0x5F_7A00)
    switch theme {
    case .standard, .highContrast:
      price = color(0x00_AFFF, 0x00_5FD7)
      selection = color(0xFF_5F87, 0xD7_005F)
      now = color(0xFF_AF00, isUnknown ? 0xAF_5F00 : 0x4A_3000)
      warning = color(0xFF_AF5F, 0x87_5F00)
    case .colorBlind:
      price = color(0x56_B4E9, 0x00_72B2)
      selection = color(0xE0_7FB8, 0xB0_4A85)
      now = color(0xF0_E442, isUnknown ? 0x7A_6A00 : 0x4A_3000)
      warning = color(0xE6_9F00, 0xC7_5300)
    }
    // Of 256 colours, amber is a price's.
    if depth == .indexed256, isDark { now = CellColor(hex: 0xFF_D700) }
  }

  private func color(_ dark: UInt32, _ light: UInt32) -> CellColor {
    CellColor(hex: isDark ? dark : light)
  }

  /// Returns the colours for the terminal and its background; `nil` is the terminal's own colour.
  private func chosen(
    few: [UInt32?], fewOnLight: [UInt32?], many: [UInt32?], manyOnLight: [UInt32?]
  ) -> [CellColor] {
    let (dark, light) = depth < .indexed256 ? (few, fewOnLight) : (many, manyOnLight)
    return (isDark ? dark : light).map { $0.map { CellColor(hex: $0) } ?? .default }
  }

  /// Returns the style of a text.
  package func style(_ role: TextPart.Role) -> CellStyle {
    switch role {
    case .strong: CellStyle(attributes: .bold)
    case .plain: CellStyle()
    case .faint:
      // In high contrast, all text is equally strong.
      theme == .highContrast
        ? CellStyle()
        : secondary.map { CellStyle(foreground: $0) } ?? CellStyle(attributes: .dim)
    case .now: CellStyle(foreground: now)
    case .warning: CellStyle(foreground: warning)
    case .key: CellStyle(foreground: price, attributes: price.isDefault ? .bold : [])
    case .current: inverse(price)
    case .production: CellStyle(foreground: production)
    case .ink(let color): CellStyle(foreground: color)
    }
  }

  /// Returns the style of a chip in a colour.
  func inverse(_ color: CellColor) -> CellStyle {
    guard depth >= .indexed256, !color.isDefault else {
      return CellStyle(foreground: color, attributes: [.bold, .reverse])
    }
    return chip(on: color, CellColor(hex: isDark ? 0 : 0xFF_FFFF))
  }

  /// Returns the style of text on a chip, with colours swapped on terminals with few colours.
  func chip(on ground: CellColor, _ text: CellColor? = nil) -> CellStyle {
    guard depth >= .indexed256 else { return CellStyle(attributes: [.bold, .reverse]) }
    return CellStyle(
      foreground: text ?? CellColor(hex: isDark ? 0xFF_FFFF : 0), background: ground,
      attributes: .bold)
  }

  // MARK: Tables, created on demand

  /// The ramp from the cheapest to the dearest price.
  package var ramp: [CellColor] {
    let (many, manyOnLight) = Self.ramps[theme] ?? ([], [])
    return chosen(
      few: depth == .ansi16
        ? [0x00_FFFF, 0x00_FF00, 0xFF_0000] : [0x00_CDCD, 0x00_CD00, 0xCD_0000],
      fewOnLight: [blue, nil, 0xCD_0000], many: many, manyOnLight: manyOnLight)
  }

  private static let ramps: [Theme: ([UInt32?], [UInt32?])] = [
    .standard: (
      [
        0x44_77FF, 0x3D_93F8, 0x3A_A2F6, 0x4D_B0D7, 0x61_BBB3, 0x8E_C08B, 0xD0_C162, 0xF4_B248,
        0xF4_903C, 0xF9_7032,
      ],
      [
        0x2A_50D8, 0x1F_6FD0, 0x0A_7EB0, 0x0F_8577, 0x3F_8548, 0x6B_7F1F, 0x8A_7500, 0xA8_6400,
        0xBF_5000, 0xC8_3A10,
      ]
    ),
    .highContrast: (
      [0x7F_A0FF, 0x5F_D0FF, 0x5F_FFD0, 0xC0_FF5F, 0xFF_FF5F, 0xFF_C040, 0xFF_8A5F],
      [0x2A_50D8, 0x0A_7EB0, 0x0F_8577, 0x6B_7F1F, 0x8A_7500, 0xBF_5000, 0xC8_3A10]
    ),
    .colorBlind: (
      [0x5F_87FF, 0x7F_A0F0, 0x9F_B4D8, 0xBC_BCBC, 0xD8_C48A, 0xFF_D75F, 0xFF_B040, 0xFF_8700],
      [0x2A_55D0, 0x3F_66B8, 0x5A_6E96, 0x6E_6E6E, 0x80_702F, 0x8F_6A00, 0xA8_5C00, 0xBF_4A00]
    ),
  ]

  /// The ramp from just below zero to the lowest price.
  package var belowZero: [CellColor] {
    chosen(
      few: depth == .ansi16 ? [0x5C_5CFF, 0x5C_5CFF] : [nil, nil], fewOnLight: [nil, nil],
      many: [0xB9_8CFF, 0x8F_5BFF], manyOnLight: [0x8A_5AE6, 0x74_38D8])
  }

  /// The number of colours of the ramp.
  var rampSteps: Int { depth == .trueColor ? 64 : depth == .indexed256 ? 10 : 3 }

  /// Returns the colour of a level, from blue over grey to orange.
  func level(_ level: PriceLevel) -> CellColor { levels[level.rank] }

  /// The colours of levels, from very cheap to very expensive.
  ///
  /// They differ for people with any form of colour blindness.
  var levels: [CellColor] {
    chosen(
      few: [0x00_CDCD, 0x00_CDCD, nil, 0xCD_CD00, 0xCD_0000],
      fewOnLight: [0x00_00EE, 0x00_00EE, nil, 0xCD_00CD, 0xCD_0000],
      many: [0x5F_87FF, 0x87_D7FF, 0xBC_BCBC, 0xFF_D75F, 0xFF_8700],
      manyOnLight: [0x00_5FD7, 0x00_7FA7, 0x76_7676, 0x9F_7700, 0xC7_4300])
  }

  /// Returns the colour of an area or a contract by its index in the plot: none of now, the
  /// selection, the usage or the cheapest time.
  func area(_ rank: Int) -> CellColor {
    let areas = chosen(
      few: [0x00_CDCD, 0xCD_CD00, 0x00_CD00, 0xCD_00CD, 0xE5_E5E5, 0xCD_0000],
      fewOnLight: [0x00_00EE, 0xCD_0000, 0xCD_00CD, 0x00_0000, 0x00_00EE, 0xCD_0000],
      many: [0xB3_9DFF, 0xE8_6A3E, 0xC8_C8C8, 0x8F_BF3F, 0xB5_8863, 0xF0_E442],
      manyOnLight: [0x6A_3FC8, 0xB8_400F, 0x4B_4B4B, 0x4E_7A00, 0x7A_5230, 0x6B_6400])
    return areas[rank % areas.count]
  }
}

extension PriceLevel {
  /// The index among the levels, from very cheap to very expensive.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 2 }
}

extension Color {
  /// Creates a view colour from a cell colour.
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
