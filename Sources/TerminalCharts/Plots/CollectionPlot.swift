import FoundationSubset
import TerminalViews

/// Content with a mark for every element of a collection, styled by their properties.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The elements.
  associatedtype DataElement
  /// The same with another property of style; only the library's own types implement it.
  func _styled(_ style: _ElementStyle<DataElement>) -> Self
}

/// A style that depends on the element; opaque outside the library.
public struct _ElementStyle<Element> {
  let change: (Element) -> MarkStyleChange
}

/// The marks of a plot of a collection.
public struct CollectionPlot<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The elements.
  public typealias DataElement = Data.Element
  let data: Data
  /// Adds the mark of an element, in the series of the plot.
  let mark: (Data.Element, PlottableValue<String>, inout _MarkCollector) -> Void
  private var styles: [_ElementStyle<Data.Element>] = []

  init(
    _ data: Data,
    _ mark: @escaping (Data.Element, PlottableValue<String>, inout _MarkCollector) -> Void
  ) {
    self.data = data
    self.mark = mark
  }

  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Data.Element>) -> Self {
    var plot = self
    plot.styles.append(style)
    return plot
  }

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    collector.expect(plot.data.count)
    let series = collector.nextPlotSeries()
    for element in plot.data {
      guard !plot.styles.isEmpty else {
        plot.mark(element, series, &collector)
        continue
      }
      var outer: Int32?
      for style in plot.styles {
        let before = collector.enter(style.change(element))
        outer = outer ?? before
      }
      plot.mark(element, series, &collector)
      if let outer { collector.leave(to: outer) }
    }
  }
}

/// The marks of a plot of a function.
public struct FunctionPlot: PrimitiveChartContent {
  let marks: (PlottableValue<String>, inout _MarkCollector) -> Void

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    plot.marks(collector.nextPlotSeries(), &collector)
  }

  /// The places at which a function is asked for: more than a terminal has dots side by side.
  static let sampleCount = 1024

  /// Places at equal distances over a domain.
  static func samples(over domain: ClosedRange<Double>) -> [Double] {
    guard domain.upperBound > domain.lowerBound else { return [domain.lowerBound] }
    return (0...sampleCount).map { index in
      let share = Double(index) / Double(sampleCount)
      return domain.lowerBound * (1 - share) + domain.upperBound * share
    }
  }
}

extension _MarkCollector {
  /// A series of its own: lines of different plots do not join.
  mutating func nextPlotSeries() -> PlottableValue<String> {
    .value("", "plot \(collection.records.count)")
  }
}

extension VectorizedChartContent {
  /// Draws each mark in the colour that the foreground scale has for a property.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> Self {
    _styled(_ElementStyle { .foregroundBy(value($0).datum) })
  }
  /// Draws each mark in a style that is a property.
  public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    let style = ElementProperty(keyPath)
    return _styled(_ElementStyle { .foreground(of: style(of: $0)) })
  }
  /// Makes each mark as transparent as a property says.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self {
    let opacity = ElementProperty(keyPath)
    return _styled(_ElementStyle { .opacity(opacity(of: $0)) })
  }
  /// Draws each mark with the dashes that the line style scale has for a property.
  public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    _styled(_ElementStyle { .lineStyleBy(value($0).datum) })
  }
  /// Draws each mark with the symbol that the symbol scale has for a property.
  public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    _styled(_ElementStyle { .symbolBy(value($0).datum) })
  }
  /// Draws each mark with a symbol that is a property.
  public func symbol<S: ChartSymbolShape>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    let symbol = ElementProperty(keyPath)
    return _styled(_ElementStyle { .symbol(symbol(of: $0)._symbol.shape) })
  }
  /// Draws each symbol in the size that the symbol size scale has for a property.
  public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    _styled(_ElementStyle { .symbolSizeBy(value($0).datum) })
  }
  /// Draws each symbol with an area, in square points, that is a property.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    let area = ElementProperty(keyPath)
    return _styled(_ElementStyle { .symbolArea(area(of: $0)) })
  }
  /// Puts marks of the same place beside each other by a property.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> Self {
    _styled(_ElementStyle { .position(value($0).datum, axis, span) })
  }
}

// What is a property of each element itself, not a value of a scale.
extension VectorizedChartContent {
  // Without Foundation that is the same as a double.
  #if Foundation
    /// Makes each mark as transparent as a property says.
    public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
      let opacity = ElementProperty(keyPath)
      return _styled(_ElementStyle { .opacity(Double(opacity(of: $0))) })
    }
  #endif
  /// Draws each mark with a width and dashes that are a property.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> Self {
    let stroke = ElementProperty(keyPath)
    return _styled(_ElementStyle { .lineStyle(stroke(of: $0)) })
  }
  /// Draws each symbol in a box, in points, that is a property.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> Self {
    let size = ElementProperty(keyPath)
    return _styled(_ElementStyle { .symbolSize(size(of: $0)) })
  }
}
