import FoundationSubset

/// What a scale maps data to: an array of styles or symbols, a range of lengths.
public protocol ScaleRange {
  /// A style, a symbol, a length.
  associatedtype VisualValue

  /// The values one after the other, or the ends of a continuous range; of no use in charts.
  var _visualValues: [VisualValue] { get }

  /// Where the values lie on a ramp, from 0 to 1; nil for even distances; of no use in charts.
  var _visualPlaces: [Double]? { get }
}

extension ScaleRange {
  /// None: the values lie at even distances.
  public var _visualPlaces: [Double]? { nil }
}

/// What a position scale maps data to: `.plotDimension`, or a range of points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The range as the layout knows it; of no use in charts.
  var _positionRange: ErasedPositionRange { get }
}

/// A position range without its type; of no use in charts.
public struct ErasedPositionRange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The whole plot, less so many points at its ends; negative padding reaches beyond.
    case plot(startPadding: Double, endPadding: Double)
    /// From and to so many points from the plot's start.
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

  /// None: the extent is known only to the layout.
  public var _visualValues: [CGFloat] { [] }

  /// The range as the layout knows it; of no use in charts.
  public var _positionRange: ErasedPositionRange {
    ErasedPositionRange(
      kind: .plot(startPadding: Double(startPadding), endPadding: Double(endPadding)))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot area.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The plot area, less so many points at both ends; negative values reach beyond.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// The plot area, less so many points at its ends; negative values reach beyond.
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
  /// The range as the layout knows it; of no use in charts.
  public var _positionRange: ErasedPositionRange {
    ErasedPositionRange(kind: .points(Double(lowerBound)...Double(upperBound)))
  }
}
