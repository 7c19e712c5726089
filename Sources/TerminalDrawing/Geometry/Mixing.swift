import FoundationSubset
import TerminalCore

extension BinaryFloatingPoint {
  /// Returns a number between this one, at 0, and another, at 1; the other number if one of them is
  /// not finite.
  package func mixed(with other: Self, _ fraction: Double) -> Self {
    isFinite && other.isFinite ? self + (other - self) * Self(fraction) : other
  }
}

extension CGPoint {
  /// Returns a point between this one, at 0, and another, at 1.
  package func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(
      x: x.mixed(with: other.x, Double(fraction)), y: y.mixed(with: other.y, Double(fraction)))
  }
}

extension CellColor {
  /// Returns a colour between this one, at 0, and another, at 1, mixed by component; the nearer one
  /// if either is the terminal's own.
  package func mixed(with other: CellColor, _ fraction: Double) -> CellColor {
    guard !isDefault, !other.isDefault else { return fraction < 0.5 ? self : other }
    let (own, its) = (components, other.components)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(Double(from).mixed(with: Double(to), fraction).rounded().clamped(to: 0...255))
    }
    return CellColor(
      red: mix(own.red, its.red), green: mix(own.green, its.green), blue: mix(own.blue, its.blue))
  }
}
