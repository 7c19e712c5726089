import FoundationSubset

/// The width, ends, corners and dashes of a line.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points, limited to 0...10,000, and 1 for NaN; at least one dot is drawn.
  public var lineWidth: CGFloat { didSet { lineWidth = Self.limited(lineWidth) } }
  /// The shape of the ends; visible in pixels and SVG.
  public var lineCap: CGLineCap
  /// The shape of the corners; visible in pixels and SVG.
  public var lineJoin: CGLineJoin
  /// The limit for mitred corners as a multiple of half the width; visible in pixels and SVG.
  public var miterLimit: CGFloat { didSet { miterLimit = Self.limited(miterLimit) } }
  /// The lengths in points of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.miterLimit) = (Self.limited(lineWidth), Self.limited(miterLimit))
    (self.lineCap, self.lineJoin) = (lineCap, lineJoin)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }

  // Bounding boxes are computed with these lengths, and rectangles of Foundation trap on NaN.
  private static func limited(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 1 : length.clamped(to: 0...10_000)
  }
}

/// The form of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut at the end point.
  case butt = 0
  /// A half disc around the end point.
  case round = 1
  /// Half a width beyond the end point.
  case square = 2
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// The rule for the inside of a shape.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the nonzero rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; not used in a terminal.
  public var isAntialiased: Bool
  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The form of a rounded corner; the same in a terminal.
public enum RoundedCornerStyle: CaseIterable, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A softer curve.
  case continuous
}
