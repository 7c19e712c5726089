import FoundationSubset

/// A colour of the system by its name on another platform, to be made a ``Color`` of.
public struct UIColor: Hashable, Sendable {
  let color: Color
  init(_ color: Color) { self.color = color }

  /// Creates a colour from components of 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour of a colour.
  public init(color: Color) { self.init(color) }

  /// The colour made transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  /// Red.
  public static let systemRed = UIColor(.red)
  /// Orange.
  public static let systemOrange = UIColor(.orange)
  /// Yellow.
  public static let systemYellow = UIColor(.yellow)
  /// Green.
  public static let systemGreen = UIColor(.green)
  /// Mint.
  public static let systemMint = UIColor(.mint)
  /// Teal.
  public static let systemTeal = UIColor(.teal)
  /// Cyan.
  public static let systemCyan = UIColor(.cyan)
  /// Blue.
  public static let systemBlue = UIColor(.blue)
  /// Indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// Purple.
  public static let systemPurple = UIColor(.purple)
  /// Pink.
  public static let systemPink = UIColor(.pink)
  /// Brown.
  public static let systemBrown = UIColor(.brown)
  /// Grey.
  public static let systemGray = UIColor(.gray)
  /// Grey, nearer to the ground.
  public static let systemGray2 = UIColor(.gray.opacity(0.75))
  /// Grey, nearer to the ground.
  public static let systemGray3 = UIColor(.gray.opacity(0.6))
  /// Grey, nearer to the ground.
  public static let systemGray4 = UIColor(.gray.opacity(0.45))
  /// Grey, nearer to the ground.
  public static let systemGray5 = UIColor(.gray.opacity(0.3))
  /// Grey, nearest to the ground.
  public static let systemGray6 = UIColor(.gray.opacity(0.15))
  /// That of text.
  public static let label = UIColor(.primary)
  /// That of text of less weight.
  public static let secondaryLabel = UIColor(.secondary)
  /// That of text of little weight.
  public static let tertiaryLabel = UIColor(.gray.opacity(0.6))
  /// That of text of the least weight.
  public static let quaternaryLabel = UIColor(.gray.opacity(0.4))
  /// That of lines between things.
  public static let separator = UIColor(.gray.opacity(0.4))
  /// The terminal's ground.
  public static let systemBackground = UIColor(.ground)
  /// A ground on the ground.
  public static let secondarySystemBackground = UIColor(.ground.mix(with: .gray, by: 0.15))
  /// A ground on that one.
  public static let tertiarySystemBackground = UIColor(.ground.mix(with: .gray, by: 0.25))
  /// The ground around groups.
  public static let systemGroupedBackground = UIColor(.ground)
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = secondarySystemBackground
  /// A ground in a group.
  public static let tertiarySystemGroupedBackground = tertiarySystemBackground
  /// What fills a thin shape.
  public static let systemFill = UIColor(.gray.opacity(0.35))
  /// What fills a shape.
  public static let secondarySystemFill = UIColor(.gray.opacity(0.3))
  /// What fills a large shape.
  public static let tertiarySystemFill = UIColor(.gray.opacity(0.2))
  /// What fills a very large shape.
  public static let quaternarySystemFill = UIColor(.gray.opacity(0.1))
  /// Red.
  public static let red = systemRed
  /// Green.
  public static let green = systemGreen
  /// Blue.
  public static let blue = systemBlue
  /// Orange.
  public static let orange = systemOrange
  /// Yellow.
  public static let yellow = systemYellow
  /// Purple.
  public static let purple = systemPurple
  /// Grey.
  public static let gray = systemGray
  /// White.
  public static let white = UIColor(.white)
  /// Black.
  public static let black = UIColor(.black)
  /// Nothing at all.
  public static let clear = UIColor(.clear)
}

/// A colour of the system by the name that desktops give it, beside those of phones.
public typealias NSColor = UIColor

extension UIColor {
  /// That of text.
  public static let labelColor = label
  /// That of text of less weight.
  public static let secondaryLabelColor = secondaryLabel
  /// That of text of little weight.
  public static let tertiaryLabelColor = tertiaryLabel
  /// That of text of the least weight.
  public static let quaternaryLabelColor = quaternaryLabel
  /// That of text that can be changed.
  public static let textColor = label
  /// That of lines between things.
  public static let separatorColor = separator
  /// That of lines of a grid.
  public static let gridColor = separator
  /// The terminal's ground.
  public static let windowBackgroundColor = systemBackground
  /// The ground of text that can be changed.
  public static let textBackgroundColor = systemBackground
  /// The ground of a control.
  public static let controlBackgroundColor = secondarySystemBackground
  /// The ground under a page.
  public static let underPageBackgroundColor = tertiarySystemBackground
  /// The colour of what can be chosen.
  public static let controlAccentColor = UIColor(.accentColor)
  /// The ground of text that is selected.
  public static let selectedTextBackgroundColor = UIColor(.accentColor.opacity(0.3))

  /// Creates a colour from components of 0…1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey from a brightness of 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}

extension Color {
  /// Creates a colour of the system.
  public init(nsColor: NSColor) { self = nsColor.color }
  /// Creates a colour of the system.
  public init(_ color: UIColor) { self = color.color }
  /// Creates a colour of the system.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// The terminal's ground as a colour.
  static let ground = Color(.ground)
}
