import FoundationSubset

/// What a plot says of one dimension of every element's mark.
struct ElementDimension<Element> {
  let input: (Element) -> DimensionInput

  /// A datum.
  static func value<V: Plottable>(_ value: PlottableProjection<Element, V>) -> Self {
    Self { .value(value($0).datum) }
  }
  /// From one datum to another.
  static func range<V: Plottable>(
    _ start: PlottableProjection<Element, V>, _ end: PlottableProjection<Element, V>
  ) -> Self {
    Self { .range(start($0).datum, end($0).datum) }
  }
  /// The same places of the plot, in points, for all.
  static func points(_ start: CGFloat?, _ end: CGFloat?) -> Self {
    Self { _ in .points(start, end) }
  }
  /// Places of the plot, in points, that are properties.
  static func points(_ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>) -> Self {
    let (start, end) = (ElementProperty(start), ElementProperty(end))
    return Self { .points(start(of: $0), end(of: $0)) }
  }
}

extension CollectionPlot {
  /// A plot of bars, points, rules or rectangles.
  init(
    _ data: Data, _ kind: MarkRecord.Kind, x: ElementDimension<Data.Element>,
    y: ElementDimension<Data.Element>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .unstacked
  ) {
    self.init(data) { element, _, collector in
      MarkInput(
        kind: kind, x: x.input(element), y: y.input(element), width: width(element),
        height: height(element), stacking: stacking
      ).collect(into: &collector)
    }
  }
}
