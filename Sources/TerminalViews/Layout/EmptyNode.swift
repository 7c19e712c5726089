import FoundationSubset

/// An empty node.
package struct EmptyNode: LayoutNode {
  package init() {}
  package func size(in proposal: ProposedViewSize) -> CGSize { .zero }
  package func draw(in frame: CGRect, on canvas: inout Canvas) {}
  package var flattened: [any LayoutNode] { [] }
}
