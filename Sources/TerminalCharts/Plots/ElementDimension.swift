import FoundationSubset

/// The input of a plot for one dimension of every element's mark.
struct ElementDimension<Element> {
  let input: (Element) -> DimensionInput

  /// A datum.
  static func value<V: Plottable>(_ value: PlottableProjection<Element, V>) -> Self {
    Self { .value(value.datum($0)) }
  }
  /// From one datum to another.
  static func range<V: Plottable>(
    _ start: PlottableProjection<Element, V>, _ end: PlottableProjection<Element, V>
  ) -> Self {
    Self { .range(start.datum($0), end.datum($0)) }
  }
  /// The same places of the plot, in points, for all.
  static func points(_ start: CGFloat?, _ end: CGFloat?) -> Self {
    Self { _ in .points(start, end) }
  }
  /// Places of the plot, in points, that are properties.
  static func points(
    _ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>
  ) -> Self {
    Self { .points($0[keyPath: start], $0[keyPath: end]) }
  }
}
