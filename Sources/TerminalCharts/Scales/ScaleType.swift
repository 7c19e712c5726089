/// The mapping of a scale from data to positions or styles.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(ScaleTransform)
    case date
    case category
  }

  let kind: Kind

  /// Proportional: equal differences are equal distances.
  public static var linear: ScaleType { ScaleType(kind: .number(.linear)) }

  /// Logarithmic: equal ratios are equal distances; only positive data have a position.
  public static var log: ScaleType { ScaleType(kind: .number(.log)) }

  /// By time, in seconds.
  public static var date: ScaleType { ScaleType(kind: .date) }

  /// A band for each distinct value.
  public static var category: ScaleType { ScaleType(kind: .category) }

  /// By the square root; negative data are mirrored.
  public static var squareRoot: ScaleType { .power(exponent: 0.5) }

  /// By a power; negative data are mirrored.
  ///
  /// - Parameter exponent: Positive and finite; anything else gives the linear scale.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .number(.power(exponent)))
  }

  /// Logarithmic to both sides and through zero, with a slope of 1 there.
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }

  /// Logarithmic to both sides and through zero: `sign(x) · log(1 + |x · slope|)`.
  ///
  /// - Parameter slopeAtZero: Positive and finite; anything else counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .number(.symmetricLog(slope: slopeAtZero)))
  }
}
