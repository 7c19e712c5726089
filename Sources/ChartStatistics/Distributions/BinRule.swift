import FoundationSubset

/// A rule for dividing a sample into the bins of a histogram.
public struct BinRule: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case freedmanDiaconis, scott, sturges
    case count(Int)
    case width(Double)
    case thresholds([Double])
  }
  let kind: Kind

  /// Equal bins of width 2 · IQR / ∛n, where IQR is the interquartile range.
  ///
  /// Robust against outliers. ``sturges`` is used if the quartiles are equal. Source: D. Freedman
  /// and P. Diaconis, "On the histogram as a density estimator" (1981).
  public static let freedmanDiaconis = BinRule(kind: .freedmanDiaconis)
  /// Equal bins of width 3.49 · s / ∛n, where s is the standard deviation.
  ///
  /// Source: D. W. Scott, "On optimal and data-based histograms", Biometrika 66 (1979).
  public static let scott = BinRule(kind: .scott)
  /// 1 + log₂ n equal bins, rounded up.
  ///
  /// Source: H. A. Sturges, "The choice of a class interval" (1926).
  public static let sturges = BinRule(kind: .sturges)
  /// Returns a number of equal bins from the minimum to the maximum; clamps to 1…100,000.
  public static func count(_ count: Int) -> BinRule { BinRule(kind: .count(count)) }
  /// Bins of a width that begin at its multiples; a single bin if more than 100,000 would be
  /// needed.
  public static func width(_ width: Double) -> BinRule { BinRule(kind: .width(width)) }
  /// Bins between thresholds, which may be in any order: the same bins for several samples.
  public static func thresholds(_ values: [Double]) -> BinRule {
    BinRule(kind: .thresholds(values))
  }

  private static let maximumCount = 100_000

  /// Returns the number of equal bins for a sample, from 1 to 100,000; 1 if all values are equal.
  ///
  /// Always 1 for ``width(_:)`` and ``thresholds(_:)``.
  public func count(for sample: SortedSample) -> Int {
    if case .count(let count) = kind { return min(max(count, 1), Self.maximumCount) }
    guard let minimum = sample.values.first, let maximum = sample.values.last, minimum < maximum
    else {
      return 1
    }
    let cubeRoot = pow(Double(sample.count), 1 / 3)
    let width: Double? =
      switch kind {
      case .freedmanDiaconis: sample.interquartileRange.map { 2 * $0 / cubeRoot }
      case .scott: sample.values.standardDeviation().map { 3.49 * $0 / cubeRoot }
      case .sturges: nil
      case .count, .width, .thresholds: .infinity
      }
    guard let width, width > 0 else { return Int(log2(Double(sample.count)).rounded(.up)) + 1 }
    // Halved, since the difference of two finite numbers can overflow.
    let count = ((maximum / 2 - minimum / 2) / (width / 2)).rounded(.up)
    return Int(min(max(count, 1), Double(Self.maximumCount)))
  }

  /// Returns the edges of the bins in ascending order: one more than there are bins.
  func thresholds(for sample: SortedSample) -> [Double] {
    guard let minimum = sample.values.first, let maximum = sample.values.last else { return [] }
    switch kind {
    case .thresholds(let values):
      return Set(values.filter(\.isFinite)).sorted()
    case .width(let width)
    where width > 0 && (maximum - minimum) / width < Double(Self.maximumCount):
      let (first, last) = ((minimum / width).rounded(.down), (maximum / width).rounded(.down))
      return (0...Int(last - first) + 1).map { (first + Double($0)) * width }
    default:
      // A sample of equal values is put in the middle of a bin.
      let padding = minimum < maximum ? 0 : max(0.5, minimum.ulp)
      let count = count(for: sample)
      let ends = (0...count).map { index in
        let part = Double(index) / Double(count)
        return (minimum - padding) * (1 - part) + (maximum + padding) * part
      }
      // The set merges bins narrower than the spacing of representable numbers.
      return Set(ends).sorted()
    }
  }
}
