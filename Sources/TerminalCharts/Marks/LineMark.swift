/// A line through the data of a series, in the order of the data.
///
/// Marks of the same series join, also when they come from different iterations of a loop. A
/// position that is not a number breaks the line.
public struct LineMark: PrimitiveChartContent {
  @usableFromInline let x: PlottedDatum
  @usableFromInline let y: PlottedDatum
  @usableFromInline let series: PlottedDatum?

  /// Creates a point of a line.
  @inlinable public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.datum
    self.y = y.datum
    series = nil
  }

  /// Creates a point of the line of a series.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    self.x = x.datum
    self.y = y.datum
    self.series = series.datum
  }

  /// Adds the mark.
  public static func _collect(_ mark: Self, into collector: inout _MarkCollector) {
    var record = MarkRecord(kind: .line, style: 0)
    record.x = collector.x(mark.x)
    record.y = collector.y(mark.y)
    if let series = mark.series { record.series = collector.series(series) }
    collector.append(record)
  }
}
