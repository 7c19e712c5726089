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
    moving(count, alignment) { $0.mean() }
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
    moving(count, alignment) { $0.quantile(fraction) }
  }

  private func moving(
    _ count: Int, _ alignment: WindowAlignment, _ statistic: (ArraySlice<Double>) -> Double?
  ) -> [Double] {
    let values = Array(self)
    let count = Swift.min(Swift.max(count, 1), Swift.max(2 * values.count, 1))
    let before = alignment == .trailing ? count - 1 : count / 2
    return values.indices.map { index in
      let first = index - before
      return statistic(values[Swift.max(first, 0)..<Swift.min(first + count, values.count)]) ?? .nan
    }
  }
}
