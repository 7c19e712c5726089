import TerminalViews

/// A view that is made when its surroundings are known, also where it is only printed.
nonisolated struct EnvironmentReader<Content: View>: PrimitiveView {
  private let content: (EnvironmentValues) -> Content

  init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) { self.content = content }

  static func _makeNode(_ view: EnvironmentReader, in environment: EnvironmentValues) -> _ViewNode {
    Content._makeNode(view.content(environment), in: environment)
  }
}
