extension Price: LosslessStringConvertible, CustomStringConvertible {
  /// Reads a number such as `326.225`, `-5e-05` or `+12`; `nil` if it is none or out of range.
  public init?(_ text: String) {
    var text = text
    guard let price = text.withUTF8({ try? PriceParser().price(in: $0) }) else { return nil }
    self = price
  }

  /// Reads a number that somebody typed, with a point or a comma before its decimals.
  package init?(typed text: some StringProtocol) {
    self.init(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// All digits, with a point, without an exponent: `-0.00005`.
  public var description: String { text(decimals: max(0, -exponent)) }

  /// The decimals to show: the usual ones, and for a small price as many as two digits that count
  /// need, as far as it has them.
  ///
  /// So 1.8 and 0.0124 are neither 2 nor 0 where prices are usually whole, and 326.2 is 326.
  package func shownDecimals(usual: Int) -> Int {
    let wanted = 2 - order
    guard significand != 0, wanted > usual else { return usual }
    // 9.96 needs one decimal for two digits, and with one it is 10.0, which has three.
    let rounded = rounded(toDecimals: wanted)
    return max(usual, min(2 - rounded.order, -rounded.exponent))
  }

  // The digits before the point; zero or less below one: 0 for 0.1, -1 for 0.01.
  private var order: Int { String(significand.magnitude).utf8.count + exponent }

  /// Exactly so many decimals, rounded half away from zero, with a point; never `-0`.
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
