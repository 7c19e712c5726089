/// The area between a line and its baseline, or between two lines.
public struct AreaMark: InputMark {
  @usableFromInline package let input: MarkInput

  /// Creates a point of an area that reaches from zero to a value.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    input = MarkInput(kind: .area, x: .value(x.datum), y: .value(y.datum), stacking: stacking)
  }

  /// Creates a point of the area of a series.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    input = MarkInput(
      kind: .area, x: .value(x.datum), y: .value(y.datum), stacking: stacking,
      series: series.datum)
  }

  /// Creates a point of a band between two values; bands do not stack.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    input = MarkInput(kind: .area, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum))
  }

  /// Creates a point of the band of a series.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    input = MarkInput(
      kind: .area, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum), series: series.datum)
  }

  /// Creates a point of a band along the y axis.
  @inlinable public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    input = MarkInput(kind: .area, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum))
  }

  /// Creates a point of the band of a series along the y axis.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    input = MarkInput(
      kind: .area, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum), series: series.datum)
  }
}
