import FoundationSubset

nonisolated extension View where Self: ShapeStyle {
  /// A rectangle of the style.
  public var body: ShapeView<Rectangle> { Rectangle().fill(self) }
}

// A colour or a ramp as a view fills the available space.
nonisolated extension Color: View {}
nonisolated extension LinearGradient: View {}
nonisolated extension AngularGradient: View {}
nonisolated extension RadialGradient: View {}

nonisolated extension Path: Shape {
  /// Returns the outline itself, moved to the corner of the rectangle.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
