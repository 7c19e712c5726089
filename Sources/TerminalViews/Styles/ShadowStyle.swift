import FoundationSubset

/// A shadow, which is smaller than a cell and therefore not drawn.
public struct ShadowStyle: Hashable, Sendable {
  /// Returns a shadow behind the shape.
  public static func drop(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
  /// Changes nothing: a shadow is smaller than a cell.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
