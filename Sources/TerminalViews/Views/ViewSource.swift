private struct HeldStyle<Original, Content> {
  let content: (Original) -> Content
}

/// A view without its type, for surroundings that are known later; told from others by what it was
/// made of.
package struct ViewSource: Equatable {
  private let identity: ValueIdentity
  private let make: (EnvironmentValues) -> _ViewNode

  /// A view as it is.
  package init<Content: View>(_ view: Content) {
    identity = ValueIdentity(view)
    make = { Content._makeNode(view, in: $0) }
  }

  /// What a function makes of a view.
  package init<Original: View, Content: View>(
    of original: Original, _ content: @escaping (Original) -> Content
  ) {
    identity = ValueIdentity(functionIn: HeldStyle(content: content))
    make = { Content._makeNode(content(original), in: $0) }
  }

  /// The node of the view in its surroundings.
  package func callAsFunction(_ environment: EnvironmentValues) -> _ViewNode { make(environment) }

  /// Whether the views are the same, or equal.
  package static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
}
