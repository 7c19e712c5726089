import FoundationSubset

/// How a plot makes the mark of every element.
struct ElementMark {
  /// Which series the marks of a plot belong to.
  enum Series {
    /// None of their own.
    case none
    /// That of the plot: lines of different plots do not join.
    case plot
    /// What a property names.
    case named
  }

  let kind: MarkRecord.Kind
  let x: ElementDimension
  let y: ElementDimension
  let width: ElementSize
  let height: ElementSize
  let stacking: MarkStackingMethod
  let series: Series
  let seriesName: ElementDatum

  /// Adds the mark of an element, given the series of the plot.
  func collect(
    at element: UnsafeRawPointer, plot: Int32, into collector: inout _MarkCollector
  ) {
    let zone = collector.zone
    var record = MarkRecord(kind: kind, style: 0)
    record.x = x.extent(at: element, in: &collector.collection.x, zone: zone)
    record.y = y.extent(at: element, in: &collector.collection.y, zone: zone)
    record.width = width(at: element)
    record.height = height(at: element)
    record.stacking = stacking
    switch series {
    case .none: break
    case .plot: record.series = plot
    case .named: record.series = collector.series(seriesName.datum(at: element))
    }
    collector.append(record)
  }
}

/// The marks of a plot and their styles, whatever the type of the elements.
///
/// Apart from the plot, for each look into a generic type costs more than a mark.
struct ElementMarks {
  /// Adds the mark of an element, given the series of the plot.
  let mark: (UnsafeRawPointer, Int32, inout _MarkCollector) -> Void
  /// Whether they belong to a series of their own.
  var haveSeries = false
  var styles: [(UnsafeRawPointer) -> MarkStyleChange] = []

  /// Adds the marks of elements that lie one after another.
  func collect(
    _ first: UnsafeRawPointer, _ count: Int, stride: Int, _ series: Int32,
    into collector: inout _MarkCollector
  ) {
    let outer = collector.styleIndex
    for index in 0..<count {
      let element = first + index * stride
      for style in styles { _ = collector.enter(style(element)) }
      mark(element, series, &collector)
      collector.leave(to: outer)
    }
  }
}

/// A width or a height of every element's mark.
struct ElementSize {
  private let constant: MarkDimension
  private let property: ((UnsafeRawPointer) -> MarkDimension)?

  init(_ constant: MarkDimension) { (self.constant, property) = (constant, nil) }

  /// A size that is a property.
  init<Element>(
    _ keyPath: KeyPath<Element, CGFloat>, _ dimension: @escaping (CGFloat) -> MarkDimension
  ) {
    let size = ElementProperty(keyPath)
    (constant, property) = (.automatic, { dimension(size(at: $0)) })
  }

  @inline(__always)
  func callAsFunction(at element: UnsafeRawPointer) -> MarkDimension {
    property?(element) ?? constant
  }
}
