import FoundationSubset

/// The scale of x as far as it is known when functions are sampled.
struct FunctionScale: Equatable {
  /// The domain; `nil` before the data of the other marks are known.
  var domain: ClosedRange<Double>?
  var isLogarithmic = false
  /// Whether a function without a domain of its own needs that of the scale.
  var isAwaited = false

  /// The number of samples of a function: more than a terminal has dots side by side.
  private static let count = 1024

  /// Returns positions at equal distances, on a logarithmic scale with equal ratios.
  func samples(over domain: ClosedRange<Double>) -> [Double] {
    let (first, last) = (domain.lowerBound, domain.upperBound)
    guard last > first else { return [first] }
    let hasRatios = isLogarithmic && first > 0
    return (0...Self.count).map { index in
      let fraction = Double(index) / Double(Self.count)
      return hasRatios
        ? first * pow(last / first, fraction) : first * (1 - fraction) + last * fraction
    }
  }
}
