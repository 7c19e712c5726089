import FoundationSubset

/// The interpolation of lines and areas between their data.
///
/// A line and an area of the same method coincide.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case linear
    case monotone
    case catmullRom(alpha: Double)
    case cardinal(tension: Double)
    case stepStart
    case stepCenter
    case stepEnd
  }

  let kind: Kind

  /// The name of the method.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .catmullRom: "catmullRom"
    case .cardinal: "cardinal"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    }
  }

  /// Straight segments; the default.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }

  /// A cubic that never goes beyond the two data it runs between.
  ///
  /// M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy and
  /// Astrophysics 239 (1990).
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }

  /// A centripetal Catmull–Rom spline.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }

  /// Returns a Catmull–Rom spline.
  ///
  /// - Parameter alpha: 0 is uniform, 0.5 centripetal, 1 chordal; clamped to 0…1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    let alpha = alpha.isNaN ? 0.5 : min(max(Double(alpha), 0), 1)
    return InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }

  /// A cardinal spline without tension.
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }

  /// Returns a cardinal spline.
  ///
  /// - Parameter tension: 0 is the roundest, 1 gives straight segments; clamped to 0…1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    let tension = tension.isNaN ? 0 : min(max(Double(tension), 0), 1)
    return InterpolationMethod(kind: .cardinal(tension: tension))
  }

  /// Steps that begin at their datum: a value holds until the next one.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }

  /// Steps whose datum is in the middle.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }

  /// Steps that end at their datum: a value holds from the previous datum on.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}
