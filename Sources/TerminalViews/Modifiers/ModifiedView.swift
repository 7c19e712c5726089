import Foundation

/// A view whose nodes are wrapped, each for itself, as modifiers of a group mean its members.
struct WrappedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any LayoutNode, EnvironmentValues) -> any LayoutNode

  static func _makeNode(_ view: WrappedView, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    // A frame or a padding stands between a stack and its spacer.
    inner.stackAxis = environment.stackAxis
    let nodes = view.content.nodes(in: inner).map { view.wrap($0, environment) }
    return _ViewNode(nodes.count == 1 ? nodes[0] : GroupNode(children: nodes))
  }
}

/// A view that sees another environment than the views around.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func _makeNode(
    _ view: EnvironmentView, in environment: EnvironmentValues
  ) -> _ViewNode {
    var inner = environment
    view.change(&inner)
    return Content._makeNode(view.content, in: inner)
  }
}

extension View {
  func wrapped(
    _ wrap: @escaping (any LayoutNode, EnvironmentValues) -> any LayoutNode
  ) -> WrappedView<Self> {
    WrappedView(content: self, wrap: wrap)
  }
  func environment(
    changedBy change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: change)
  }
}

/// A node that stands for another and changes a part of what it does.
protocol WrapperNode: LayoutNode {
  var child: any LayoutNode { get }
}

extension WrapperNode {
  func size(in proposal: ProposedViewSize) -> CGSize { child.size(in: proposal) }
  func draw(in frame: CGRect, on canvas: inout Canvas) { child.draw(in: frame, on: &canvas) }
  var traits: LayoutTraits { child.traits }
  func describe(into texts: inout [String]) { child.describe(into: &texts) }
}
