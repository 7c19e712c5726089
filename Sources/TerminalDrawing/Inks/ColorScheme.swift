import TerminalCore

/// Whether a terminal's background is dark or light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

extension ColorScheme {
  /// What a ground of a colour asks for: light text on it, or dark text, whichever stands out more.
  package init(on ground: CellColor) {
    self = ground.contrast(with: 0) > ground.contrast(with: 1) ? .light : .dark
  }
}

extension ColorScheme {
  /// The colour to use as the terminal's own foreground.
  public var foreground: CellColor { CellColor(hex: self == .dark ? 0xDD_E1E6 : 0x1F_2328) }

  /// The colour to use as the terminal's own background: the background of pictures, with which
  /// translucent colours are mixed.
  public var background: CellColor { CellColor(hex: self == .dark ? 0x14_171C : 0xFF_FFFF) }
}
