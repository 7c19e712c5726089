/// A repeatable source of numbers (SplitMix64): a failing property names its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of any size: the exponent is drawn as well as the digits.
  mutating func number(exponents: ClosedRange<Int>) -> Double {
    let digits = Double.random(in: -10...10, using: &self)
    return digits * (Double("1e\(Int.random(in: exponents, using: &self))") ?? 1)
  }
}
