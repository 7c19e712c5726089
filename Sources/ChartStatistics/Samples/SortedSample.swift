/// Numbers in order, of which quantiles are taken.
///
/// What is not finite does not count.
public struct SortedSample: Hashable, Sendable {
  /// The numbers, from the least on; each once, however often it counts.
  public let values: [Double]
  // How many numbers there are up to each; none where each counts once.
  private let ends: [Int]

  /// Puts numbers in order.
  ///
  /// - Complexity: O(n log n).
  @inlinable public init(_ values: some Sequence<Double>) {
    self.init(finite: values.filter(\.isFinite))
  }

  /// Puts numbers in order, each of which stands for several: prices of slots of several lengths.
  ///
  /// - Parameter values: The numbers, with how often each counts; 0 or less is never.
  /// - Complexity: O(n log n).
  @inlinable public init(counted values: some Sequence<(value: Double, count: Int)>) {
    self.init(finite: values.filter { $0.value.isFinite && $0.count > 0 })
  }

  // Those above are inlined: a frame takes the quartiles of a hundred thousand numbers, which are
  // asked for one by one where the compiler does not know their sequence.
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

  /// How many numbers there are, each as often as it counts.
  public var count: Int { ends.last ?? values.count }

  /// Whether there is no number.
  public var isEmpty: Bool { values.isEmpty }

  /// The number that a share of the sample is below; `nil` without numbers.
  ///
  /// Between two numbers it is interpolated, as NumPy, R and spreadsheets do: the least is the
  /// quantile 0, the greatest 1, and those between are equal steps apart. Source: R. J.
  /// Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50
  /// (1996), definition 7.
  ///
  /// - Parameter share: 0 for the least, 0.5 for the median, 1 for the greatest; beyond, the ends.
  /// - Complexity: O(1); O(log n) where numbers count several times.
  public func quantile(_ share: Double) -> Double? {
    guard !isEmpty, !share.isNaN else { return nil }
    let last = count - 1
    let place = min(max(share, 0), 1) * Double(last)
    let lower = Int(place)
    let (low, high) = (value(at: lower), value(at: min(lower + 1, last)))
    // Not by the difference, which can be out of range.
    let part = place - Double(lower)
    return low == high ? low : low * (1 - part) + high * part
  }

  /// The distance between the quartiles; `nil` without numbers.
  public var interquartileRange: Double? {
    guard let lower = quantile(0.25), let upper = quantile(0.75) else { return nil }
    return upper - lower
  }

  private func value(at place: Int) -> Double {
    guard !ends.isEmpty else { return values[place] }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return values[low]
  }
}
