import FoundationSubset

/// An axis.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top.
  case top
  /// The left.
  case leading
  /// The bottom.
  case bottom
  /// The right.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of a side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top.
    public static let top = Set(.top)
    /// The left.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The right.
    public static let trailing = Set(.trailing)
    /// The left and the right.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Creates zero distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The default.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// The way in which content with an aspect ratio is fitted into a size.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers the whole size.
  case fill
}
