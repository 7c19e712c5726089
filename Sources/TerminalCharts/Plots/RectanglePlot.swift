import FoundationSubset
import TerminalViews

/// A rectangle for every element of a collection.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements.
  public typealias DataElement = Content.DataElement
  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Content.DataElement>) -> Self {
    Self(body: body._styled(style))
  }
}

extension RectanglePlot {
  /// Creates rectangles around two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      RectangleMark._collect(
        RectangleMark(x: x(element), y: y(element), width: width, height: height),
        into: &collector)
    }
  }

  /// Creates rectangles between two properties in both directions.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      RectangleMark._collect(
        RectangleMark(
          xStart: xStart(element), xEnd: xEnd(element), yStart: yStart(element),
          yEnd: yEnd(element)),
        into: &collector)
    }
  }
}
