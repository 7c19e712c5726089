nonisolated extension View {
  /// The node of the body, at the place where the view keeps what belongs to it.
  ///
  /// - Parameter body: gives the body, whose type is named apart: the module of the view knows it,
  ///   and the runtime would walk all conformances to find it out.
  @usableFromInline static func node<Made: View>(
    of view: Self, at place: ViewPlace, in environment: EnvironmentValues,
    body: (Self) -> Made
  ) -> _ViewNode {
    let memory = place.memory { ViewMemory<Self, Made>() }
    var inner = environment
    inner.place = place.child(.body)
    return Made._makeNode(
      memory.body(of: view, at: place, in: environment, body), in: inner)
  }

  /// The nodes of one of several views that stand together.
  package func nodes(
    _ key: @autoclosure () -> PlaceKey, in environment: EnvironmentValues
  ) -> [any LayoutNode] {
    guard let place = environment.place else { return nodes(in: environment) }
    var inner = environment
    inner.place = place.child(key())
    return nodes(in: inner)
  }

  /// Returns the node of one branch of a condition.
  package static func node(
    of view: Self, _ key: @autoclosure () -> PlaceKey, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let place = environment.place else { return _makeNode(view, in: environment) }
    var inner = environment
    inner.place = place.child(key())
    return _makeNode(view, in: inner)
  }
}
