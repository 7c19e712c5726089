extension Sequence<Double> {
  /// The number that a share of these is below, by ``SortedSample/quantile(_:)``; `nil` of none.
  public func quantile(_ share: Double) -> Double? { SortedSample(self).quantile(share) }

  /// The numbers that shares of these are below; empty of none.
  public func quantiles(_ shares: [Double]) -> [Double] {
    let sample = SortedSample(self)
    return shares.compactMap(sample.quantile)
  }

  /// The mean of those that are finite; `nil` of none.
  public func mean() -> Double? {
    let values = filter(\.isFinite)
    guard let least = values.min(), let greatest = values.max() else { return nil }
    // Shares are added, for the sum can be out of range; the second round takes what was rounded.
    let count = Double(values.count)
    let rough = Swift.min(Swift.max(values.reduce(0) { $0 + $1 / count }, least), greatest)
    return rough + values.reduce(0) { $0 + ($1 / count - rough / count) }
  }

  /// The standard deviation of the sample, over n − 1; `nil` of fewer than two finite numbers.
  public func standardDeviation() -> Double? {
    let values = filter(\.isFinite)
    guard values.count > 1, let mean = values.mean() else { return nil }
    // Scaled, so that no square is out of range.
    let scale = values.reduce(0) { Swift.max($0, abs($1 / 2 - mean / 2)) }
    guard scale > 0 else { return 0 }
    let squares = values.reduce(0) { sum, value in
      let share = (value / 2 - mean / 2) / scale
      return sum + share * share
    }
    return 2 * scale * (squares / Double(values.count - 1)).squareRoot()
  }
}
