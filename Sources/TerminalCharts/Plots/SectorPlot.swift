import FoundationSubset
import TerminalViews

/// A sector of a pie or a ring for every element of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content

  /// Creates a plot of marks.
  public init(body: Content) { self.body = body }
}

extension SectorPlot: VectorizedChartContent, _NamedPlot where Content: VectorizedChartContent {}

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
    body = Self.plot(data, angle, innerRadius, outerRadius) { $0[keyPath: angularInset] }
  }

  private static func plot<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, _ angle: PlottableProjection<Data.Element, A>,
    _ innerRadius: MarkDimensions<Data.Element>, _ outerRadius: MarkDimensions<Data.Element>,
    inset: @escaping (Data.Element) -> CGFloat?
  ) -> CollectionPlot<Data> {
    CollectionPlot(data) { element, _, collector in
      SectorMark._collect(
        SectorMark(
          angle: PlottableValue<A>(datum: angle.datum(element)),
          innerRadius: innerRadius.size(element), outerRadius: outerRadius.size(element),
          angularInset: inset(element)),
        into: &collector)
    }
  }
}
