import FoundationSubset

/// How dense a sample is at a number.
public struct DensityPoint: Hashable, Sendable {
  /// The number.
  public let value: Double
  /// The share of the sample in a range one wide, were all of it as here.
  public let density: Double
}

extension Sequence<Double> {
  /// How far a number is smeared by a density, by Silverman's rule; `nil` where there is no spread.
  ///
  /// 0.9 times the lesser of the standard deviation and the distance between the quartiles over
  /// 1.34, over the fifth root of n; where the quartiles are the same, by the deviation alone.
  /// Source: B. W. Silverman, "Density Estimation for Statistics and Data Analysis" (1986), 3.31.
  public func silvermanBandwidth() -> Double? {
    let sample = SortedSample(self)
    guard let deviation = sample.values.standardDeviation(), deviation > 0,
      let quartiles = sample.interquartileRange
    else { return nil }
    let spread = quartiles > 0 ? Swift.min(deviation, quartiles / 1.34) : deviation
    return 0.9 * spread * pow(Double(sample.count), -0.2)
  }

  /// The density of the finite numbers: each smeared into a bell, and the bells added.
  ///
  /// The kernel is Gaussian. Empty of no number, and of numbers without spread where no bandwidth
  /// is given: they are a spike that has no height. Source: E. Parzen, "On Estimation of a
  /// Probability Density Function and Mode" (1962).
  ///
  /// - Parameters:
  ///   - bandwidth: The standard deviation of the bells; by ``silvermanBandwidth()`` when `nil`.
  ///   - count: At how many numbers, equal steps apart; at least 2.
  ///   - range: From where to where; three bandwidths beyond the sample when `nil`.
  /// - Complexity: O(n · count).
  public func density(
    bandwidth: Double? = nil, count: Int = 128, in range: ClosedRange<Double>? = nil
  ) -> [DensityPoint] {
    let values = filter(\.isFinite)
    guard let least = values.min(), let most = values.max(),
      let width = bandwidth ?? values.silvermanBandwidth(), width > 0, width.isFinite
    else { return [] }
    let lower = range?.lowerBound ?? least - 3 * width
    let upper = range?.upperBound ?? most + 3 * width
    let steps = Swift.max(count, 2) - 1
    let scale = 1 / (Double(values.count) * width * (2 * Double.pi).squareRoot())
    return (0...steps).map { step in
      let part = Double(step) / Double(steps)
      let place = lower * (1 - part) + upper * part
      let sum = values.reduce(0) { sum, value in
        let distance = (place - value) / width
        return sum + exp(-distance * distance / 2)
      }
      return DensityPoint(value: place, density: sum * scale)
    }
  }
}
