/// A modifier that wraps each node of a view, as modifiers of a group apply to its members.
public struct _LayoutModifier: _ViewModifier {
  let wrap: (any LayoutNode, EnvironmentValues) -> any LayoutNode

  /// Makes the nodes of the content and wraps them.
  public static func _makeNode<Content: View>(
    _ modifier: _LayoutModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    let nodes = content.nodes(.content, in: environment).map { modifier.wrap($0, environment) }
    return _ViewNode(nodes.count == 1 ? nodes[0] : GroupNode(children: nodes))
  }
}

nonisolated extension View {
  /// The view with wrapped nodes.
  public typealias _LaidOut = ModifiedContent<Self, _LayoutModifier>

  package consuming func wrapped(
    _ wrap: @escaping (any LayoutNode, EnvironmentValues) -> any LayoutNode
  ) -> _LaidOut {
    ModifiedContent(content: self, modifier: _LayoutModifier(wrap: wrap))
  }
}
