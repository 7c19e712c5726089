/// A line through the data of a series, in the order of the data.
///
/// Marks of the same series join, also when they come from different iterations of a loop. A
/// position that is not a number breaks the line.
public struct LineMark: InputMark {
  @usableFromInline package let input: MarkInput

  /// Creates a point of a line.
  @inlinable public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    input = MarkInput(kind: .line, x: .value(x.datum), y: .value(y.datum))
  }

  /// Creates a point of the line of a series.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    input = MarkInput(kind: .line, x: .value(x.datum), y: .value(y.datum), series: series.datum)
  }
}
