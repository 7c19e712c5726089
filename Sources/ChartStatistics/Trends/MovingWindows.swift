/// The alignment of a moving window with the value that it is computed for.
public struct WindowAlignment: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case centered, trailing }
  let kind: Kind

  /// Centred on the value; an even window has one more value before it than after it.
  public static let centered = WindowAlignment(kind: .centered)
  /// The value and those before it.
  public static let trailing = WindowAlignment(kind: .trailing)
}

extension Sequence<Double> {
  /// Returns the moving mean: one mean for each value.
  ///
  /// At the ends the window is shortened to the existing values. Values that are not finite are
  /// ignored; a window without finite values gives NaN, which is a gap in a line.
  ///
  /// - Parameters:
  ///   - count: The number of values in a window; at least 1.
  ///   - alignment: The alignment of the window.
  /// - Complexity: O(n · count).
  public func movingMean(
    _ count: Int, alignment: WindowAlignment = .centered
  ) -> [Double] {
    let values = Array(self)
    return windows(of: count, among: values.count, alignment).map {
      values[$0].mean() ?? .nan
    }
  }

  /// Returns the moving quantile, by ``SortedSample/quantile(_:)``.
  ///
  /// Ends and values that are not finite are treated as in ``movingMean(_:alignment:)``.
  ///
  /// - Parameters:
  ///   - fraction: 0 for the minimum, 0.5 for the median, 1 for the maximum.
  ///   - count: The number of values in a window; at least 1.
  ///   - alignment: The alignment of the window.
  /// - Complexity: O(n · count · log count).
  public func movingQuantile(
    _ fraction: Double, _ count: Int, alignment: WindowAlignment = .centered
  ) -> [Double] {
    let values = Array(self)
    return windows(of: count, among: values.count, alignment).map {
      values[$0].quantile(fraction) ?? .nan
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
