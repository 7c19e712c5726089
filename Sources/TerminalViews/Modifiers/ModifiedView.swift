import Foundation

/// A view whose nodes are wrapped, each for itself, as modifiers of a group mean its members.
///
/// It has a name, as ``EnvironmentView`` has, where `some View` would say as much, because the
/// runtime has to find out of an opaque type that it is a view by walking all conformances of the
/// program.
public struct WrappedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any LayoutNode, EnvironmentValues) -> any LayoutNode

  /// Makes the nodes of the content and wraps them.
  public static func _makeNode(
    _ view: WrappedView<Content>, in environment: EnvironmentValues
  ) -> _ViewNode {
    var inner = environment
    // A frame or a padding stands between a stack and its spacer.
    inner.stackAxis = environment.stackAxis
    let nodes = view.content.nodes(in: inner).map { view.wrap($0, environment) }
    return _ViewNode(nodes.count == 1 ? nodes[0] : GroupNode(children: nodes))
  }
}

/// A view that sees another environment than the views around.
public struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  /// Makes the node of the content in the changed environment.
  public static func _makeNode(
    _ view: EnvironmentView<Content>, in environment: EnvironmentValues
  ) -> _ViewNode {
    var inner = environment
    view.change(&inner)
    return Content._makeNode(view.content, in: inner)
  }
}

extension View {
  func wrapped(
    _ wrap: @escaping (any LayoutNode, EnvironmentValues) -> any LayoutNode
  ) -> WrappedView<Self> {
    WrappedView(content: self, wrap: wrap)
  }
  func environment(
    changedBy change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: change)
  }
}
