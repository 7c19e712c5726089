import FoundationSubset
import TerminalViews

/// Content with a mark for every element of a collection, styled by their properties.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The elements.
  associatedtype DataElement
  /// Returns the content with another style; only the library's own types implement it.
  func _styled(_ style: _ElementStyle<DataElement>) -> Self
}

/// A style that depends on the element; opaque outside the library.
public struct _ElementStyle<Element> {
  let change: (Element) -> MarkStyleChange
}

/// A plot named after its marks, which it creates from a collection or a function.
public protocol _NamedPlot: VectorizedChartContent
where Body: VectorizedChartContent, DataElement == Body.DataElement {
  /// Creates a plot that holds marks.
  init(body: Body)
}

extension _NamedPlot {
  /// Returns the plot with another style.
  public func _styled(_ style: _ElementStyle<Body.DataElement>) -> Self {
    Self(body: body._styled(style))
  }
}

/// The marks of a plot of a collection.
public struct CollectionPlot<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The elements.
  public typealias DataElement = Data.Element
  private let data: Data
  /// Adds the mark of an element, given the series of the plot.
  private let mark: (Data.Element, PlottedDatum, inout _MarkCollector) -> Void
  private var styles: [(Data.Element) -> MarkStyleChange] = []

  init(
    _ data: Data, mark: @escaping (Data.Element, PlottedDatum, inout _MarkCollector) -> Void
  ) {
    self.data = data
    self.mark = mark
  }

  /// - Parameter series: Returns the series of an element's mark, given that of the plot; lines of
  ///   different plots are not joined.
  init(
    _ data: Data, _ kind: MarkRecord.Kind, x: ElementDimension<Data.Element>,
    y: ElementDimension<Data.Element>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .unstacked,
    series: @escaping (Data.Element, _ plot: PlottedDatum) -> PlottedDatum? = { _, _ in nil }
  ) {
    self.init(data) { element, plot, collector in
      MarkInput(
        kind: kind, x: x.input(element), y: y.input(element), width: width.size(element),
        height: height.size(element), stacking: stacking,
        series: series(element, plot)
      ).collect(into: &collector)
    }
  }

  /// Returns the plot with another style.
  public func _styled(_ style: _ElementStyle<Data.Element>) -> Self {
    var plot = self
    plot.styles.append(style.change)
    return plot
  }

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    guard !plot.data.isEmpty else { return }
    let (outer, series) = (collector.styleIndex, collector.plotSeries)
    // Iterates by index, because making the type of an iterator takes a tenth of printing a day.
    for offset in 0..<plot.data.count {
      let element = plot.data[plot.data.index(plot.data.startIndex, offsetBy: offset)]
      for style in plot.styles { _ = collector.enter(style(element)) }
      plot.mark(element, series, &collector)
      collector.leave(to: outer)
    }
  }
}

extension _MarkCollector {
  /// A new series for a plot: lines of different plots do not join.
  var plotSeries: PlottedDatum {
    PlottedDatum(label: "", value: .category("plot \(collection.records.count)"))
  }
}

/// The input of a plot for one dimension of every element's mark.
struct ElementDimension<Element> {
  let input: (Element) -> DimensionInput

  static func value<V: Plottable>(_ value: PlottableProjection<Element, V>) -> Self {
    Self { .value(value.datum($0)) }
  }
  static func range<V: Plottable>(
    _ start: PlottableProjection<Element, V>, _ end: PlottableProjection<Element, V>
  ) -> Self {
    Self { .range(start.datum($0), end.datum($0)) }
  }
  static func points(_ start: CGFloat?, _ end: CGFloat?) -> Self {
    Self { _ in .points(start, end) }
  }
  static func points(
    _ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>
  ) -> Self {
    Self { .points($0[keyPath: start], $0[keyPath: end]) }
  }
}
