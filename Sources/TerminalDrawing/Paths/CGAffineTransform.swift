import FoundationSubset

/// A linear map and a translation of points: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
///
/// For platforms whose Foundation has none.
public struct CGAffineTransform: Hashable, Sendable {
  /// The coefficients of the linear map.
  public var a, b, c, d: CGFloat
  /// The translation.
  public var tx, ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Creates a transform from its coefficients; the defaults change nothing.
  public init(
    a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0,
    ty: CGFloat = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Creates a rotation about the origin by an angle in radians, clockwise on a screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }
  /// Creates a scaling from the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, d: y) }
  /// Creates a translation.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(tx: x, ty: y) }
}

extension Path {
  /// Returns the outline with all of its points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped { point in
      CGPoint(
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty)
    }
  }
}
