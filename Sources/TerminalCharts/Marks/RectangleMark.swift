import FoundationSubset

/// A rectangle: a tile of a heat map, a band behind a part of the plot, or all of it.
public struct RectangleMark: InputMark {
  @usableFromInline package let input: MarkInput

  /// Creates a rectangle around two values.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    input = MarkInput(
      kind: .rectangle, x: .value(x.datum), y: .value(y.datum), width: width, height: height)
  }

  /// Creates a rectangle at a value of x between two values of y.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    input = MarkInput(
      kind: .rectangle, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum), width: width)
  }

  /// Creates a rectangle at a value of x over the plot's height, or a part of it in points.
  @inlinable public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    input = MarkInput(
      kind: .rectangle, x: .value(x.datum), y: .points(yStart, yEnd), width: width)
  }

  /// Creates a rectangle between two values of x at a value of y.
  @inlinable public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    input = MarkInput(
      kind: .rectangle, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum), height: height)
  }

  /// Creates a rectangle at a value of y over the plot's width, or a part of it in points.
  @inlinable public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    input = MarkInput(
      kind: .rectangle, x: .points(xStart, xEnd), y: .value(y.datum), height: height)
  }

  /// Creates a rectangle between two values in both directions.
  @inlinable public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    input = MarkInput(
      kind: .rectangle, x: .range(xStart.datum, xEnd.datum),
      y: .range(yStart.datum, yEnd.datum))
  }

  /// Creates a rectangle between two values of x over the plot's height, or a part of it in points.
  @inlinable public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    input = MarkInput(
      kind: .rectangle, x: .range(xStart.datum, xEnd.datum), y: .points(yStart, yEnd))
  }

  /// Creates a rectangle between two values of y over the plot's width, or a part of it in points.
  @inlinable public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    input = MarkInput(
      kind: .rectangle, x: .points(xStart, xEnd), y: .range(yStart.datum, yEnd.datum))
  }

  /// Creates a rectangle in points of the plot; without arguments all of it.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    input = MarkInput(kind: .rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
  }

  /// Creates a rectangle for a `Chart3D`, over the two dimensions whose values are ranges.
  ///
  /// ```swift
  /// RectangleMark(x: .value("x", -1.0..<1), y: .value("y", 0), z: .value("z", -1.0..<1))
  /// ```
  @inlinable public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    input = MarkInput(
      kind: .rectangle, x: .value(x.datum), y: .depth(DepthInput(y: y.datum, z: z.datum)))
  }
}
