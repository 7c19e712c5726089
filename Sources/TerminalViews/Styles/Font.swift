import FoundationSubset
import TerminalCore

/// A font.
///
/// A terminal shows only whether text is bold, italic or faint.
public struct Font: Hashable, Sendable {
  /// The strength of strokes.
  public struct Weight: Hashable, Sendable, Comparable {
    let value: Int
    /// 100 of 900.
    public static let ultraLight = Weight(value: 100)
    /// 200 of 900.
    public static let thin = Weight(value: 200)
    /// 300 of 900.
    public static let light = Weight(value: 300)
    /// 400 of 900.
    public static let regular = Weight(value: 400)
    /// 500 of 900.
    public static let medium = Weight(value: 500)
    /// 600 of 900: strong.
    public static let semibold = Weight(value: 600)
    /// 700 of 900: strong.
    public static let bold = Weight(value: 700)
    /// 800 of 900: strong.
    public static let heavy = Weight(value: 800)
    /// 900 of 900: strong.
    public static let black = Weight(value: 900)
    /// Orders by strength.
    public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.value < rhs.value }
  }

  /// The family; a terminal has only one.
  public enum Design: Hashable, Sendable {
    /// The default family.
    case `default`
    /// A family with equal widths.
    case monospaced
    /// A family with round ends.
    case rounded
    /// A family with serifs.
    case serif
  }

  /// The role of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Titles of screens, from large to small.
    case largeTitle, title, title2, title3
    /// The head of a paragraph.
    case headline
    /// Below a headline.
    case subheadline
    /// Text to read.
    case body
    /// A remark.
    case callout
    /// Small text.
    case footnote, caption, caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// The size in points; text of 20 points and more is bold in a terminal.
  package var size: CGFloat
  package var weight: Weight?
  package var isItalic = false

  /// Returns a font of a size; all sizes take one row.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(size: size, weight: weight) }

  /// Returns the font of a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(size: style.size, weight: weight ?? (style == .headline ? .semibold : nil)) }

  /// Returns a font of a family; a terminal has only one.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle = .body
  ) -> Font { Font(size: size) }

  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }
  /// Returns the italic font, which is slanted where the terminal supports it.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
  /// Returns the font with another weight; below regular it is faint.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
  /// Returns the font itself: digits are always of equal width.
  public func monospacedDigit() -> Font { self }
  /// Returns the font itself: letters are always of equal width.
  public func monospaced() -> Font { self }

  /// The attributes of cells in the font.
  package var attributes: CellAttributes {
    var attributes: CellAttributes = isItalic ? .italic : []
    let weight = weight ?? (size >= 20 ? .bold : .regular)
    if weight >= .semibold { attributes.insert(.bold) }
    if weight < .regular { attributes.insert(.dim) }
    return attributes
  }
}

extension Font {
  /// The largest title.
  public static let largeTitle = system(.largeTitle)
  /// A title.
  public static let title = system(.title)
  /// A title of the second order.
  public static let title2 = system(.title2)
  /// A title of the third order.
  public static let title3 = system(.title3)
  /// The head of a paragraph; strong.
  public static let headline = system(.headline)
  /// Below a headline.
  public static let subheadline = system(.subheadline)
  /// Text to read.
  public static let body = system(.body)
  /// A remark.
  public static let callout = system(.callout)
  /// A note.
  public static let footnote = system(.footnote)
  /// A caption, as of an axis.
  public static let caption = system(.caption)
  /// A small caption.
  public static let caption2 = system(.caption2)
}
