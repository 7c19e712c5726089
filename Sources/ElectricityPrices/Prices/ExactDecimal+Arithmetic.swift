extension ExactDecimal {
  /// Returns the sum, exact up to eighteen digits; `nil` if its magnitude reaches 10^306.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    if significand == 0 { return other }
    if other.significand == 0 { return self }
    // The smaller number is below the eighteenth digit of the larger one.
    if abs(exponent - other.exponent) > 18, abs(size - other.size) > 18 {
      return size > other.size ? self : other
    }
    let low = Swift.min(exponent, other.exponent)
    return ExactDecimal(wide: wide(at: low) + other.wide(at: low), exponent: low)
  }

  /// Returns the product, exact up to eighteen digits; `nil` if its magnitude reaches 10^306.
  public func multiplied(by factor: ExactDecimal) -> ExactDecimal? {
    ExactDecimal(
      wide: Int128(significand) * Int128(factor.significand), exponent: exponent + factor.exponent)
  }

  /// Returns the difference, with the precision and range of ``adding(_:)``.
  public func subtracting(_ other: ExactDecimal) -> ExactDecimal? { adding(other.negated) }

  /// The number with the opposite sign.
  public var negated: ExactDecimal { ExactDecimal(canonical: -significand, exponent) }

  private func wide(at low: Int) -> Int128 {
    var number = Int128(significand)
    // At most 18 digits times 10^19, which fits into 128 bits.
    for _ in low..<exponent { number *= 10 }
    return number
  }

  /// Creates a number rounded to eighteen digits, half away from zero; `nil` out of range.
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

  /// Returns the quotient by a positive whole number, rounded to six decimals more than the number
  /// has; `nil` for other divisors.
  package func divided(by divisor: Int64) -> ExactDecimal? {
    guard divisor > 0 else { return nil }
    // The quotient of a multiple of a power of ten has six decimals too.
    let more = min(max(exponent, 0), 12) + 6
    let wide = (0..<more).reduce(Int128(significand)) { number, _ in number * 10 }
    let half = Int128(divisor) / 2
    let quotient = (wide + (wide < 0 ? -half : half)) / Int128(divisor)
    return ExactDecimal(wide: quotient, exponent: exponent - more)
  }
}

extension Int64 {
  /// Returns the greatest common divisor.
  package func divisor(with other: Int64) -> Int64 {
    other == 0 ? self : other.divisor(with: self % other)
  }

  /// Returns the quotient rounded down, also for negative numbers; the divisor must be positive.
  package func floorDivided(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-(self + 1)) / divisor) - 1
  }
}
