import FoundationSubset

/// How a view comes and goes on a screen; in a terminal it is there or not.
public struct AnyTransition: Hashable, Sendable {
  /// Without any movement.
  public static let identity = AnyTransition()
  /// By becoming opaque.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// By moving in from the left.
  public static let slide = AnyTransition()
}

// What a screen shows and a terminal cannot: these keep source code compiling and change nothing.
nonisolated extension View {
  /// Changes nothing: a shadow is smaller than a cell.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Changes nothing: a terminal shows the end of a movement at once.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Changes nothing: in a terminal a view is there or not.
  public func transition(_ transition: AnyTransition) -> Self { self }
}
