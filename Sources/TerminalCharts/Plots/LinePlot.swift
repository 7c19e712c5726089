import FoundationSubset
import TerminalViews

/// A line through all elements of a collection, or along a function.
public struct LinePlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension LinePlot: VectorizedChartContent, _NamedPlot where Content: VectorizedChartContent {}

extension LinePlot {
  /// Creates a line through the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .line, x: .value(x), y: .value(y), series: { $1 })
  }

  /// Creates a line for every series of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, Series>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .line, x: .value(x), y: .value(y), series: { element, _ in series.datum(element) })
  }

  /// Creates a line along a function; it breaks where the function has no value.
  ///
  /// - Parameters:
  ///   - x: The label of x.
  ///   - y: The label of y.
  ///   - domain: The domain of the function; `nil` for that of the x scale, which other marks or
  ///     `chartXScale` decide, or else 0…1.
  ///   - function: Returns y for x; NaN where there is no value.
  public init<S1: _TextLabel, S2: _TextLabel>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionPlot {
    let (x, y) = (x._string, y._string)
    body = FunctionPlot(over: domain) { position, series in
      LineMark(x: .value(x, position), y: .value(y, function(position)), series: series)
    }
  }

  /// Creates a line through the points that a function gives for a parameter.
  ///
  /// - Parameters:
  ///   - x: The label of x.
  ///   - y: The label of y.
  ///   - t: The label of the parameter.
  ///   - domain: The range of the parameter.
  ///   - function: Returns a point; NaN where there is none.
  public init<S1: _TextLabel, S2: _TextLabel, S3: _TextLabel>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlot {
    let (x, y) = (x._string, y._string)
    body = FunctionPlot(over: domain, isParametric: true) { parameter, series in
      let point = function(parameter)
      return LineMark(x: .value(x, point.x), y: .value(y, point.y), series: series)
    }
  }
}
