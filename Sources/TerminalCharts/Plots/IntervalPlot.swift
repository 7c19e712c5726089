import FoundationSubset
import TerminalViews

/// A plot of bars or of rectangles.
public protocol _IntervalPlot: _NamedPlot {
  /// The kind of the marks.
  static var _kind: _MarkKind { get }
}

/// The kind of the marks of a plot; opaque outside the library.
public struct _MarkKind {
  let kind: MarkRecord.Kind
}

// Marks between two properties, or between coordinates of the plot.
extension _IntervalPlot {
  /// Creates marks at a property along x, between two properties along y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Body == CollectionPlot<Data> {
    self.init(data, x: .value(x), y: .range(yStart, yEnd), width: width)
  }

  /// Creates marks between two properties along x, at a property along y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Body == CollectionPlot<Data> {
    self.init(data, x: .range(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates marks between two properties along x and coordinates of the plot, in points, along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Body == CollectionPlot<Data> {
    self.init(data, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
  }

  /// Creates marks between two properties along x and coordinates of the plot along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Body == CollectionPlot<Data> {
    self.init(data, x: .range(xStart, xEnd), y: .points(yStart, yEnd))
  }

  /// Creates marks between coordinates of the plot, in points, along x and two properties along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Body == CollectionPlot<Data> {
    self.init(data, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
  }

  /// Creates marks between coordinates of the plot along x and two properties along y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Body == CollectionPlot<Data> {
    self.init(data, x: .points(xStart, xEnd), y: .range(yStart, yEnd))
  }

  private init<Data: RandomAccessCollection>(
    _ data: Data, x: ElementDimension<Data.Element>, y: ElementDimension<Data.Element>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Body == CollectionPlot<Data> {
    self.init(body: CollectionPlot(data, Self._kind.kind, x: x, y: y, width: width, height: height))
  }
}
