import FoundationSubset

/// An outline in a rectangle, which can be filled and stroked.
public nonisolated protocol Shape: View, Sendable {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// Returns the form of the shape, since a terminal has characters for some; most shapes use the
  /// default.
  func _form(in rect: CGRect) -> _ShapeForm
}

/// The form of a shape; its content is internal to the library.
public struct _ShapeForm: Hashable, Sendable {
  package let content: ShapeForm
  package init(_ content: ShapeForm) { self.content = content }
}

nonisolated extension Shape {
  /// Returns an outline without a character of its own.
  public func _form(in rect: CGRect) -> _ShapeForm { _ShapeForm(.path) }
  /// The shape, filled with the foreground.
  public var body: ShapeView<Self> { fill() }

  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, drawing: .fill(style), style: AnyShapeStyle(content))
  }
  /// Draws the outline with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, drawing: .stroke(style), style: AnyShapeStyle(content))
  }
  /// Draws the outline with a width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws the outline with the foreground.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> {
    stroke(ForegroundStyle(), style: style)
  }
  /// Draws the outline with the foreground and a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Returns the shape rotated about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Returns the part of the outline between two fractions of its length, 0…1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, start: start, end: end)
  }
}

/// A shape that can be inset on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape = InsettedShape<Self>
  /// Returns the shape inset by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape where InsetShape == InsettedShape<Self> {
  /// Returns the shape inset by a distance in points.
  public func inset(by amount: CGFloat) -> InsettedShape<Self> {
    InsettedShape(shape: self, amount: amount)
  }
}

nonisolated extension InsettableShape {
  /// Draws a line along the inner side of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self, drawing: .border(style), style: AnyShapeStyle(content))
  }
  /// Draws a line of a width in points along the inner side of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A filled or stroked shape; further drawing is above it.
public nonisolated struct ShapeView<Content: Shape>: PrimitiveView {
  enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle)
    case border(StrokeStyle)
  }
  let shape: Content
  let drawing: Drawing
  let style: AnyShapeStyle

  /// Makes the node.
  public static func _makeNode(
    _ view: ShapeView, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(
      ShapeNode(shape: view.shape, drawing: view.drawing, style: view.style, environment))
  }
}
