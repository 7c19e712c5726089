import FoundationSubset

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
