import FoundationSubset

/// A colour as a view fills its room.
nonisolated extension Color: View {
  /// A rectangle of the colour.
  public var body: ShapeView<Rectangle> { Rectangle().fill(self) }
}

nonisolated extension LinearGradient: View {
  /// A rectangle with the ramp.
  public var body: ShapeView<Rectangle> { Rectangle().fill(self) }
}

nonisolated extension AngularGradient: View {
  /// A rectangle with the ramp.
  public var body: ShapeView<Rectangle> { Rectangle().fill(self) }
}

nonisolated extension RadialGradient: View {
  /// A rectangle with the ramp.
  public var body: ShapeView<Rectangle> { Rectangle().fill(self) }
}

nonisolated extension EllipticalGradient: View {
  /// A rectangle with the ramp.
  public var body: ShapeView<Rectangle> { Rectangle().fill(self) }
}

nonisolated extension Path: Shape {
  /// The outline itself, moved to the corner of the rectangle.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
