import FoundationSubset

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: Shape {
  // Clockwise from the upper left corner.
  private let radii: [CGFloat]

  /// Creates a rectangle with the radii of its corners in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
  }

  /// Returns the outline; no radius is larger than half of the shorter side.
  public func path(in rect: CGRect) -> Path {
    let limit = max(0, min(rect.width, rect.height) / 2)
    let corners = rect.corners
    func point(_ index: Int, _ radius: CGFloat, towards other: Int) -> CGPoint {
      let (corner, other) = (corners[index], corners[other % 4])
      let length = max(corner.distance(to: other), .leastNonzeroMagnitude)
      return corner.mixed(with: other, radius / length)
    }
    return Path { path in
      for (index, radius) in radii.enumerated() {
        let radius = radius.clamped(to: 0...limit)
        path.addLine(to: point(index, radius, towards: index + 3))
        path.addQuadCurve(to: point(index, radius, towards: index + 1), control: corners[index])
      }
      path.closeSubpath()
    }
  }
}
