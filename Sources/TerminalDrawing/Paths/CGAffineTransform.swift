import FoundationSubset

/// A turn, a stretch and a move of points: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
///
/// Only where Foundation does not have it.
public struct CGAffineTransform: Hashable, Sendable {
  /// What x and y give to the new x and y.
  public var a, b, c, d: CGFloat
  /// By how much points move.
  public var tx, ty: CGFloat

  /// Leaves points where they are.
  public static let identity = CGAffineTransform()

  /// Creates a transform of its numbers; without any it leaves points where they are.
  public init(
    a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0,
    ty: CGFloat = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Turns by an angle in radians around zero, on a screen clockwise.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }
  /// Stretches from zero.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, d: y) }
  /// Moves.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(tx: x, ty: y) }
}

extension Path {
  /// The outline with all of its points moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped { point in
      CGPoint(
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty)
    }
  }
}
