import FoundationSubset

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points; at least one dot is drawn.
  public var lineWidth: CGFloat
  /// The form of the ends; too small for a terminal.
  public var lineCap: CGLineCap
  /// The form of the corners; too small for a terminal.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner reaches; too small for a terminal.
  public var miterLimit: CGFloat
  /// Lengths in points that are drawn and left out in turn; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
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

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside when an odd number of edges lies around it; else any winding is
  /// inside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; a terminal has no use for it.
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
