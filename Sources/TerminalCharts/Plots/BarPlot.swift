import FoundationSubset
import TerminalViews

/// A bar for every element of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements.
  public typealias DataElement = Content.DataElement
  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Content.DataElement>) -> Self {
    Self(body: body._styled(style))
  }
}

extension BarPlot {
  /// Creates bars from zero to a property.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      BarMark._collect(
        BarMark(
          x: x(element), y: y(element), width: width, height: height, stacking: stacking),
        into: &collector)
    }
  }

  /// Creates bars between two properties along y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      BarMark._collect(
        BarMark(x: x(element), yStart: yStart(element), yEnd: yEnd(element), width: width),
        into: &collector)
    }
  }
}
