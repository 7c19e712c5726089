import ElectricityPrices
import ElectricityUsage

/// An amount of money as an exact decimal number, in whole units of a currency.
///
/// A price of 18 digits times an energy of 19 has at most 37 digits, which fit.
package struct Money: Hashable, Sendable {
  /// The digits with their sign; a multiple of ten only if zero.
  package let significand: Int128
  /// The power of ten; 0 for zero.
  package let exponent: Int

  /// Zero.
  package static let zero = Money(significand: 0, exponent: 0)

  /// Creates an amount: `significand × 10^exponent`.
  package init(significand: Int128, exponent: Int) {
    var (digits, power) = (significand, exponent)
    while digits != 0, digits % 10 == 0 {
      digits /= 10
      power += 1
    }
    self.significand = digits
    self.exponent = digits == 0 ? 0 : power
  }

  init(_ number: ExactDecimal) {
    self.init(significand: Int128(number.significand), exponent: number.exponent)
  }

  /// Whether the amount is negative.
  package var isNegative: Bool { significand < 0 }

  /// The nearest floating-point number.
  package var doubleValue: Double { decimal?.doubleValue ?? 0 }

  /// The amount rounded to eighteen digits; `nil` outside the range of ``ExactDecimal``.
  package var decimal: ExactDecimal? { ExactDecimal(wide: significand, exponent: exponent) }

  /// Returns the sum; `nil` if it has too many digits.
  package func adding(_ other: Money) -> Money? {
    var sum = MoneySum(self)
    return sum.add(other.significand, other.exponent) ? sum.amount : nil
  }

  /// Returns the difference; `nil` if it has too many digits.
  package func subtracting(_ other: Money) -> Money? {
    adding(Money(significand: -other.significand, exponent: other.exponent))
  }

  /// Returns the amount times 10^exponent over a number, rounded half away from zero to some
  /// decimals; `nil` unless the divisor is positive, and out of range.
  func quotient(by divisor: Int128, exponent: Int = 0, decimals: Int = 6) -> ExactDecimal? {
    guard divisor > 0 else { return nil }
    var (number, power, divisor) = (significand, self.exponent + exponent, divisor)
    // Scales the dividend if it has fewer decimals than wanted, or the divisor if it has more.
    while power > -decimals, let more = MoneySum.scaled(number, 1) {
      (number, power) = (more, power - 1)
    }
    while power < -decimals, let more = MoneySum.scaled(divisor, 1) {
      (divisor, power) = (more, power + 1)
    }
    guard power == -decimals else { return power < -decimals ? .zero : nil }
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    let isUp = rest.magnitude >= divisor.magnitude - rest.magnitude
    let away: Int128 = isUp ? (number < 0 ? -1 : 1) : 0
    return ExactDecimal(wide: quotient + away, exponent: -decimals)
  }
}

extension Money: CustomStringConvertible {
  /// All digits with a decimal point and without an exponent: `-12.0405`.
  package var description: String {
    let digits = String(significand.magnitude)
    let sign = isNegative ? "-" : ""
    guard exponent < 0 else { return sign + digits + String(repeating: "0", count: exponent) }
    let filled = String(repeating: "0", count: max(0, 1 - exponent - digits.utf8.count)) + digits
    return "\(sign)\(filled.dropLast(-exponent)).\(filled.suffix(-exponent))"
  }
}

/// A sum of many amounts, in their finest power of ten.
struct MoneySum {
  private var digits: Int128 = 0
  private var exponent = 0

  init(_ amount: Money = .zero) { (digits, exponent) = (amount.significand, amount.exponent) }

  var amount: Money { Money(significand: digits, exponent: exponent) }

  /// Adds `significand × 10^power`.
  ///
  /// - Returns: Whether the sum fits; otherwise it is unchanged.
  mutating func add(_ significand: Int128, _ power: Int) -> Bool {
    if significand == 0 { return true }
    if digits == 0 { exponent = power }
    let low = min(exponent, power)
    guard let own = Self.scaled(digits, exponent - low),
      let other = Self.scaled(significand, power - low)
    else { return false }
    let (sum, overflow) = own.addingReportingOverflow(other)
    guard !overflow else { return false }
    (digits, exponent) = (sum, low)
    return true
  }

  /// Adds energy times a price; returns whether the sum fits.
  mutating func add(_ energy: Energy, at price: Price) -> Bool {
    // At most 19 and 18 digits, which fit.
    add(
      Int128(energy.microwattHours) * Int128(price.significand),
      price.exponent - Energy.decimalsOfKilowattHours)
  }

  /// Returns `number × 10^power`; `nil` out of range.
  static func scaled(_ number: Int128, _ power: Int) -> Int128? {
    var number = number
    // Any number except zero leaves the range after 38 steps.
    for _ in 0..<power {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      number = product
    }
    return number
  }
}

extension Energy {
  /// The number of decimals of a microwatt-hour in kilowatt-hours.
  static var decimalsOfKilowattHours: Int { 9 }

  /// The kilowatt-hours with all digits, such as `1.042`.
  package var text: String {
    Money(significand: Int128(microwattHours), exponent: -Energy.decimalsOfKilowattHours)
      .description
  }
}
