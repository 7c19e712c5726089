/// A bin of a histogram: how many numbers of a sample lie in a range.
public struct HistogramBin: Hashable, Sendable {
  /// From where on.
  public let lowerBound: Double
  /// Up to where: this number itself is the next bin's, but for the last bin, which holds it.
  public let upperBound: Double
  /// How many numbers.
  public let count: Int
  /// The share of the sample, by the width: all bins together have the area 1, as a density has.
  public let density: Double

  /// From where to where, as bars show it.
  public var range: Range<Double> { lowerBound..<upperBound }
}

extension Sequence<Double> {
  /// How many of the finite numbers lie in each of adjoining bins; none of no number.
  ///
  /// What lies outside of thresholds that were given is in no bin; densities are shares of all.
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
      let share = Double(counts[index]) / Double(sample.count)
      return HistogramBin(
        lowerBound: ends[index], upperBound: ends[index + 1], count: counts[index],
        // By halves: the difference can be out of range.
        density: share / 2 / (ends[index + 1] / 2 - ends[index] / 2))
    }
  }
}
