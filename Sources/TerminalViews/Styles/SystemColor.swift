import TerminalCore

/// The named colours, each with a variant for dark and one for light backgrounds.
enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, white, black

  func color(on scheme: ColorScheme) -> CellColor {
    let forms = SystemColor.forms[self] ?? (0x80_8080, 0x80_8080)
    return CellColor(hex: scheme == .dark ? forms.dark : forms.light)
  }

  // Every dark form has a contrast of at least 4 to 1 with black, every light form 3 to 1 with
  // white; black and white are literal.
  private static let forms: [SystemColor: (dark: UInt32, light: UInt32)] = [
    .red: (0xFF_6159, 0xD7_2C2C),
    .orange: (0xFF_9F3A, 0xC2_5E00),
    .yellow: (0xF5_CF3D, 0x9A_7400),
    .green: (0x4C_CB64, 0x1F_8F3F),
    .mint: (0x5F_DFC3, 0x0B_8F7C),
    .teal: (0x48_C2D2, 0x16_8091),
    .cyan: (0x62_CDFF, 0x0A_82B8),
    .blue: (0x4A_9DFF, 0x0A_62D6),
    .indigo: (0x8C_8AFF, 0x50_4ED0),
    .purple: (0xC9_82F5, 0x96_3FC9),
    .pink: (0xFF_5C8D, 0xD8_2360),
    .brown: (0xB8_9470, 0x8A_6A48),
    .gray: (0x9A_9AA2, 0x78_7880),
    .white: (0xFF_FFFF, 0xFF_FFFF),
    .black: (0x00_0000, 0x00_0000),
  ]
}

/// The search for a colour by name.
enum NamedColor {
  static func color(_ name: String, in environment: EnvironmentValues) -> Color {
    if let known = environment.namedColors[name] { return known }
    let path = name.lowercased()
    let last = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    let found =
      words.first { last.hasSuffix($0.word) } ?? words.first { last.contains($0.word) }
    return Color(.system(found?.color ?? palette[Int(hash(name) % UInt64(palette.count))]))
  }

  // Longer words first, so that none is found inside another.
  private static let words: [(word: String, color: SystemColor)] =
    (SystemColor.allCases.map { ($0.rawValue, $0) } + [("grey", .gray)])
    .sorted { ($1.0.utf8.count, $0.0) < ($0.0.utf8.count, $1.0) }

  /// The colours of series without one of their own, in order.
  static let palette: [SystemColor] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  // FNV-1a: the standard library's hash differs from run to run.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
  }
}
