extension Sequence<Double> {
  /// Returns a quantile of the finite values by ``SortedSample/quantile(_:)``; `nil` without
  /// values.
  public func quantile(_ fraction: Double) -> Double? { SortedSample(self).quantile(fraction) }

  /// Returns quantiles of the finite values; empty without values.
  public func quantiles(_ fractions: [Double]) -> [Double] {
    let sample = SortedSample(self)
    return fractions.compactMap(sample.quantile)
  }

  /// Returns the mean of the finite values; `nil` without values.
  public func mean() -> Double? {
    let values = filter(\.isFinite)
    guard let minimum = values.min(), let maximum = values.max() else { return nil }
    // Values are divided before they are added, since their sum can overflow; the second pass
    // corrects the rounding error of the first.
    let count = Double(values.count)
    let rough = Swift.min(Swift.max(values.reduce(0) { $0 + $1 / count }, minimum), maximum)
    return rough + values.reduce(0) { $0 + ($1 / count - rough / count) }
  }

  /// Returns the sample standard deviation (n − 1) of the finite values; `nil` for fewer than two.
  public func standardDeviation() -> Double? {
    let values = filter(\.isFinite)
    guard values.count > 1, let mean = values.mean() else { return nil }
    // Scaled, so that no square overflows.
    let scale = values.reduce(0) { Swift.max($0, abs($1 / 2 - mean / 2)) }
    guard scale > 0 else { return 0 }
    let squares = values.reduce(0) { sum, value in
      let fraction = (value / 2 - mean / 2) / scale
      return sum + fraction * fraction
    }
    return 2 * scale * (squares / Double(values.count - 1)).squareRoot()
  }
}
