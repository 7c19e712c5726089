/// Where a window of neighbours lies, of which a value is made.
public struct WindowAlignment: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case centered, trailing }
  let kind: Kind

  /// Around each value; of an even count one more before it than after it.
  public static let centered = WindowAlignment(kind: .centered)
  /// Each value and those before it: what was known then.
  public static let trailing = WindowAlignment(kind: .trailing)
}

extension Sequence<Double> {
  /// The mean of each value and its neighbours: as many as there are values.
  ///
  /// At the ends the window is as long as there are neighbours. What is not finite does not count;
  /// a window of nothing else is not a number, where a line has a gap.
  ///
  /// - Parameters:
  ///   - count: How many values a window has; at least 1.
  ///   - alignment: Where it lies.
  /// - Complexity: O(n · count).
  public func movingMean(
    _ count: Int, alignment: WindowAlignment = .centered
  ) -> [Double] {
    let values = Array(self)
    return windows(of: count, among: values.count, alignment).map {
      values[$0].mean() ?? .nan
    }
  }

  /// The quantile of each value and its neighbours, by ``SortedSample/quantile(_:)``.
  ///
  /// Ends and what is not finite as with ``movingMean(_:alignment:)``.
  ///
  /// - Parameters:
  ///   - share: 0 for the least, 0.5 for the median, 1 for the greatest.
  ///   - count: How many values a window has; at least 1.
  ///   - alignment: Where it lies.
  /// - Complexity: O(n · count · log count).
  public func movingQuantile(
    _ share: Double, _ count: Int, alignment: WindowAlignment = .centered
  ) -> [Double] {
    let values = Array(self)
    return windows(of: count, among: values.count, alignment).map {
      values[$0].quantile(share) ?? .nan
    }
  }

  private func windows(
    of count: Int, among total: Int, _ alignment: WindowAlignment
  ) -> [Range<Int>] {
    let count = Swift.min(Swift.max(count, 1), Swift.max(2 * total, 1))
    let before = alignment == .trailing ? count - 1 : count / 2
    return (0..<total).map { index in
      let first = index - before
      return Swift.max(first, 0)..<Swift.min(first + count, total)
    }
  }
}
