nonisolated extension View {
  /// Returns the node of the body, at the identity that keeps the state of the view.
  ///
  /// - Parameter body: Returns the body. Its type is a parameter, because the module of the view
  ///   knows it, and the runtime would walk all conformances to find it out.
  @usableFromInline static func node<Made: View>(
    of view: Self, at identity: ViewIdentity, in environment: EnvironmentValues,
    body: (Self) -> Made
  ) -> _ViewNode {
    let memory = identity.memory { ViewMemory<Self, Made>() }
    var inner = environment
    inner.identity = identity.child(.body)
    return Made._makeNode(
      memory.body(of: view, at: identity, in: environment, body), in: inner)
  }

  /// Returns the nodes of one of several sibling views.
  package func nodes(
    _ key: @autoclosure () -> IdentityKey, in environment: EnvironmentValues
  ) -> [any LayoutNode] {
    guard let identity = environment.identity else { return nodes(in: environment) }
    var inner = environment
    inner.identity = identity.child(key())
    return nodes(in: inner)
  }

  /// Returns the node of one branch of a condition.
  package static func node(
    of view: Self, _ key: @autoclosure () -> IdentityKey, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let identity = environment.identity else { return _makeNode(view, in: environment) }
    var inner = environment
    inner.identity = identity.child(key())
    return _makeNode(view, in: inner)
  }
}
