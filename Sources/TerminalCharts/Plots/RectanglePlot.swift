import FoundationSubset
import TerminalViews

/// A rectangle for every element of a collection.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension RectanglePlot: VectorizedChartContent, _NamedPlot, _IntervalPlot
where Content: VectorizedChartContent {
  /// Rectangles.
  public static var _kind: _MarkKind { _MarkKind(kind: .rectangle) }
}

extension RectanglePlot {
  /// Creates a rectangle at two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .rectangle, x: .value(x), y: .value(y), width: width, height: height)
  }

  /// Creates rectangles between coordinates of the plot, in points, along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rectangle, x: .value(x), y: .points(yStart, yEnd), width: width)
  }

  /// Creates rectangles between coordinates of the plot along y that are properties.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rectangle, x: .value(x), y: .points(yStart, yEnd), width: width)
  }

  /// Creates rectangles between coordinates of the plot, in points, along x.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rectangle, x: .points(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates rectangles between coordinates of the plot along x that are properties.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rectangle, x: .points(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates rectangles between two properties along x and two along y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .rectangle, x: .range(xStart, xEnd), y: .range(yStart, yEnd))
  }
}
