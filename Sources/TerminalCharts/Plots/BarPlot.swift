import FoundationSubset
import TerminalViews

/// A bar for every element of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension BarPlot: VectorizedChartContent, _NamedPlot where Content: VectorizedChartContent {}

extension BarPlot {
  /// Creates bars from zero to a property.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .bar, x: .value(x), y: .value(y), width: width, height: height, stacking: stacking)
  }

  /// Creates upright bars between two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .value(x), y: .range(yStart, yEnd), width: width)
  }

  /// Creates horizontal bars between two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .range(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates bars of one dimension: a number is their length, another property their position.
  ///
  /// `yStart` and `yEnd` are coordinates of the plot in points from its top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .bar, x: .value(x), y: .points(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates bars of one dimension between coordinates of the plot that are properties.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .bar, x: .value(x), y: .points(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates bars of one dimension: a number is their length, another property their position.
  ///
  /// `xStart` and `xEnd` are coordinates of the plot in points from its left.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .bar, x: .points(xStart, xEnd), y: .value(y), height: height, stacking: stacking)
  }

  /// Creates bars of one dimension between coordinates of the plot that are properties.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(
      data, .bar, x: .points(xStart, xEnd), y: .value(y), height: height, stacking: stacking)
  }
}

// Bars whose ends are known in both directions.
extension BarPlot {
  /// Creates bars between two properties along x and coordinates of the plot, in points, along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
  }

  /// Creates bars between two properties along x and coordinates of the plot along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
  }

  /// Creates bars between coordinates of the plot, in points, along x and two properties along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
  }

  /// Creates bars between coordinates of the plot along x and two properties along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data, .bar, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
  }
}
