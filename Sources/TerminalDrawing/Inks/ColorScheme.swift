import TerminalCore

/// Whether a terminal's background is dark or light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension ColorScheme {
  /// Creates the scheme whose text, dark or light, has more contrast on a background.
  package init(on ground: CellColor) {
    self = ground.contrast(with: 0) > ground.contrast(with: 1) ? .light : .dark
  }

  /// The colour to use as the terminal's own foreground.
  public var foreground: CellColor { CellColor(hex: self == .dark ? 0xDD_E1E6 : 0x1F_2328) }

  /// The colour to use as the terminal's own background: the background of pictures, with which
  /// translucent colours are mixed.
  public var background: CellColor { CellColor(hex: self == .dark ? 0x14_171C : 0xFF_FFFF) }
}
