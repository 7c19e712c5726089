extension ExactDecimal: LosslessStringConvertible, CustomStringConvertible {
  /// Parses a number such as `326.225`, `-5e-05` or `+12`; `nil` for other texts and out of range.
  public init?(_ text: String) {
    guard let number = PriceParser().price(in: text) else { return nil }
    self = number
  }

  /// Parses a number typed by the user, with a decimal point or comma.
  package init?(typed text: some StringProtocol) {
    self.init(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// All digits, as `-0.00005`; with an exponent for very large or small numbers, as `1.5e-30`.
  public var description: String {
    significand == 0 || exponent >= -24 && size <= 18
      ? text(decimals: max(0, -exponent)) : scientificText(digits: 19)
  }

  /// Returns the scientific notation, rounded half away from zero: `-1.5e30`.
  package func scientificText(digits: Int) -> String {
    let rounded = rounded(toDecimals: digits - size)
    let text = String(rounded.significand.magnitude)
    let fraction = text.dropFirst()
    return (isNegative ? "-" : "") + text.prefix(1) + (fraction.isEmpty ? "" : ".\(fraction)")
      + "e\(rounded.size - 1)"
  }

  /// Whether the digits are more readable than a power of ten: from a millionth up to 10^15.
  package var isReadable: Bool { significand == 0 || -5...15 ~= size }

  /// Returns the number rounded to `decimals`, or to more decimals if `digits` significant digits
  /// need them.
  package func rounded(toDecimals decimals: Int, orDigits digits: Int) -> ExactDecimal {
    significand == 0 ? self : rounded(toDecimals: max(decimals, digits - size))
  }

  /// Returns the decimals to show: the usual ones, or for a small number as many as two significant
  /// digits need, if it has them and is readable.
  ///
  /// Where prices are usually whole, 326.2 is shown as 326, but 1.8 and 0.0124 keep their decimals.
  package func shownDecimals(usual: Int) -> Int {
    guard significand != 0, isReadable, 2 - size > usual else { return usual }
    // 9.96 needs one decimal for two digits, but with one decimal it is 10.0, which has three.
    let rounded = rounded(toDecimals: 2 - size)
    return max(usual, min(2 - rounded.size, -rounded.exponent))
  }

  /// Returns exactly `decimals` decimals, rounded half away from zero, with a point; never `-0`.
  ///
  /// `decimals` is clamped to 0…24.
  public func text(decimals: Int) -> String {
    let decimals = min(max(decimals, 0), 24)
    let rounded = rounded(toDecimals: decimals)
    var digits = String(rounded.significand.magnitude)
    if rounded.exponent > 0 { digits += String(repeating: "0", count: rounded.exponent) }
    let fraction = max(0, -rounded.exponent)
    if digits.utf8.count <= fraction {
      digits = String(repeating: "0", count: fraction + 1 - digits.utf8.count) + digits
    }
    let sign = rounded.isNegative ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    return sign + digits.dropLast(fraction) + "." + digits.suffix(fraction)
      + String(repeating: "0", count: decimals - fraction)
  }
}
