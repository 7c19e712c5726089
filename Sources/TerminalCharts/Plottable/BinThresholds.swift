internal import ChartStatistics
import CivilTime
import FoundationSubset

/// The ends of adjoining bins and the search among them.
struct BinThresholds<Bound: Comparable> {
  /// Increasing; one more than there are bins.
  let values: [Bound]

  /// No histogram is made of more bins unless its thresholds are given.
  static var maximumCount: Int { 200 }

  /// Sorts the thresholds and removes duplicates.
  init(_ values: [Bound]) {
    self.values = values.sorted().reduce(into: []) { unique, value in
      if unique.last.map({ $0 < value }) ?? true { unique.append(value) }
    }
  }

  var count: Int { max(values.count - 1, 0) }

  subscript(position: Int) -> ChartBinRange<Bound> {
    precondition((0..<count).contains(position), "There is no bin with this index.")
    return ChartBinRange(
      lowerBound: values[position], upperBound: values[position + 1],
      isClosed: position == count - 1)
  }

  /// Returns the bin of a value; the first or last for values outside.
  ///
  /// - Complexity: O(log n), where n is the number of thresholds.
  func index(for value: Bound) -> Int {
    let next = values.partitioningIndex { $0 > value }
    return min(max(next - 1, 0), max(count - 1, 0))
  }
}

/// The number of bins that suits a sample.
enum ScottsRule {
  /// Returns the number of bins of ``BinRule/scott``, at most two less than
  /// ``BinThresholds/maximumCount``: rounding the ends may add two.
  static func count(_ sample: [Double]) -> Int {
    min(BinRule.scott.count(for: SortedSample(sample)), BinThresholds<Double>.maximumCount - 2)
  }
}
