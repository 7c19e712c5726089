import FoundationSubset
import TerminalViews

/// A point for every element of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension PointPlot: VectorizedChartContent, _NamedPlot where Content: VectorizedChartContent {}

extension PointPlot {
  /// Creates points at two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .point, x: .value(x), y: .value(y))
  }

  /// Creates points at a property along x, and the same coordinate of the plot, in points, along y;
  /// its middle by default.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .point, x: .value(x), y: .points(y, y))
  }

  /// Creates points at a property along x, and a coordinate of the plot, in points, along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .point, x: .value(x), y: .points(y, y))
  }

  /// Creates points at the same coordinate of the plot, in points, along x, its middle by default,
  /// and at a property along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .point, x: .points(x, x), y: .value(y))
  }

  /// Creates points at a coordinate of the plot, in points, along x, and a property along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .point, x: .points(x, x), y: .value(y))
  }
}
