import FoundationSubset
import TerminalCharts
import TerminalViews

/// A point or direction in the box of the plot: x to the right, y upwards, z to the front.
typealias SpaceVector = SIMD3<Double>

extension SpaceVector {
  func dot(_ other: SpaceVector) -> Double { (self * other).sum() }

  func cross(_ other: SpaceVector) -> SpaceVector {
    SpaceVector(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The vector with length 1; (0, 1, 0) if it has no direction.
  var normalized: SpaceVector {
    let length = dot(self).squareRoot()
    return length > 0 && length.isFinite ? self / length : SpaceVector(0, 1, 0)
  }
}
