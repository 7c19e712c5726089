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
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == CollectionPlot<Data> {
    body = Self.plot(data, angle, innerRadius, outerRadius) { _ in angularInset }
  }

  /// Creates sectors whose angles are a property, as are the distances between them.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == CollectionPlot<Data> {
    let inset = ElementProperty(angularInset)
    body = Self.plot(data, angle, innerRadius, outerRadius) { inset(at: $0) }
  }

  private static func plot<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, _ angle: PlottableProjection<Data.Element, A>,
    _ innerRadius: MarkDimensions<Data.Element>, _ outerRadius: MarkDimensions<Data.Element>,
    inset: @escaping (UnsafeRawPointer) -> CGFloat?
  ) -> CollectionPlot<Data> {
    let (angle, inner, outer) = (angle.datum, innerRadius.size, outerRadius.size)
    let marks = ElementMarks { element, _, collector in
      SectorMark._collect(
        SectorMark(
          angle: PlottableValue<A>(datum: angle.datum(at: element)),
          innerRadius: inner(at: element), outerRadius: outer(at: element),
          angularInset: inset(element)),
        into: &collector)
    }
    return CollectionPlot(data, marks)
  }
}
