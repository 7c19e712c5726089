/// Builds a view of statements.
@resultBuilder
public struct ViewBuilder {
  /// A statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  /// Creates it.
  public init() {}
  /// Makes the node.
  public static func _makeNode(
    _ view: EmptyView, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(EmptyNode())
  }
}
