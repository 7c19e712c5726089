import FoundationSubset

/// An integer times a power of ten.
///
/// Tick steps and labels are kept in this form, because sums of binary fractions drift:
/// three steps of 0.1 must print "0.3" and compare equal to the literal 0.3.
struct DecimalNumber: Hashable, Sendable {
  var mantissa: Int
  var exponent: Int
}

extension DecimalNumber {
  /// The shortest decimal that reads back as `value`; `nil` when it is not finite.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    var mantissa = 0
    var exponent = 0
    var isPastPoint = false
    let parts = value.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
    for byte in parts[0] {
      if byte == UInt8(ascii: ".") {
        isPastPoint = true
      } else {
        // At most 17 significant digits, and zeros up to 2^54: 18 digits fit in 63 bits.
        mantissa = mantissa &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        exponent -= isPastPoint ? 1 : 0
      }
    }
    if parts.count > 1 { exponent += Int(Substring(parts[1])) ?? 0 }
    self.init(mantissa: value < 0 ? -mantissa : mantissa, exponent: exponent)
    dropTrailingZeros()
  }

  private mutating func dropTrailingZeros() {
    guard mantissa != 0 else {
      exponent = 0
      return
    }
    while mantissa.isMultiple(of: 10) {
      mantissa /= 10
      exponent += 1
    }
  }

  var value: Double { multiple(1) }

  /// Returns the double nearest to `count` times this number; infinite when it is too large.
  func multiple(_ count: Int) -> Double {
    let (digits, isTooLong) = mantissa.multipliedReportingOverflow(by: count)
    if isTooLong { return Double(count) * value }
    // Up to that power of ten both are exact, and one division or multiplication rounds once: the
    // nearest double.
    if digits.magnitude < 1 << 53, abs(exponent) <= 22 {
      let power = pow(10, Double(abs(exponent)))
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    return Double("\(digits)e\(exponent)") ?? 0
  }

  /// Returns this number rounded to a count of digits after the point, halves away from zero.
  func rounded(decimals: Int) -> DecimalNumber {
    let surplus = -exponent - decimals
    guard surplus > 0 else { return self }
    guard surplus <= 18 else { return DecimalNumber(mantissa: 0, exponent: -decimals) }
    var divisor = 1
    for _ in 0..<surplus { divisor *= 10 }
    let (quotient, remainder) = mantissa.quotientAndRemainder(dividingBy: divisor)
    let roundsUp = remainder.magnitude >= (divisor.magnitude + 1) / 2
    let digits = quotient + (roundsUp ? mantissa.signum() : 0)
    return DecimalNumber(mantissa: digits, exponent: -decimals)
  }
}
