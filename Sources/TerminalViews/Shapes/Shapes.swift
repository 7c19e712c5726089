import FoundationSubset

/// A rectangle that fills its frame.
///
/// A rectangle up to three points wide is drawn as a rule: a line of characters behind the data.
public nonisolated struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns a rectangle.
  public func _form(in rect: CGRect) -> _ShapeForm {
    _ShapeForm(.rectangle(rect, cornerRadius: 0))
  }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The width and height of a corner.
  public var cornerSize: CGSize
  /// The form of a corner.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle with corners of a width and height in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// Returns a rectangle.
  public func _form(in rect: CGRect) -> _ShapeForm {
    _ShapeForm(.rectangle(rect, cornerRadius: min(cornerSize.width, cornerSize.height)))
  }
}

/// The largest circle in the middle of its frame.
public nonisolated struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: Circle.square(in: rect)) }
  /// Returns a disc.
  public func _form(in rect: CGRect) -> _ShapeForm {
    _ShapeForm(.symbol(.disc, Circle.square(in: rect)))
  }
  private static func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns a disc.
  public func _form(in rect: CGRect) -> _ShapeForm { _ShapeForm(.symbol(.disc, rect)) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  /// The form of the round sides.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radius(in: rect), style: style)
  }
  /// Returns a rectangle.
  public func _form(in rect: CGRect) -> _ShapeForm {
    _ShapeForm(.rectangle(rect, cornerRadius: radius(in: rect)))
  }
  private func radius(in rect: CGRect) -> CGFloat { min(rect.width, rect.height) / 2 }
}

/// A shape in a smaller rectangle.
public nonisolated struct InsettedShape<Base: Shape>: InsettableShape {
  let shape: Base
  let amount: CGFloat
  /// Returns the shape in a still smaller rectangle.
  public func inset(by amount: CGFloat) -> InsettedShape<Base> {
    InsettedShape(shape: shape, amount: self.amount + amount)
  }
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: smaller(rect)) }
  /// Returns the form of the shape.
  public func _form(in rect: CGRect) -> _ShapeForm { shape._form(in: smaller(rect)) }
  private func smaller(_ rect: CGRect) -> CGRect {
    let dx = min(amount, rect.width / 2)
    let dy = min(amount, rect.height / 2)
    return CGRect(
      x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx,
      height: rect.height - 2 * dy)
  }
}

/// A part of the outline of a shape.
public nonisolated struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: CGFloat
  let end: CGFloat
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A rotated shape.
public nonisolated struct RotatedShape<Base: Shape>: Shape {
  let shape: Base
  let angle: Angle
  let anchor: UnitPoint

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return shape.path(in: rect).mapped { point in
      CGPoint(
        x: x + (point.x - x) * cosine - (point.y - y) * sine,
        y: y + (point.x - x) * sine + (point.y - y) * cosine)
    }
  }

  /// Returns a diamond for a square on its corner; a quarter turn keeps the form.
  public func _form(in rect: CGRect) -> _ShapeForm {
    let eighths = angle.degrees / 45
    guard abs(eighths - eighths.rounded()) < 0.01 else { return _ShapeForm(.path) }
    let form = shape._form(in: rect)
    let turn = Int(eighths.rounded().truncatingRemainder(dividingBy: 8))
    switch form.content {
    case .rectangle(let box, 0) where turn % 2 != 0 && isNearlySquare(box):
      return _ShapeForm(.symbol(.diamond, box))
    case .symbol(.disc, let box) where isNearlySquare(box): return form
    default: return turn % 4 == 0 ? form : _ShapeForm(.path)
    }
  }

  private func isNearlySquare(_ box: CGRect) -> Bool {
    abs(box.width - box.height) <= min(box.width, box.height) / 4
  }
}
