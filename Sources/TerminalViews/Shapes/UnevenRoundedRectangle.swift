import FoundationSubset

/// A rectangle each of whose corners is round in its own way.
public nonisolated struct UnevenRoundedRectangle: Shape {
  private let radii: (topLeading: CGFloat, bottomLeading: CGFloat)
  private let others: (bottomTrailing: CGFloat, topTrailing: CGFloat)

  /// Creates a rectangle with corners of four radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = (topLeadingRadius, bottomLeadingRadius)
    others = (bottomTrailingRadius, topTrailingRadius)
  }

  /// The outline; no radius is larger than half of the shorter side.
  public func path(in rect: CGRect) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    func bounded(_ radius: CGFloat) -> CGFloat { max(0, min(radius, most)) }
    let (topLeft, bottomLeft) = (bounded(radii.topLeading), bounded(radii.bottomLeading))
    let (bottomRight, topRight) = (bounded(others.bottomTrailing), bounded(others.topTrailing))
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + topRight),
        control: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY),
        control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft),
        control: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + topLeft, y: rect.minY),
        control: CGPoint(x: rect.minX, y: rect.minY))
      path.closeSubpath()
    }
  }
}
