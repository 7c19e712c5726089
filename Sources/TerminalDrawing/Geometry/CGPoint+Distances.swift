import FoundationSubset

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
