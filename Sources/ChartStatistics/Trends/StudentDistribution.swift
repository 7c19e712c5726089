import FoundationSubset

/// Student's t-distribution.
///
/// Source: "Student" (W. S. Gosset), "The Probable Error of a Mean", Biometrika 6 (1908).
struct StudentDistribution {
  let degreesOfFreedom: Int

  /// Returns the t value below which |t| lies with a probability.
  ///
  /// - Parameter probability: A number from 0 to 1; 0 or less gives 0, 1 or more infinity.
  func halfWidth(of probability: Double) -> Double {
    guard probability > 0 else { return 0 }
    guard probability < 1 else { return .infinity }
    // With x = t² / (ν + t²) the probability is the incomplete beta function, which increases with
    // x.
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if self.probability(below: middle) < probability { low = middle } else { high = middle }
    }
    return (Double(degreesOfFreedom) * low / (1 - low)).squareRoot()
  }

  /// Returns the regularised incomplete beta function of ½ and half the degrees of freedom.
  private func probability(below x: Double) -> Double {
    let (a, b) = (0.5, Double(degreesOfFreedom) / 2)
    // The continued fraction converges fast only on its own side of the mean.
    return x < (a + 1) / (a + b + 2)
      ? Self.fraction(x, a, b) / beta : 1 - Self.fraction(1 - x, b, a) / beta
  }

  /// B(½, ν/2), by recurrence from B(½, ½) = π or B(½, 1) = 2.
  private var beta: Double {
    var (b, value) = degreesOfFreedom % 2 == 1 ? (0.5, Double.pi) : (1, 2)
    while 2 * b < Double(degreesOfFreedom) {
      value *= b / (b + 0.5)
      b += 1
    }
    return value
  }

  /// Returns the incomplete beta function as a continued fraction, evaluated from its end.
  ///
  /// Source: NIST Digital Library of Mathematical Functions, 8.17.22.
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var rest = 0.0
    for index in stride(from: 200, through: 1, by: -1) {
      let m = Double(index / 2)
      let term =
        index % 2 == 0
        ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      rest = term / (1 + rest)
    }
    return pow(x, a) * pow(1 - x, b) / a / (1 + rest)
  }
}
