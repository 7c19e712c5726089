/// The minimum and the maximum finite datum of a direction; `nil` where there is none.
package struct DataBounds {
  /// The bounds of values and of the ends of bins.
  let ends: ClosedRange<Double>?
  /// The bounds of values and of the middles of bins.
  let middles: ClosedRange<Double>?
  /// The smallest value above zero, for logarithms.
  let smallestPositive: Double?

  /// - Complexity: O(n), where n is the number of extents.
  package init(of extents: some Sequence<MarkExtent>, _ kind: ScaleKind?) {
    var (values, ends, middles) = (Extremes(), Extremes(), Extremes())
    for extent in extents where extent.kind == kind {
      switch extent.form {
      case .none, .points: break
      case .value: values.include(extent.lower)
      case .range:
        values.include(extent.lower)
        values.include(extent.upper)
      case .bin:
        ends.include(extent.lower)
        ends.include(extent.upper)
        middles.include(extent.middle)
      }
    }
    ends.include(values)
    middles.include(values)
    smallestPositive = middles.positive.isFinite ? middles.positive : nil
    (self.ends, self.middles) = (ends.range, middles.range)
  }
}

/// The minimum and the maximum of finite numbers.
private struct Extremes {
  private var minimum = Double.infinity
  private var maximum = -Double.infinity
  private(set) var positive = Double.infinity

  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    if value < minimum { minimum = value }
    if value > maximum { maximum = value }
    if value > 0, value < positive { positive = value }
  }

  mutating func include(_ others: Extremes) {
    minimum = min(minimum, others.minimum)
    maximum = max(maximum, others.maximum)
    positive = min(positive, others.positive)
  }

  var range: ClosedRange<Double>? { minimum <= maximum ? minimum...maximum : nil }
}
