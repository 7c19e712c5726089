extension Price {
  /// A floating-point number rounded half away from zero; `nil` out of
  /// range and for NaN.
  public init?(rounding value: Double, decimals: Int) {
    let decimals = Swift.min(Swift.max(decimals, 0), 9)
    let scaled = (value * Self.doublePowers[decimals]).rounded(.toNearestOrAwayFromZero)
    guard let digits = Int64(exactly: scaled) else { return nil }
    self.init(significand: digits, exponent: -decimals)
  }
}
