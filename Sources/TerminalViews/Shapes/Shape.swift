import FoundationSubset

/// An outline for any rectangle, which can be filled and stroked.
public nonisolated protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// What the shape is called in a terminal, which has characters for some; most shapes use the
  /// default.
  func _form(in rect: CGRect) -> _ShapeForm
}

/// What a shape is in a terminal: opaque outside the library.
public struct _ShapeForm: Hashable, Sendable {
  package let content: ShapeForm
  package init(_ content: ShapeForm) { self.content = content }
}

nonisolated extension Shape {
  /// An outline without a character of its own.
  public func _form(in rect: CGRect) -> _ShapeForm { _ShapeForm(.path) }
  /// The shape, filled with the foreground.
  public var body: ShapeView<Self> { fill() }

  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, drawing: .fill(style), style: AnyShapeStyle(content))
  }
  /// Fills the shape with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
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

  /// The shape, turned about a place of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// The part of the outline between two shares, 0…1, of its length.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, start: start, end: end)
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape = InsettedShape<Self>
  /// The shape in a rectangle that is smaller by a distance, in points, on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape where InsetShape == InsettedShape<Self> {
  /// The shape in a smaller rectangle.
  public func inset(by amount: CGFloat) -> InsettedShape<Self> {
    InsettedShape(shape: self, amount: amount)
  }
}

nonisolated extension InsettableShape {
  /// Draws a line along the inner side of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self, drawing: .border(style), style: AnyShapeStyle(content))
  }
  /// Draws a line of a width in points along the inner side of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line with the foreground along the inner side of the outline.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
  /// Draws a line with the foreground along the inner side of the outline.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape that is filled or stroked; further drawing lies above.
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
