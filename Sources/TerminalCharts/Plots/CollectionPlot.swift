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
  let change: (UnsafeRawPointer) -> MarkStyleChange
}

/// The marks of a plot of a collection.
public struct CollectionPlot<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The elements.
  public typealias DataElement = Data.Element
  let data: Data
  private var marks: ElementMarks

  init(_ data: Data, _ marks: ElementMarks) {
    self.data = data
    self.marks = marks
  }

  init(
    _ data: Data, _ kind: MarkRecord.Kind, x: ElementDimension, y: ElementDimension,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .unstacked,
    series: ElementMark.Series = .none, named name: ElementDatum = .none
  ) {
    let mark = ElementMark(
      kind: kind, x: x, y: y, width: width.size, height: height.size, stacking: stacking,
      series: series, seriesName: name)
    self.init(data, ElementMarks(mark: mark.collect, haveSeries: series == .plot))
  }

  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Data.Element>) -> Self {
    var plot = self
    plot.marks.styles.append(style.change)
    return plot
  }

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    guard !plot.data.isEmpty else { return }
    collector.reserve(plot.data.count)
    let (marks, stride) = (plot.marks, MemoryLayout<Data.Element>.stride)
    let series = marks.haveSeries ? collector.nextPlotSeries() : -1
    let whole: Void? = plot.data.withContiguousStorageIfAvailable { elements in
      guard let first = elements.baseAddress else { return }
      marks.collect(first, elements.count, stride: stride, series, into: &collector)
    }
    guard whole == nil else { return }
    for element in plot.data {
      withUnsafePointer(to: element) {
        marks.collect($0, 1, stride: stride, series, into: &collector)
      }
    }
  }
}

/// The marks of a plot of a function.
public struct FunctionPlot: PrimitiveChartContent {
  let marks: (PlottableValue<String>, inout _MarkCollector) -> Void

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    plot.marks(.value("", collector.plotSeriesName), &collector)
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
  var plotSeriesName: String { "plot \(collection.records.count)" }

  /// The place of the same in the table of series.
  fileprivate mutating func nextPlotSeries() -> Int32 {
    series(PlottedDatum(label: "", value: .category(plotSeriesName)))
  }
}

extension VectorizedChartContent {
  /// Draws each mark in the colour that the foreground scale has for a property.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> Self {
    _styled(_ElementStyle { .foregroundBy(value.datum.datum(at: $0)) })
  }
  /// Draws each mark in a style that is a property.
  public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    let style = ElementProperty(keyPath)
    return _styled(_ElementStyle { .foreground(of: style(at: $0)) })
  }
  /// Makes each mark as transparent as a property says.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self {
    let opacity = ElementProperty(keyPath)
    return _styled(_ElementStyle { .opacity(opacity(at: $0)) })
  }
  /// Draws each mark with the dashes that the line style scale has for a property.
  public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    _styled(_ElementStyle { .lineStyleBy(value.datum.datum(at: $0)) })
  }
  /// Draws each mark with the symbol that the symbol scale has for a property.
  public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    _styled(_ElementStyle { .symbolBy(value.datum.datum(at: $0)) })
  }
  /// Draws each mark with a symbol that is a property.
  public func symbol<S: ChartSymbolShape>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    let symbol = ElementProperty(keyPath)
    return _styled(_ElementStyle { .symbol(symbol(at: $0)._symbol.shape) })
  }
  /// Draws each symbol in the size that the symbol size scale has for a property.
  public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    _styled(_ElementStyle { .symbolSizeBy(value.datum.datum(at: $0)) })
  }
  /// Draws each symbol with an area, in square points, that is a property.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    let area = ElementProperty(keyPath)
    return _styled(_ElementStyle { .symbolArea(area(at: $0)) })
  }
  /// Puts marks of the same place beside each other by a property.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> Self {
    _styled(_ElementStyle { .position(value.datum.datum(at: $0), axis, span) })
  }
}

// What is a property of each element itself, not a value of a scale.
extension VectorizedChartContent {
  // Without Foundation that is the same as a double.
  #if Foundation
    /// Makes each mark as transparent as a property says.
    public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
      let opacity = ElementProperty(keyPath)
      return _styled(_ElementStyle { .opacity(Double(opacity(at: $0))) })
    }
  #endif
  /// Draws each mark with a width and dashes that are a property.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> Self {
    let stroke = ElementProperty(keyPath)
    return _styled(_ElementStyle { .lineStyle(stroke(at: $0)) })
  }
  /// Draws each symbol in a box, in points, that is a property.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> Self {
    let size = ElementProperty(keyPath)
    return _styled(_ElementStyle { .symbolSize(size(at: $0)) })
  }
}
