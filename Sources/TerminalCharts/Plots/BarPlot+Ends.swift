import FoundationSubset
import TerminalViews

// Bars whose ends are known in both directions.
extension BarPlot {
  /// Creates bars between two properties along x and places of the plot, in points, along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
  }

  /// Creates bars between two properties along x and places of the plot along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
  }

  /// Creates bars between places of the plot, in points, along x and two properties along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
  }

  /// Creates bars between places of the plot along x and two properties along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
  }
}
