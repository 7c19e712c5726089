import FoundationSubset

/// A node that wraps another and changes part of its behaviour.
package protocol WrapperNode: LayoutNode {
  var child: any LayoutNode { get }
}

extension WrapperNode {
  package func size(in proposal: ProposedViewSize) -> CGSize { child.size(in: proposal) }
  package func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: frame, on: &canvas)
  }
  package var traits: LayoutTraits { child.traits }
}
