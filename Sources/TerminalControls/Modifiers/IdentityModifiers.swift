import TerminalViews

/// A modifier with an action for each frame that makes its view; printed views have none.
public struct _VisitModifier: _ViewModifier {
  let visit: (ViewIdentity) -> Void

  /// Makes the node of the content, with an identity of its own.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _VisitModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    if let identity = environment.identity { modifier.visit(identity) }
    return Content.node(of: content, .content, in: environment)
  }
}

/// A modifier that gives a view an identity: with another identity it is another view, whose states
/// begin anew.
public struct _IdentityModifier: _ViewModifier {
  let id: AnyHashable

  /// Makes the node of the content with the identity.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _IdentityModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    Content.node(of: content, .id(modifier.id), in: environment)
  }
}
