/// Views that take the same modifiers and stand in the container around.
public struct Group<Content> {
  package let content: Content
  package init(_content: Content) { content = _content }
  /// Drawn without a body.
  @_documentation(visibility: internal)
  public var body: Never { preconditionFailure("A group is drawn without a body.") }
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
  /// Makes the nodes of all.
  public static func _makeNode(_ view: Group, in environment: EnvironmentValues) -> _ViewNode {
    Content._makeNode(view.content, in: environment)
  }
}
