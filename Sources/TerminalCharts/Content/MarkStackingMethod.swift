/// The stacking of bars and areas at the same position.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard, normalized, center, unstacked
  }

  let kind: Kind

  /// One on top of the other from zero, in order of appearance; negative values pile downwards.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }

  /// Like ``standard``, as fractions of the total, which is 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }

  /// One on top of the other, symmetric about zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }

  /// All from zero, over one another.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
