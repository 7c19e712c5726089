#if !Foundation
  /// A length in points.
  public typealias CGFloat = Double

  /// A point of a plane, in points from the upper left.
  public struct CGPoint: Hashable, Codable, Sendable {
    /// The distance from the left.
    public var x: CGFloat
    /// The distance from the top.
    public var y: CGFloat

    /// Creates a point.
    @inlinable public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates the origin.
    @inlinable public init() { self.init(x: 0, y: 0) }

    /// The origin.
    @inlinable public static var zero: CGPoint { CGPoint() }
  }

  /// A size, in points.
  public struct CGSize: Hashable, Codable, Sendable {
    /// The width.
    public var width: CGFloat
    /// The height.
    public var height: CGFloat

    /// Creates a size.
    @inlinable public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates an empty size.
    @inlinable public init() { self.init(width: 0, height: 0) }

    /// The empty size.
    @inlinable public static var zero: CGSize { CGSize() }
  }
#endif
