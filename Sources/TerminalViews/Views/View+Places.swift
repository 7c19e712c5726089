nonisolated extension View {
  /// The node of the body, at the place where the view keeps what belongs to it.
  @usableFromInline static func node(
    of view: Self, at place: ViewPlace, in environment: EnvironmentValues
  ) -> _ViewNode {
    let memory = place.memory { ViewMemory<Self>() }
    var inner = environment
    inner.place = place.child(.body)
    return Body._makeNode(
      memory.body(of: view, at: place, in: environment), in: inner)
  }

  /// The nodes of one of several views that stand together.
  func nodes(
    _ key: @autoclosure () -> PlaceKey, in environment: EnvironmentValues
  ) -> [any LayoutNode] {
    guard let place = environment.place else { return nodes(in: environment) }
    var inner = environment
    inner.place = place.child(key())
    return nodes(in: inner)
  }

  /// The node of one of several views of which one is there at a time.
  static func node(
    of view: Self, _ key: @autoclosure () -> PlaceKey, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let place = environment.place else { return _makeNode(view, in: environment) }
    var inner = environment
    inner.place = place.child(key())
    return _makeNode(view, in: inner)
  }
}
