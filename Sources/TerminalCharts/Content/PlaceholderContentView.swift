import TerminalViews

/// A placeholder for content in the closure of an effect.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  /// Makes a node that shows nothing.
  public static func _makeNode(_ view: Self, in environment: EnvironmentValues) -> _ViewNode {
    EmptyView._makeNode(EmptyView(), in: environment)
  }
}
