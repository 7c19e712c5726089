internal import ChartStatistics
import CivilTime
import FoundationSubset

/// The common part of collections of bins, which adjoin at thresholds.
public protocol _BinCollection: RandomAccessCollection
where Index == Int, Indices == Range<Int>, Element == ChartBinRange<Bound> {
  /// The type of the values in the bins.
  associatedtype Bound: Comparable
  /// The ends of the bins, increasing: one more than there are bins.
  var thresholds: [Bound] { get }
}

extension _BinCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// The bin at an index of the collection.
  public subscript(position: Int) -> ChartBinRange<Bound> {
    precondition(indices.contains(position), "There is no bin with this index.")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// Returns the index of the bin that holds a value; the first or the last for values outside.
  ///
  /// 0 when there are no bins.
  ///
  /// - Complexity: O(log n), where n is the number of bins.
  public func index(for value: Bound) -> Int {
    let next = thresholds.partitioningIndex { $0 > value }
    return Swift.min(Swift.max(next - 1, 0), Swift.max(endIndex - 1, 0))
  }

  /// No histogram is made of more bins unless its thresholds are given.
  static var maximumCount: Int { 200 }
}

extension Array where Element: Comparable {
  /// The elements in increasing order, without duplicates.
  var increasing: [Element] {
    sorted().reduce(into: []) { unique, value in
      if unique.last.map({ $0 < value }) ?? true { unique.append(value) }
    }
  }
}

/// The number of bins that suits a sample.
enum ScottsRule {
  /// Returns the number of bins of ``BinRule/scott``, at most two less than
  /// ``_BinCollection/maximumCount``: rounding the ends may add two.
  static func count(_ sample: [Double]) -> Int {
    min(BinRule.scott.count(for: SortedSample(sample)), NumberBins<Double>.maximumCount - 2)
  }
}
