/// A modifier that changes the environment of a view.
public struct _EnvironmentModifier: _ViewModifier {
  let change: (inout EnvironmentValues) -> Void

  /// Makes the node of the content in the changed environment.
  public static func _makeNode<Content: View>(
    _ modifier: _EnvironmentModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    var inner = environment
    modifier.change(&inner)
    return Content._makeNode(content, in: inner)
  }
}

nonisolated extension View {
  /// The view in another environment.
  public typealias _Surrounded = ModifiedContent<Self, _EnvironmentModifier>

  /// Returns the view in a changed environment.
  package consuming func environment(
    changedBy change: @escaping (inout EnvironmentValues) -> Void
  ) -> _Surrounded {
    ModifiedContent(content: self, modifier: _EnvironmentModifier(change: change))
  }
}
