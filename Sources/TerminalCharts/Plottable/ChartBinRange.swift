/// The range of values of a bin.
///
/// The range is half open, `lowerBound ≤ value < upperBound`, except that the last of several bins
/// contains its upper bound.
public struct ChartBinRange<Bound: Comparable> {
  /// The smallest value in the bin.
  public let lowerBound: Bound
  /// The end of the bin.
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin.
  let isClosed: Bool

  /// Returns whether the bin contains a value.
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || isClosed && value == upperBound)
  }
}

extension ChartBinRange: RangeExpression {
  /// Returns the indices of a collection that the bin contains.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed
      ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
