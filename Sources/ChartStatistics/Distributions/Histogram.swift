/// A bin of a histogram.
public struct HistogramBin: Hashable, Sendable {
  /// The lower edge, which is part of the bin.
  public let lowerBound: Double
  /// The upper edge, which is part of the next bin; the last bin contains it.
  public let upperBound: Double
  /// The number of values.
  public let count: Int
  /// The fraction of the sample divided by the width, so that all bins together have area 1.
  public let density: Double

  /// The edges as a range, for bars.
  public var range: Range<Double> { lowerBound..<upperBound }
}

extension Sequence<Double> {
  /// Returns a histogram of the finite values; empty if there are none.
  ///
  /// Values outside given thresholds are in no bin, but count in the densities.
  ///
  /// ```swift
  /// let bins = prices.histogram()
  /// Chart(bins, id: \.lowerBound) { bin in
  ///   BarMark(x: .value("Price", bin.range), y: .value("Hours", bin.count))
  /// }
  /// ```
  ///
  /// - Complexity: O(n log n).
  public func histogram(_ rule: BinRule = .freedmanDiaconis) -> [HistogramBin] {
    let sample = SortedSample(self)
    let ends = rule.thresholds(for: sample)
    guard ends.count > 1, !sample.isEmpty else { return [] }
    var counts = [Int](repeating: 0, count: ends.count - 1)
    var bin = 0
    for value in sample.values where value >= ends[0] && value <= ends[ends.count - 1] {
      while bin < counts.count - 1, value >= ends[bin + 1] { bin += 1 }
      counts[bin] += 1
    }
    return counts.indices.map { index in
      let fraction = Double(counts[index]) / Double(sample.count)
      return HistogramBin(
        lowerBound: ends[index], upperBound: ends[index + 1], count: counts[index],
        // Halved, since the difference can overflow.
        density: fraction / 2 / (ends[index + 1] / 2 - ends[index] / 2))
    }
  }
}
