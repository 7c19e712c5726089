import FoundationSubset

/// The range of a scale: an array of styles or symbols, or a range of lengths.
public protocol ScaleRange {
  /// A style, a symbol, a length.
  associatedtype VisualValue

  /// The values in order, or the ends of a continuous range. Not for use in charts.
  var _visualValues: [VisualValue] { get }

  /// The locations of the values on a ramp, from 0 to 1; `nil` if evenly spaced. Not for use in
  /// charts.
  var _visualPositions: [Double]? { get }
}

extension ScaleRange {
  /// Always `nil`: the values are evenly spaced.
  public var _visualPositions: [Double]? { nil }
}

/// The range of a position scale: `.plotDimension`, or a range of points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The type-erased range. Not for use in charts.
  var _positionRange: ErasedPositionRange { get }
}

/// A type-erased position range.
///
/// Not for use in charts.
public struct ErasedPositionRange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The plot with padding in points at its ends; negative padding extends beyond the plot.
    case plot(startPadding: Double, endPadding: Double)
    /// A range of points from the plot's start.
    case points(ClosedRange<Double>)
  }

  package let kind: Kind
}

/// The extent of the plot area, less a padding.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  /// A length in points.
  public typealias VisualValue = CGFloat

  let startPadding: CGFloat
  let endPadding: CGFloat

  /// Empty, because only the layout knows the extent.
  public var _visualValues: [CGFloat] { [] }

  /// The type-erased range.
  ///
  /// Not for use in charts.
  public var _positionRange: ErasedPositionRange {
    ErasedPositionRange(
      kind: .plot(startPadding: Double(startPadding), endPadding: Double(endPadding)))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot area.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// Returns the plot area with padding in points at both ends; negative values extend beyond it.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// Returns the plot area with padding in points at each end; negative values extend beyond it.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

extension Array: ScaleRange {
  /// A style, a symbol, a length.
  public typealias VisualValue = Element

  /// The elements.
  public var _visualValues: [Element] { self }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// A length in points.
  public typealias VisualValue = CGFloat

  /// The two ends.
  public var _visualValues: [CGFloat] { [lowerBound, upperBound] }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// The type-erased range.
  ///
  /// Not for use in charts.
  public var _positionRange: ErasedPositionRange {
    ErasedPositionRange(kind: .points(Double(lowerBound)...Double(upperBound)))
  }
}
