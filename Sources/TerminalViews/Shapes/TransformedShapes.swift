import Foundation

extension Shape {
  /// The shape, turned about a place of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// The part of the outline between two shares, 0…1, of its length.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, start: start, end: end)
  }
}

/// A part of the outline of a shape.
public struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: CGFloat
  let end: CGFloat
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A shape that is turned.
public struct RotatedShape<Base: Shape>: Shape {
  let shape: Base
  let angle: Angle
  let anchor: UnitPoint

  /// The outline.
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

  /// A square on its corner is a diamond; a quarter turn leaves the form.
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
