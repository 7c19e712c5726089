extension ExactDecimal {
  /// The sum, exact up to eighteen digits; `nil` if its magnitude reaches 10^306.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    if significand == 0 { return other }
    if other.significand == 0 { return self }
    // Numbers that far apart do not meet in eighteen digits.
    if abs(exponent - other.exponent) > 18, abs(size - other.size) > 18 {
      return size > other.size ? self : other
    }
    let low = Swift.min(exponent, other.exponent)
    return ExactDecimal(wide: wide(at: low) + other.wide(at: low), exponent: low)
  }

  /// The product, exact up to eighteen digits; `nil` if its magnitude reaches 10^306.
  public func multiplied(by factor: ExactDecimal) -> ExactDecimal? {
    ExactDecimal(
      wide: Int128(significand) * Int128(factor.significand),
      exponent: exponent + factor.exponent)
  }

  /// The difference, by the rules of ``adding(_:)``.
  public func subtracting(_ other: ExactDecimal) -> ExactDecimal? { adding(other.negated) }

  /// The number with the other sign.
  public var negated: ExactDecimal { ExactDecimal(canonical: -significand, exponent) }

  private func wide(at low: Int) -> Int128 {
    var number = Int128(significand)
    // At most 19 and 18 digits, which fit.
    for _ in low..<exponent { number *= 10 }
    return number
  }

  /// Rounds to eighteen digits, half away from zero.
  package init?(wide: Int128, exponent: Int) {
    var (number, power) = (wide, exponent)
    var dropped: Int128 = 0
    let limit = Int128(999_999_999_999_999_999)
    while number.magnitude > limit.magnitude {
      dropped = number % 10
      number /= 10
      power += 1
    }
    if dropped.magnitude >= 5 { number += dropped < 0 ? -1 : 1 }
    self.init(significand: Int64(clamping: number), exponent: power)
  }
}
