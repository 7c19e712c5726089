import FoundationSubset
import TerminalViews

/// The area below all elements of a collection, or below a function.
public struct AreaPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension AreaPlot: VectorizedChartContent, _NamedPlot where Content: VectorizedChartContent {}

extension AreaPlot {
  /// Creates the area between the elements of a collection and zero.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .area, x: .value(x), y: .value(y), stacking: stacking)
  }

  /// Creates the area between two properties of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .area, x: .value(x), y: .range(yStart, yEnd), series: { $1 })
  }

  /// Creates the area between a function and zero; see `LinePlot/init(x:y:domain:function:)`.
  public init<S1: _TextLabel, S2: _TextLabel>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionPlot {
    let (x, y) = (x._string, y._string)
    body = FunctionPlot(over: domain) { position, series in
      AreaMark(
        x: .value(x, position), y: .value(y, function(position)), series: series,
        stacking: .unstacked)
    }
  }

  /// Creates the area between two functions.
  public init<S1: _TextLabel, S2: _TextLabel, S3: _TextLabel>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlot {
    let (x, yStart, yEnd) = (x._string, yStart._string, yEnd._string)
    body = FunctionPlot(over: domain) { position, series in
      let ends = function(position)
      return AreaMark(
        x: .value(x, position), yStart: .value(yStart, ends.yStart), yEnd: .value(yEnd, ends.yEnd),
        series: series)
    }
  }

  /// Creates an area for every series of the elements of a collection; areas at the same positions
  /// stack.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, Series>,
    stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .area, x: .value(x), y: .value(y), stacking: stacking,
      series: { element, _ in series.datum(element) })
  }

  /// Creates an area between two properties along y for every series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, Series>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .area, x: .value(x), y: .range(yStart, yEnd),
      series: { element, _ in series.datum(element) })
  }

  /// Creates an area between two properties along x.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .area, x: .range(xStart, xEnd), y: .value(y), series: { $1 })
  }

  /// Creates an area between two properties along x for every series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, Series>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .area, x: .range(xStart, xEnd), y: .value(y),
      series: { element, _ in series.datum(element) })
  }
}
