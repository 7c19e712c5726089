import LocaleFormats

/// The default texts of number ticks.
///
/// Made from decimal digits and not by Foundation's formatter, which costs more than the chart.
enum NumericTickLabels {
  // Beyond these magnitudes numbers have exponents.
  private static let large = 1e15
  private static let small = 1e-6

  /// Returns the labels of an axis, formatted together.
  ///
  /// All have the same number of digits after the point: as many as distinguish every value from
  /// the noise of binary fractions. Axes that reach 1e15 or stay below 1e-6 are written like
  /// "1.5e18" in every style. Without a step, as on a logarithmic axis, each label has the digits
  /// that it needs.
  static func strings(
    for values: [Double], step: Double?, style: NumberStyle = .plain
  ) -> [String] {
    let step = step.flatMap { $0.isFinite && $0 != 0 ? $0.magnitude : nil }
    let largest = values.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    guard let step else {
      return values.map {
        isPlain($0.magnitude) ? styled($0, decimals: nil, style) : scientific($0, 0)
      }
    }
    guard isPlain(largest) else { return values.map { scientific($0, step * 1e-9) } }
    let decimals = values.map { self.decimals(of: $0, tolerance: step * 1e-9) }.max() ?? 0
    return values.map { styled($0, decimals: decimals, style) }
  }

  private static func styled(_ value: Double, decimals: Int?, _ style: NumberStyle) -> String {
    guard let number = DecimalNumber(value) else { return notFinite(value) }
    let needed = decimals ?? max(-number.exponent, 0)
    return style.text(
      plain(value, decimals: needed == 0 ? 0 : max(needed, style.minimumDecimals)))
  }

  private static func isPlain(_ magnitude: Double) -> Bool {
    magnitude == 0 || !magnitude.isFinite || (small..<large).contains(magnitude)
  }

  /// Returns the number of digits after the point that distinguish a number from its neighbours.
  private static func decimals(of value: Double, tolerance: Double) -> Int {
    guard let number = DecimalNumber(value), number.exponent < 0 else { return 0 }
    let maximum = -number.exponent
    return (0..<maximum).first {
      (number.rounded(decimals: $0).value - value).magnitude <= tolerance + 2 * value.ulp
    } ?? maximum
  }

  private static func plain(_ value: Double, decimals: Int?) -> String {
    guard let number = DecimalNumber(value) else { return notFinite(value) }
    let decimals = decimals ?? max(-number.exponent, 0)
    let rounded = number.rounded(decimals: decimals)
    var digits = String(rounded.mantissa.magnitude)
    let zeros = rounded.mantissa == 0 ? decimals : rounded.exponent + decimals
    digits += String(repeating: "0", count: max(zeros, 0))
    digits = String(repeating: "0", count: max(decimals + 1 - digits.utf8.count, 0)) + digits
    if decimals > 0 {
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return rounded.mantissa < 0 ? "-" + digits : digits
  }

  /// Returns one digit before the point and the power of ten, such as "-1.5e18".
  private static func scientific(_ value: Double, _ tolerance: Double) -> String {
    guard var number = DecimalNumber(value) else { return notFinite(value) }
    while number.mantissa.magnitude >= 10 {
      // Removes digits that are insignificant relative to the step.
      let shorter = number.rounded(decimals: -number.exponent - 1)
      guard (shorter.value - value).magnitude <= tolerance else { break }
      number = shorter
    }
    guard number.mantissa != 0, let whole = DecimalNumber(number.value) else { return "0" }
    let digits = String(whole.mantissa.magnitude)
    let exponent = whole.exponent + digits.utf8.count - 1
    let fraction = digits.dropFirst()
    return (value < 0 ? "-" : "") + digits.prefix(1) + (fraction.isEmpty ? "" : ".\(fraction)")
      + "e\(exponent)"
  }

  private static func notFinite(_ value: Double) -> String {
    value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
  }
}
