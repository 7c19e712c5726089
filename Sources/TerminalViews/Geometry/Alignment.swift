import FoundationSubset

/// A horizontal alignment.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The fraction of the free space to the left.
  package let fraction: CGFloat
  /// The left edge.
  public static let leading = HorizontalAlignment(fraction: 0)
  /// The middle.
  public static let center = HorizontalAlignment(fraction: 0.5)
  /// The right edge.
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// A vertical alignment.
public struct VerticalAlignment: Hashable, Sendable {
  /// The fraction of the free space above.
  package let fraction: CGFloat
  /// The top.
  public static let top = VerticalAlignment(fraction: 0)
  /// The middle.
  public static let center = VerticalAlignment(fraction: 0.5)
  /// The bottom.
  public static let bottom = VerticalAlignment(fraction: 1)
  /// The first line of text: the top, since all lines have one height.
  public static let firstTextBaseline = VerticalAlignment(fraction: 0)
  /// The last line of text: the bottom, since all lines have one height.
  public static let lastTextBaseline = VerticalAlignment(fraction: 1)
}

/// An alignment in both directions.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment
  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The alignment of lines of text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Flush left.
  case leading
  /// Centred.
  case center
  /// Flush right.
  case trailing
}

extension Alignment {
  /// Returns the rectangle of a size aligned in another rectangle, which may be smaller.
  package func place(_ size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + (frame.width - size.width) * horizontal.fraction,
      y: frame.minY + (frame.height - size.height) * vertical.fraction,
      width: size.width, height: size.height)
  }
}
