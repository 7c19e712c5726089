/// A group of views that share modifiers and are arranged by the enclosing container.
public struct Group<Content> {
  package let content: Content
  package init(_content: Content) { content = _content }
  /// Drawn without a body.
  public var body: Never { preconditionFailure("A group is drawn without a body.") }
}

nonisolated extension Group: View, PrimitiveView where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
  /// Makes the nodes of all views.
  public static func _makeNode(_ view: Group, in environment: EnvironmentValues) -> _ViewNode {
    Content._makeNode(view.content, in: environment)
  }
}

/// A type-erased view.
public nonisolated struct AnyView: PrimitiveView {
  private let make: (EnvironmentValues) -> _ViewNode
  /// Wraps a view.
  public init<Content: View>(_ view: Content) {
    make = { Content.node(of: view, .type(ObjectIdentifier(Content.self)), in: $0) }
  }
  /// Wraps a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
  /// Makes the node of the wrapped view.
  public static func _makeNode(_ view: AnyView, in environment: EnvironmentValues) -> _ViewNode {
    view.make(environment)
  }
}
