import FoundationSubset

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// Above.
  case top
  /// To the left.
  case leading
  /// Below.
  case bottom
  /// To the right.
  case trailing

  /// Sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of a side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// Above.
    public static let top = Set(.top)
    /// To the left.
    public static let leading = Set(.leading)
    /// Below.
    public static let bottom = Set(.bottom)
    /// To the right.
    public static let trailing = Set(.trailing)
    /// To the left and the right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances, in points, from the sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From the left.
  public var leading: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From the right.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Creates distances of nothing.
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
  /// As the library decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// How content with a ratio of its own is laid into other room.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as it fits inside.
  case fit
  /// As small as it covers all.
  case fill
}
