/// A builder of views.
@resultBuilder
public struct ViewBuilder: _ContentBuilding {
  /// Returns the view of a statement.
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }
  /// Returns an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the view of one statement.
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
  /// Combines the views of several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  /// Builds content inside `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: consuming Content)
    -> AnyView
  {
    AnyView(content)
  }
}

/// A view without content or size.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}
  /// Makes the node.
  public static func _makeNode(
    _ view: EmptyView, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(EmptyNode())
  }
}

/// A sequence of views.
public nonisolated struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)
  /// Creates a view of views.
  public init(_ content: repeat each Content) { self.content = (repeat each content) }
  /// Makes the nodes of all views.
  public static func _makeNode(
    _ view: TupleView, in environment: EnvironmentValues
  ) -> _ViewNode {
    var nodes: [any LayoutNode] = []
    var index = 0
    for child in repeat each view.content {
      nodes += child.nodes(.index(index), in: environment)
      index += 1
    }
    return _ViewNode(GroupNode(children: nodes))
  }
}

/// One of two kinds of content: the result of `if` and `switch` in a builder.
///
/// It is a view if both kinds are, and content of a chart if both kinds are.
public struct BuilderConditional<First, Second> {
  @usableFromInline package enum Storage {
    case first(First)
    case second(Second)
  }
  @usableFromInline package let storage: Storage
  @inlinable package init(storage: Storage) { self.storage = storage }

  /// Drawn without a body.
  public var body: Never { preconditionFailure("A conditional is drawn without a body.") }
}

extension BuilderConditional: Sendable where First: Sendable, Second: Sendable {}
extension BuilderConditional.Storage: Sendable where First: Sendable, Second: Sendable {}

nonisolated extension BuilderConditional: View, PrimitiveView where First: View, Second: View {
  /// Makes the node of the content.
  public static func _makeNode(
    _ view: BuilderConditional, in environment: EnvironmentValues
  ) -> _ViewNode {
    switch view.storage {
    case .first(let first): First.node(of: first, .branch(true), in: environment)
    case .second(let second): Second.node(of: second, .branch(false), in: environment)
    }
  }
}

extension Optional {
  /// Drawn without a body.
  public var body: Never { preconditionFailure("An optional is drawn without a body.") }
}

nonisolated extension Optional: View, PrimitiveView where Wrapped: View {
  /// Makes the node of the content, or an empty one.
  public static func _makeNode(
    _ view: Wrapped?, in environment: EnvironmentValues
  ) -> _ViewNode {
    view.map { Wrapped.node(of: $0, .content, in: environment) } ?? _ViewNode(EmptyNode())
  }
}
