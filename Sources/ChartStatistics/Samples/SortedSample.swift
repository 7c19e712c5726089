/// The finite values of a sample in ascending order, for quantiles.
public struct SortedSample: Hashable, Sendable {
  /// The values in ascending order.
  ///
  /// A value with a count is contained once.
  public let values: [Double]
  // The cumulative counts of the values; empty if each counts once.
  private let ends: [Int]

  /// Sorts the finite values of a sequence.
  ///
  /// - Complexity: O(n log n).
  @inlinable public init(_ values: some Sequence<Double>) {
    self.init(finite: values.filter(\.isFinite))
  }

  /// Sorts values that count several times, such as prices of slots of different lengths.
  ///
  /// - Parameter values: The values with their counts; those with a count of 0 or less are omitted.
  /// - Complexity: O(n log n).
  @inlinable public init(counted values: some Sequence<(value: Double, count: Int)>) {
    self.init(finite: values.filter { $0.value.isFinite && $0.count > 0 })
  }

  // The initialisers above are inlinable, so that the compiler can specialise them: a frame sorts a
  // hundred thousand values, and unspecialised iteration is too slow.
  @usableFromInline init(finite values: [Double]) { (self.values, ends) = (values.sorted(), []) }

  @usableFromInline init(finite values: [(value: Double, count: Int)]) {
    if values.allSatisfy({ $0.count == 1 }) {
      (self.values, ends) = (values.map(\.value).sorted(), [])
    } else {
      let sorted = values.sorted { $0.value < $1.value }
      self.values = sorted.map(\.value)
      ends = sorted.reduce(into: []) { $0.append(($0.last ?? 0) + $1.count) }
    }
  }

  /// The number of values, each multiplied by its count.
  public var count: Int { ends.last ?? values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Returns a quantile; `nil` without values.
  ///
  /// Interpolated linearly between two values, like the defaults of NumPy, R and spreadsheets.
  /// Source: R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American
  /// Statistician 50 (1996), definition 7.
  ///
  /// - Parameter fraction: 0 for the minimum, 0.5 for the median, 1 for the maximum; clamps to 0…1.
  /// - Complexity: O(1); O(log n) if values have counts.
  public func quantile(_ fraction: Double) -> Double? {
    guard !isEmpty, !fraction.isNaN else { return nil }
    let last = count - 1
    let position = min(max(fraction, 0), 1) * Double(last)
    let lower = Int(position)
    let (low, high) = (value(at: lower), value(at: min(lower + 1, last)))
    // Weighted, since the difference of the two values can overflow.
    let part = position - Double(lower)
    return low == high ? low : low * (1 - part) + high * part
  }

  /// The interquartile range; `nil` without values.
  public var interquartileRange: Double? {
    guard let lower = quantile(0.25), let upper = quantile(0.75) else { return nil }
    return upper - lower
  }

  private func value(at position: Int) -> Double {
    guard !ends.isEmpty else { return values[position] }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return values[low]
  }
}
