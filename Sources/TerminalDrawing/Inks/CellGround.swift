import TerminalCore

/// The background of a cell's glyph or dots.
enum CellGround: Hashable {
  /// The terminal's own background.
  case empty
  /// A colour.
  case color(CellColor)
  /// The terminal's own foreground, which can only be a background by exchanging the two.
  case foreground

  /// Returns the style of an ink on the background.
  ///
  /// The terminal's own foreground, which is light on a dark terminal and dark on a light one,
  /// is replaced by its opposite if it could not be read: below a contrast of 3 to 1.
  func style(of ink: Ink, _ scheme: ColorScheme) -> CellStyle {
    switch self {
    case .empty: return ink.style()
    case .foreground:
      // Dim would make the background faint, not the glyph.
      return CellStyle(
        background: ink.color,
        attributes: ink.attributes.subtracting(.dim).union(.reverse))
    case .color(let ground):
      guard ink.color.isDefault else { return ink.style(on: ground) }
      let own: Double = scheme == .dark ? 1 : 0
      guard ground.contrast(with: own) < 3 else { return ink.style(on: ground) }
      var readable = ink
      readable.color = CellColor(hex: scheme == .dark ? 0 : 0xFF_FFFF)
      readable.attributes.remove(.dim)
      return readable.style(on: ground)
    }
  }
}

extension CellColor {
  /// Returns the contrast with a relative luminance, from 1 to 21, by the formula of WCAG 2.1.
  package func contrast(with luminance: Double) -> Double {
    let own = relativeLuminance
    return (max(own, luminance) + 0.05) / (min(own, luminance) + 0.05)
  }

  // The square approximates the exponent 2.4 of sRGB closely enough to choose black or white.
  private var relativeLuminance: Double {
    let parts = components
    func linear(_ component: UInt8) -> Double {
      let fraction = Double(component) / 255
      return fraction * fraction
    }
    return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
  }
}
