import FoundationSubset

nonisolated extension ShapeView {
  /// Draws the outline over this drawing.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    overlay(shape.stroke(content, style: style))
  }
  /// Draws the outline with a width in points over this drawing.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth))
  }
  /// Fills the shape over this drawing.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay(shape.fill(content, style: style))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inner side of the outline over this drawing.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.strokeBorder(content, lineWidth: lineWidth))
  }
}
