/// The range of values that a bin holds.
///
/// Half open, `lowerBound ≤ value < upperBound`, but for the last of several bins, which holds its
/// upper bound as well.
public struct ChartBinRange<Bound: Comparable> {
  /// The smallest value in the bin.
  public let lowerBound: Bound
  /// The end of the bin.
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin.
  let isClosed: Bool

  /// Whether a value lies in the bin.
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || isClosed && value == upperBound)
  }
}

extension ChartBinRange: RangeExpression {
  /// The places of a collection that the bin holds.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed
      ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
