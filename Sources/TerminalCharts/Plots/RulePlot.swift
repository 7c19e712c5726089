import FoundationSubset
import TerminalViews

/// A line across the plot for every element of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension RulePlot: VectorizedChartContent, _NamedPlot where Content: VectorizedChartContent {}

extension RulePlot {
  /// Creates upright rules, between coordinates of the plot in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .value(x), y: .points(yStart, yEnd))
  }

  /// Creates upright rules between coordinates of the plot that are properties.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .value(x), y: .points(yStart, yEnd))
  }

  /// Creates upright rules between two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .value(x), y: .range(yStart, yEnd))
  }

  /// Creates upright rules between two properties, at a coordinate of the plot in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .points(x, x), y: .range(yStart, yEnd))
  }

  /// Creates upright rules between two properties, at a coordinate that is a property too.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .points(x, x), y: .range(yStart, yEnd))
  }

  /// Creates horizontal rules, between coordinates of the plot in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .points(xStart, xEnd), y: .value(y))
  }

  /// Creates horizontal rules between coordinates of the plot that are properties.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .points(xStart, xEnd), y: .value(y))
  }

  /// Creates horizontal rules between two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .range(xStart, xEnd), y: .value(y))
  }

  /// Creates horizontal rules between two properties, at a coordinate of the plot in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .range(xStart, xEnd), y: .points(y, y))
  }

  /// Creates horizontal rules between two properties, at a coordinate that is a property too.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rule, x: .range(xStart, xEnd), y: .points(y, y))
  }
}
