/// A view without its type, for surroundings that are known later.
package struct ViewSource {
  private let make: (EnvironmentValues) -> _ViewNode

  /// A view as it is.
  package init<Content: View>(_ view: Content) {
    make = { Content._makeNode(view, in: $0) }
  }

  /// What a function makes of a view.
  package init<Original: View, Content: View>(
    of original: Original, _ content: @escaping (Original) -> Content
  ) {
    make = { Content._makeNode(content(original), in: $0) }
  }

  /// The node of the view in its surroundings.
  package func callAsFunction(_ environment: EnvironmentValues) -> _ViewNode { make(environment) }
}
