/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  private let make: (EnvironmentValues) -> _ViewNode
  /// Wraps a view.
  public init<Content: View>(_ view: Content) {
    make = { Content._makeNode(view, in: $0) }
  }
  /// Wraps a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
  /// Makes the node of the wrapped view.
  public static func _makeNode(_ view: AnyView, in environment: EnvironmentValues) -> _ViewNode {
    view.make(environment)
  }
}
