import TerminalViews

/// A view that is a function of its environment, evaluated for each frame.
package nonisolated struct EnvironmentReader<Content: View>: PrimitiveView {
  private let content: (EnvironmentValues) -> Content

  package init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }

  package static func _makeNode(
    _ view: EnvironmentReader, in environment: EnvironmentValues
  ) -> _ViewNode {
    Content._makeNode(view.content(environment), in: environment)
  }
}
