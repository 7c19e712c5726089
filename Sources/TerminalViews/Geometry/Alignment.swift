import FoundationSubset

/// A place across the width.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The share of the free room that lies to the left.
  package let share: CGFloat
  /// At the left.
  public static let leading = HorizontalAlignment(share: 0)
  /// In the middle.
  public static let center = HorizontalAlignment(share: 0.5)
  /// At the right.
  public static let trailing = HorizontalAlignment(share: 1)
}

/// A place along the height.
public struct VerticalAlignment: Hashable, Sendable {
  /// The share of the free room that lies above.
  package let share: CGFloat
  /// At the top.
  public static let top = VerticalAlignment(share: 0)
  /// In the middle.
  public static let center = VerticalAlignment(share: 0.5)
  /// At the bottom.
  public static let bottom = VerticalAlignment(share: 1)
  /// At the first line of text: the top, where all lines are of one height.
  public static let firstTextBaseline = VerticalAlignment(share: 0)
  /// At the last line of text: the bottom, where all lines are of one height.
  public static let lastTextBaseline = VerticalAlignment(share: 1)
}

/// A place in both directions.
public struct Alignment: Hashable, Sendable {
  /// The place across.
  public var horizontal: HorizontalAlignment
  /// The place along the height.
  public var vertical: VerticalAlignment
  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How lines of text lie to each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Flush left.
  case leading
  /// Centred.
  case center
  /// Flush right.
  case trailing
}

extension Alignment {
  /// The rectangle of a size laid into another; it may be the larger one.
  package func place(_ size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + (frame.width - size.width) * horizontal.share,
      y: frame.minY + (frame.height - size.height) * vertical.share,
      width: size.width, height: size.height)
  }
}
