import TerminalViews

/// Has a view do something at its place when it comes, goes or changes; without a place nothing.
public struct _PlaceModifier: _ViewModifier {
  let visit: (ViewPlace) -> Void

  /// Makes the node of the content, with an identity of its own.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _PlaceModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let place = environment.place else { return Content._makeNode(content, in: environment) }
    modifier.visit(place)
    var inner = environment
    inner.place = place.child(.content)
    return Content._makeNode(content, in: inner)
  }
}

/// Gives a view an identity: with another one it is another view, and its states begin anew.
public struct _IdentityModifier: _ViewModifier {
  let id: AnyHashable

  /// Makes the node of the content at the place of the identity.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _IdentityModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let place = environment.place else { return Content._makeNode(content, in: environment) }
    var inner = environment
    inner.place = place.child(.id(modifier.id))
    let node = Content._makeNode(content, in: inner)
    guard environment.scrollTargets != nil else { return node }
    return _ViewNode(
      GroupNode(
        children: node.content.flattened.map { $0.identified(by: modifier.id, in: environment) }))
  }
}
