import FoundationSubset

/// The choice of a step for a number axis.
enum TickStep {
  /// The maximum of the desired number of ticks.
  private static let maximumDesiredCount = 1_000

  /// Returns the best step to cover the length `top`, which must be positive and finite.
  ///
  /// Scored by the part of the covered length that `top` uses, less the distance of the number of
  /// intervals from the desired one. Two to twelve intervals are accepted, more only if more are
  /// desired, up to `maximum`. If `minimumStride` leaves none, the smallest step above it is used.
  static func best(
    covering top: Double, desiredCount: Int?, atLeast minimumStride: Double?, maximum: Int = 12
  ) -> DecimalNumber {
    let count = min(max(desiredCount ?? NumericTicks.defaultCount, 1), maximumDesiredCount)
    let floor = minimumStride.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
    let allowed = candidates(around: top).filter {
      $0.value >= floor * (1 - NumericTicks.tolerance)
    }
    var best: (step: DecimalNumber, score: Double)?
    for step in allowed {
      let intervals = (top / step.value - NumericTicks.tolerance).rounded(.up)
      guard intervals >= 2, intervals <= Double(max(maximum, count)) else { continue }
      let score = top / (intervals * step.value) - (intervals - Double(count - 1)).magnitude
      // Candidates increase: on a tie the smaller step, which came first, stays.
      if score > (best?.score ?? -.infinity) + NumericTicks.tolerance { best = (step, score) }
    }
    if let best { return best.step }
    let minimum = max(floor, top)
    return candidates(around: minimum).first { $0.value >= minimum * (1 - NumericTicks.tolerance) }
      ?? DecimalNumber(mantissa: 1, exponent: 0)
  }

  /// Returns the round steps near a length, increasing.
  private static func candidates(around top: Double) -> [DecimalNumber] {
    let decade = Int(log10(top).rounded(.down))
    return (max(decade - 4, -307)...min(decade + 1, 308)).flatMap { exponent in
      var steps = [1, 2, 5].map { DecimalNumber(mantissa: $0, exponent: exponent) }
      // 25 and its tens read well, 2.5 and 0.25 do not: two digits after 1, 2, 5 look uneven.
      if exponent >= 1 {
        steps.insert(DecimalNumber(mantissa: 25, exponent: exponent - 1), at: 2)
      }
      return steps.filter(\.value.isFinite)
    }
  }
}
