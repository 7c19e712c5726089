/// A type-erased view for an environment that is known later.
package struct ViewSource {
  private let make: (EnvironmentValues) -> _ViewNode

  /// Creates a source of a view.
  package init<Content: View>(_ view: Content) {
    make = { Content._makeNode(view, in: $0) }
  }

  /// Creates a source of the view that a function makes of another.
  package init<Original: View, Content: View>(
    of original: Original, _ content: @escaping (Original) -> Content
  ) {
    make = { Content._makeNode(content(original), in: $0) }
  }

  /// Returns the node of the view in an environment.
  package func callAsFunction(_ environment: EnvironmentValues) -> _ViewNode { make(environment) }
}
