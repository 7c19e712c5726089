extension Price {
  /// The sum, exact up to eighteen digits; `nil` if its magnitude reaches 10^18.
  public func adding(_ other: Price) -> Price? {
    if significand == 0 { return other }
    if other.significand == 0 { return self }
    let low = Swift.max(Swift.min(exponent, other.exponent), -24)
    let high = Swift.max(exponent, other.exponent)
    // Digits that far apart do not meet in eighteen.
    guard high - low <= 20 else { return exponent == high ? self : other }
    return Price(
      wide: wide(at: low) + other.wide(at: low), exponent: low)
  }

  /// The product, exact up to eighteen digits; `nil` if its magnitude reaches 10^18.
  public func multiplied(by factor: Price) -> Price? {
    Price(
      wide: Int128(significand) * Int128(factor.significand),
      exponent: exponent + factor.exponent)
  }

  /// The difference, by the rules of ``adding(_:)``.
  public func subtracting(_ other: Price) -> Price? { adding(other.negated) }

  /// The price with the other sign.
  public var negated: Price { Price(canonical: -significand, exponent) }

  private func wide(at low: Int) -> Int128 {
    var number = Int128(significand)
    // At most 18 and 20 digits, which fit.
    for _ in 0..<Swift.min(exponent - low, 20) { number *= 10 }
    return number
  }

  /// Rounds to eighteen digits, half away from zero.
  init?(wide: Int128, exponent: Int) {
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

  /// A floating-point number rounded half away from zero; `nil` out of
  /// range and for NaN.
  public init?(rounding value: Double, decimals: Int) {
    let decimals = Swift.min(Swift.max(decimals, 0), 9)
    let scaled = (value * Self.doublePowers[decimals]).rounded(.toNearestOrAwayFromZero)
    guard let digits = Int64(exactly: scaled) else { return nil }
    self.init(significand: digits, exponent: -decimals)
  }
}
