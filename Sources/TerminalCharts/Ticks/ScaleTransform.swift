import FoundationSubset

/// The curve of a number scale: data are transformed, then mapped linearly.
///
/// The formulas are those of Swift Charts' documentation. Each is increasing where it is defined.
enum ScaleTransform: Hashable, Sendable {
  /// `x`; dates as well, over their seconds.
  case linear
  /// `log x`, for positive data.
  case log
  /// `xᵖ`; for negative data mirrored, `-(-x)ᵖ`. The exponent is positive.
  case power(Double)
  /// `sign(x) · log(1 + |x · slope|)`. The slope is positive.
  case symmetricLog(slope: Double)

  /// Returns the transformed datum; not a number where the curve is undefined.
  func forward(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: value > 0 ? FoundationSubset.log(value) : .nan
    case .power(let exponent): Self.mirrored(value) { pow($0, exponent) }
    case .symmetricLog(let slope): Self.mirrored(value) { log1p($0 * slope) }
    }
  }

  /// Returns the datum of a transformed value.
  func backward(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: exp(value)
    case .power(let exponent): Self.mirrored(value) { pow($0, 1 / exponent) }
    case .symmetricLog(let slope): Self.mirrored(value) { expm1($0) / slope }
    }
  }

  private static func mirrored(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
