#if !Foundation
  /// A rectangle, in points.
  ///
  /// A negative size extends to the left of or above the origin. Every property except ``size``
  /// accounts for that.
  public struct CGRect: Hashable, Codable, Sendable {
    /// The corner from which the size extends.
    public var origin: CGPoint
    /// The size, which may be negative.
    public var size: CGSize

    /// Creates a rectangle.
    @inlinable public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle.
    @inlinable public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates an empty rectangle at the origin.
    @inlinable public init() { self.init(origin: .zero, size: .zero) }

    /// An empty rectangle at the origin.
    @inlinable public static var zero: CGRect { CGRect() }

    /// The null rectangle, which is the intersection of rectangles that do not touch.
    @inlinable public static var null: CGRect {
      CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    }
  }

  extension CGRect {
    /// The width; never negative.
    @inlinable public var width: CGFloat { abs(size.width) }
    /// The height; never negative.
    @inlinable public var height: CGFloat { abs(size.height) }

    /// The left edge.
    @inlinable public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The horizontal centre.
    @inlinable public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    @inlinable public var maxX: CGFloat { origin.x + max(size.width, 0) }
    /// The top edge.
    @inlinable public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The vertical centre.
    @inlinable public var midY: CGFloat { origin.y + size.height / 2 }
    /// The bottom edge.
    @inlinable public var maxY: CGFloat { origin.y + max(size.height, 0) }

    /// Whether this is the null rectangle.
    @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the width or height is zero, or the rectangle is null.
    @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The same rectangle with a size that is not negative.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
  }

  extension CGRect {
    /// Returns the rectangle reduced by an amount on each side; null if nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull else { return self }
      let (inner, twice) = (standardized, CGSize(width: dx * 2, height: dy * 2))
      guard inner.width >= twice.width, inner.height >= twice.height else { return .null }
      return CGRect(
        x: inner.minX + dx, y: inner.minY + dy, width: inner.width - twice.width,
        height: inner.height - twice.height)
    }

    /// Returns the rectangle moved by an offset.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull else { return self }
      return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns the smallest rectangle that contains both.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let (left, top) = (min(minX, other.minX), min(minY, other.minY))
      return CGRect(
        x: left, y: top, width: max(maxX, other.maxX) - left,
        height: max(maxY, other.maxY) - top)
    }

    /// Returns the intersection: null if the rectangles do not touch, empty if they share only an
    /// edge.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
      let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
      guard left <= right, top <= bottom else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether the rectangles touch or overlap.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// Returns whether a point is inside; the right and bottom edges are outside.
    public func contains(_ point: CGPoint) -> Bool {
      !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether another rectangle is inside this one.
    public func contains(_ other: CGRect) -> Bool { union(other) == self }
  }
#endif
