import FoundationSubset

/// A bar: from zero to a value, or between two values.
///
/// The quantitative axis carries the length; if both are quantitative, the bar is upright.
public struct BarMark: InputMark {
  @usableFromInline package let input: MarkInput

  /// Creates a bar from zero to a value; bars at the same position stack.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    input = MarkInput(
      kind: .bar, x: .value(x.datum), y: .value(y.datum), width: width, height: height,
      stacking: stacking)
  }

  /// Creates an upright bar between two values.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    input = MarkInput(
      kind: .bar, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum), width: width)
  }

  /// Creates a horizontal bar between two values.
  @inlinable public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    input = MarkInput(
      kind: .bar, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum), height: height)
  }

  /// Creates a bar of one dimension: a number is its length, another value its position.
  ///
  /// `yStart` and `yEnd` are coordinates of the plot in points from its top.
  @inlinable public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    input = MarkInput(
      kind: .bar, x: .value(x.datum), y: .points(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a bar of one dimension: a number is its length, another value its position.
  ///
  /// `xStart` and `xEnd` are coordinates of the plot in points from its left edge.
  @inlinable public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    input = MarkInput(
      kind: .bar, x: .points(xStart, xEnd), y: .value(y.datum), height: height,
      stacking: stacking)
  }

  /// Creates a bar between two values of x, over a part of the plot's height in points.
  @inlinable public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    input = MarkInput(kind: .bar, x: .range(xStart.datum, xEnd.datum), y: .points(yStart, yEnd))
  }

  /// Creates a bar between two values of y, over a part of the plot's width in points.
  @inlinable public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    input = MarkInput(kind: .bar, x: .points(xStart, xEnd), y: .range(yStart.datum, yEnd.datum))
  }
}
