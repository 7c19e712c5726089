import FoundationSubset
import TerminalViews

/// A sector of a pie or a ring for every element of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements.
  public typealias DataElement = Content.DataElement
  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Content.DataElement>) -> Self {
    Self(body: body._styled(style))
  }
}

extension SectorPlot {
  /// Creates sectors whose angles are a property.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      SectorMark._collect(
        SectorMark(
          angle: angle(element), innerRadius: innerRadius, outerRadius: outerRadius,
          angularInset: angularInset),
        into: &collector)
    }
  }
}
