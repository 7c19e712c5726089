/// An exact decimal number: `significand × 10^exponent`.
///
/// The form is canonical (no trailing zero in the significand, zero has the exponent 0), so that
/// equal numbers are equal values. There is no NaN, no infinity and no negative zero.
public struct ExactDecimal: Hashable, Sendable {
  /// The digits with their sign; a multiple of ten only if zero.
  public let significand: Int64
  private let storedExponent: Int16

  /// The power of ten, from −323 to 305.
  public var exponent: Int { Int(storedExponent) }

  /// Zero.
  public static let zero = ExactDecimal(canonical: 0, 0)

  /// The maximum number of digits before the point; `Double` has a few more, so that hundreds of
  /// the largest numbers can be summed.
  static var maximumDigits: Int { 306 }
  /// The maximum number of decimals, as of `Double`.
  static var maximumDecimals: Int { 323 }

  /// Creates a number, or `nil` if its magnitude is 10^306 or more.
  ///
  /// Digits below 10^−323 are rounded away, half away from zero.
  public init?(significand: Int64, exponent: Int = 0) {
    guard significand != .min else { return nil }
    var (digits, power) = (significand, exponent)
    if power < -ExactDecimal.maximumDecimals {
      digits = ExactDecimal.divided(digits, byPowerOfTen: -ExactDecimal.maximumDecimals - power)
      power = -ExactDecimal.maximumDecimals
    }
    while digits % 10 == 0, digits != 0 {
      digits /= 10
      power += 1
    }
    guard digits != 0 else {
      self = .zero
      return
    }
    if power <= 0, power > -20, digits.magnitude < 1_000_000_000_000_000_000 {
      self.init(canonical: digits, power)
      return
    }
    guard ExactDecimal.digitCount(digits.magnitude) + power <= ExactDecimal.maximumDigits else {
      return nil
    }
    self.init(canonical: digits, power)
  }

  init(canonical significand: Int64, _ exponent: Int) {
    self.significand = significand
    storedExponent = Int16(truncatingIfNeeded: exponent)
  }

  /// Whether the number is below zero.
  public var isNegative: Bool { significand < 0 }

  /// The nearest floating-point number, correctly rounded.
  public var doubleValue: Double {
    // Both operands are exact here, so that the result is rounded only once.
    if significand.magnitude <= 1 << 53, -22...22 ~= exponent {
      let power = ExactDecimal.doublePowers[abs(exponent)]
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    return Double("\(significand)e\(exponent)") ?? 0
  }

  /// Returns the number times a power of ten, exactly; `nil` if the magnitude reaches 10^306.
  public func scaled(byPowerOfTen power: Int) -> ExactDecimal? {
    guard (-100...100).contains(power) else { return significand == 0 ? self : nil }
    return ExactDecimal(significand: significand, exponent: exponent + power)
  }

  /// Returns the number rounded half away from zero to at most `decimals` decimals.
  public func rounded(toDecimals decimals: Int) -> ExactDecimal {
    let drop =
      -min(max(decimals, -ExactDecimal.maximumDigits), ExactDecimal.maximumDecimals) - exponent
    guard drop > 0 else { return self }
    let digits = ExactDecimal.divided(significand, byPowerOfTen: drop)
    // Rounding up can reach the limit, which the number itself cannot.
    return ExactDecimal(significand: digits, exponent: exponent + drop) ?? self
  }

  /// Returns a quotient rounded half away from zero.
  static func divided(_ number: Int64, byPowerOfTen power: Int) -> Int64 {
    guard power > 0 else { return number }
    guard power <= 19 else { return 0 }
    let divisor = Int128(powers[power - 1]) * 10
    let half = number < 0 ? -(divisor / 2) : divisor / 2
    return Int64(clamping: (Int128(number) + half) / divisor)
  }

  static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    while count <= 18, number >= UInt64(powers[count]) { count += 1 }
    return count
  }

  /// The powers of ten from 10^0 to 10^18.
  static let powers: [Int64] = (0...18).map { (0..<$0).reduce(1) { product, _ in product * 10 } }
  /// The powers of ten from 10^0 to 10^22, all of which a `Double` represents exactly.
  static let doublePowers: [Double] = (0...22).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

  /// The value as a 64-bit integer; `nil` for fractions and larger values.
  var integer: Int64? {
    guard exponent >= 0, size <= 18 else { return nil }
    return significand * ExactDecimal.powers[exponent]
  }
}

extension ExactDecimal: Comparable {
  /// Returns whether the first number is smaller.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.exponent == right.exponent { return left.significand < right.significand }
    if left.significand.signum() != right.significand.signum() {
      return left.significand < right.significand
    }
    let sizes = (left.size, right.size)
    if sizes.0 != sizes.1 { return (sizes.0 < sizes.1) != left.isNegative }
    // Numbers of equal size have exponents that differ by less than 19, so that both fit.
    let low = min(left.exponent, right.exponent)
    return left.aligned(to: low) < right.aligned(to: low)
  }

  /// The number of digits before the point, negative for small numbers; the minimum for zero.
  var size: Int {
    significand == 0 ? .min : ExactDecimal.digitCount(significand.magnitude) + exponent
  }

  private func aligned(to low: Int) -> Int128 {
    Int128(significand) * Int128(ExactDecimal.powers[min(exponent - low, 18)])
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Creates a whole number; clamps to ±999 999 999 999 999 999.
  public init(integerLiteral value: Int64) {
    let limit = Int64(999_999_999_999_999_999)
    self = ExactDecimal(significand: min(max(value, -limit), limit)) ?? .zero
  }
}
