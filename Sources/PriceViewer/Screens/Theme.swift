import TerminalCore
import TerminalViews

/// The colours of the screen.
///
/// A program cannot ask every terminal for its background, so each colour has a contrast of at
/// least 3 to 1 with black and with white (WCAG 2.2, 1.4.11), or is the terminal's own.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// A blue line and a pink selection.
  case standard = "default"
  /// The terminal's own colour for all but the selection.
  case highContrast = "high-contrast"
  /// Blue and vermilion, which people with any colour blindness tell apart.
  ///
  /// Source: Okabe and Ito, "Color Universal Design" (2008).
  case colorBlind = "color-blind"

  /// The line, the bars and now.
  package var price: CellColor {
    switch self {
    case .standard: CellColor(hex: 0x3A86F0)
    case .highContrast: .default
    case .colorBlind: CellColor(hex: 0x0072B2)
    }
  }

  /// The area below the line, before it fades.
  package var fill: CellColor { self == .highContrast ? CellColor(hex: 0x808080) : price }

  /// What is selected.
  package var selection: CellColor {
    switch self {
    case .standard: CellColor(hex: 0xE8408A)
    case .highContrast: CellColor(hex: 0xE0245E)
    case .colorBlind: CellColor(hex: 0xD55E00)
    }
  }

  /// What a person should know.
  package var warning: CellColor {
    switch self {
    case .standard: CellColor(hex: 0xB07800)
    case .highContrast: .default
    case .colorBlind: CellColor(hex: 0xB07800)
    }
  }

  /// The look of a text.
  func style(_ role: TextPart.Role) -> CellStyle {
    let faint: CellAttributes = self == .highContrast ? [] : .dim
    return switch role {
    case .strong: CellStyle(attributes: .bold)
    case .plain: CellStyle()
    case .faint, .key: CellStyle(attributes: faint)
    case .now: CellStyle(foreground: price)
    case .warning: CellStyle(foreground: warning)
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
