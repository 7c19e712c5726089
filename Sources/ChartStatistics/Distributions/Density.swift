import FoundationSubset

/// A point of a density curve.
public struct DensityPoint: Hashable, Sendable {
  /// The value.
  public let value: Double
  /// The probability density at the value.
  public let density: Double
}

extension Sequence<Double> {
  /// Returns the bandwidth of Silverman's rule; `nil` if the values have no spread.
  ///
  /// 0.9 · min(s, IQR / 1.34) / n^⅕, where s is the standard deviation and IQR the interquartile
  /// range; 0.9 · s / n^⅕ if the quartiles are equal. Source: B. W. Silverman, "Density Estimation
  /// for Statistics and Data Analysis" (1986), 3.31.
  public func silvermanBandwidth() -> Double? {
    let sample = SortedSample(self)
    guard let deviation = sample.values.standardDeviation(), deviation > 0,
      let quartiles = sample.interquartileRange
    else { return nil }
    let spread = quartiles > 0 ? Swift.min(deviation, quartiles / 1.34) : deviation
    return 0.9 * spread * pow(Double(sample.count), -0.2)
  }

  /// Returns a kernel density estimate of the finite values, with a Gaussian kernel.
  ///
  /// Empty without values, and for equal values without a bandwidth. Source: E. Parzen, "On
  /// Estimation of a Probability Density Function and Mode" (1962).
  ///
  /// - Parameters:
  ///   - bandwidth: The standard deviation of the kernel; `nil` for ``silvermanBandwidth()``.
  ///   - count: The number of equally spaced points; at least 2.
  ///   - range: The range of the points; `nil` for three bandwidths beyond the sample.
  /// - Complexity: O(n · count).
  public func density(
    bandwidth: Double? = nil, count: Int = 128, in range: ClosedRange<Double>? = nil
  ) -> [DensityPoint] {
    let values = filter(\.isFinite)
    guard let minimum = values.min(), let maximum = values.max(),
      let width = bandwidth ?? values.silvermanBandwidth(), width > 0, width.isFinite
    else { return [] }
    let lower = range?.lowerBound ?? minimum - 3 * width
    let upper = range?.upperBound ?? maximum + 3 * width
    let steps = Swift.max(count, 2) - 1
    let scale = 1 / (Double(values.count) * width * (2 * Double.pi).squareRoot())
    return (0...steps).map { step in
      let part = Double(step) / Double(steps)
      let position = lower * (1 - part) + upper * part
      let sum = values.reduce(0) { sum, value in
        let distance = (position - value) / width
        return sum + exp(-distance * distance / 2)
      }
      return DensityPoint(value: position, density: sum * scale)
    }
  }
}
