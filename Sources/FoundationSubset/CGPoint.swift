#if !Foundation
  /// A number of points.
  public typealias CGFloat = Double

  /// A place in a plane, in points.
  public struct CGPoint: Hashable, Codable, Sendable {
    /// The distance from the left.
    public var x: CGFloat
    /// The distance from above.
    public var y: CGFloat

    /// Creates a place.
    @inlinable public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates the place at the origin.
    @inlinable public init() { self.init(x: 0, y: 0) }

    /// The origin.
    @inlinable public static var zero: CGPoint { CGPoint() }
  }

  /// An extent in a plane, in points.
  public struct CGSize: Hashable, Codable, Sendable {
    /// The extent across.
    public var width: CGFloat
    /// The extent along.
    public var height: CGFloat

    /// Creates an extent.
    @inlinable public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates no extent.
    @inlinable public init() { self.init(width: 0, height: 0) }

    /// No extent.
    @inlinable public static var zero: CGSize { CGSize() }
  }
#endif
