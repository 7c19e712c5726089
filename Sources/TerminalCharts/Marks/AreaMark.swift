/// The area between a line and its baseline, or between two lines.
public struct AreaMark: PrimitiveChartContent {
  @usableFromInline var x: DimensionInput
  @usableFromInline var y: DimensionInput
  @usableFromInline var series: PlottedDatum?
  @usableFromInline var stacking: MarkStackingMethod = .unstacked

  /// Creates a point of an area that reaches from zero to a value.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    (self.x, self.y, self.stacking) = (.value(x.datum), .value(y.datum), stacking)
  }

  /// Creates a point of the area of a series.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    self.series = series.datum
  }

  /// Creates a point of a band between two values; bands do not stack.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (self.x, y) = (.value(x.datum), .range(yStart.datum, yEnd.datum))
  }

  /// Creates a point of the band of a series.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    self.series = series.datum
  }

  /// Creates a point of a band along the y axis.
  @inlinable public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    (x, self.y) = (.range(xStart.datum, xEnd.datum), .value(y.datum))
  }

  /// Creates a point of the band of a series along the y axis.
  @inlinable public init<X: Plottable, Y: Plottable, Series: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    self.series = series.datum
  }

  /// Adds the mark.
  public static func _collect(_ mark: Self, into collector: inout _MarkCollector) {
    var record = MarkRecord(kind: .area, style: 0)
    record.x = mark.x.xExtent(&collector)
    record.y = mark.y.yExtent(&collector)
    record.stacking = mark.stacking
    if let series = mark.series { record.series = collector.series(series) }
    collector.append(record)
  }
}
