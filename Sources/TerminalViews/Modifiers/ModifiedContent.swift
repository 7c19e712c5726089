/// A view with a modifier, as returned by the modifiers of views and of charts.
public nonisolated struct ModifiedContent<Content: View, Modifier: _ViewModifier>: PrimitiveView {
  // Modifiers return this type by its name instead of `some View`: the runtime would have to walk
  // all conformances of the program to find out that an opaque type is a view.
  let content: Content
  let modifier: Modifier

  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Makes the node of the content as the modifier changes it.
  public static func _makeNode(
    _ view: ModifiedContent, in environment: EnvironmentValues
  ) -> _ViewNode {
    Modifier._makeNode(view.modifier, of: view.content, in: environment)
  }
}

/// A modifier of any view.
public protocol _ViewModifier {
  /// Makes the node of the content, changed.
  static func _makeNode<Content: View>(
    _ modifier: Self, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode
}
