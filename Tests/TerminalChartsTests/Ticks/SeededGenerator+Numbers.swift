import TerminalTestSupport

extension SeededGenerator {
  /// Returns a number of any magnitude: the exponent is random as well as the digits.
  mutating func number(exponents: ClosedRange<Int>) -> Double {
    let digits = Double.random(in: -10...10, using: &self)
    return digits * (Double("1e\(Int.random(in: exponents, using: &self))") ?? 1)
  }
}
