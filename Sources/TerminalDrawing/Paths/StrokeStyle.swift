import FoundationSubset

/// The width, ends, corners and dashes of a line.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points; at least one dot is drawn.
  public var lineWidth: CGFloat
  /// The shape of the ends; visible in pixels and SVG.
  public var lineCap: CGLineCap
  /// The shape of the corners; visible in pixels and SVG.
  public var lineJoin: CGLineJoin
  /// The limit for mitred corners as a multiple of half the width; visible in pixels and SVG.
  public var miterLimit: CGFloat
  /// The lengths in points of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
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
