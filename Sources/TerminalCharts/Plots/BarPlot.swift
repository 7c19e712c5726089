import FoundationSubset
import TerminalViews

/// A bar for every element of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension BarPlot: VectorizedChartContent, _NamedPlot, _IntervalPlot
where Content: VectorizedChartContent {
  /// Bars.
  public static var _kind: _MarkKind { _MarkKind(kind: .bar) }
}

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
