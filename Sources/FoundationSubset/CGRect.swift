#if !Foundation
  /// A rectangle in a plane, in points.
  ///
  /// An extent below zero is one that begins at the other side: every property but ``size`` counts
  /// it so.
  public struct CGRect: Hashable, Codable, Sendable {
    /// The place that the extent is counted from.
    public var origin: CGPoint
    /// The extent.
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

    /// The rectangle that is nowhere: the intersection of two that have no place in common.
    @inlinable public static var null: CGRect {
      CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    }
  }

  extension CGRect {
    /// The extent across, not below zero.
    @inlinable public var width: CGFloat { abs(size.width) }
    /// The extent along, not below zero.
    @inlinable public var height: CGFloat { abs(size.height) }

    /// The left edge.
    @inlinable public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The middle between left and right.
    @inlinable public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    @inlinable public var maxX: CGFloat { origin.x + max(size.width, 0) }
    /// The upper edge.
    @inlinable public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The middle between above and below.
    @inlinable public var midY: CGFloat { origin.y + size.height / 2 }
    /// The lower edge.
    @inlinable public var maxY: CGFloat { origin.y + max(size.height, 0) }

    /// Whether the rectangle is nowhere.
    @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle has no extent in one direction, or is nowhere.
    @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The rectangle with an extent that is not below zero.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
  }

  extension CGRect {
    /// The rectangle, smaller by an amount on each side; nowhere if it becomes less than nothing.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull else { return self }
      let (inner, twice) = (standardized, CGSize(width: dx * 2, height: dy * 2))
      guard inner.width >= twice.width, inner.height >= twice.height else { return .null }
      return CGRect(
        x: inner.minX + dx, y: inner.minY + dy, width: inner.width - twice.width,
        height: inner.height - twice.height)
    }

    /// The rectangle at another place.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull else { return self }
      return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let (left, top) = (min(minX, other.minX), min(minY, other.minY))
      return CGRect(
        x: left, y: top, width: max(maxX, other.maxX) - left,
        height: max(maxY, other.maxY) - top)
    }

    /// What both have in common; nowhere if that is nothing, empty if it is an edge.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
      let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
      guard left <= right, top <= bottom else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether both have a place in common.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// Whether a place lies in the rectangle; its right and its lower edge do not.
    public func contains(_ place: CGPoint) -> Bool {
      !isEmpty && place.x >= minX && place.x < maxX && place.y >= minY && place.y < maxY
    }

    /// Whether another rectangle lies in this one.
    public func contains(_ other: CGRect) -> Bool { union(other) == self }
  }
#endif
