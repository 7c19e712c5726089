import FoundationSubset
import TerminalViews

/// A point for every element of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements.
  public typealias DataElement = Content.DataElement
  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Content.DataElement>) -> Self {
    Self(body: body._styled(style))
  }
}

extension PointPlot {
  /// Creates points at two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      PointMark._collect(PointMark(x: x(element), y: y(element)), into: &collector)
    }
  }
}
