import FoundationSubset

extension CGPoint {
  /// Whether the point is a place at all.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
