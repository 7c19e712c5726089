import FoundationSubset

/// Nodes that the enclosing container arranges; without one they overlap.
package struct GroupNode: LayoutNode {
  package let children: [any LayoutNode]
  /// The alignment of smaller children outside a container.
  package var alignment = Alignment.center

  package init(children: [any LayoutNode], alignment: Alignment = .center) {
    self.children = children
    self.alignment = alignment
  }

  package var flattened: [any LayoutNode] { children }

  package func size(in proposal: ProposedViewSize) -> CGSize {
    children.reduce(CGSize.zero) { result, child in
      let size = child.size(in: proposal)
      return CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
    }
  }

  package func draw(in frame: CGRect, on canvas: inout Canvas) {
    for child in children.inDrawingOrder {
      child.drawPlaced(in: frame, alignment, on: &canvas)
    }
  }
}

/// A stack of layers: like a group, but one node in the container around.
package struct LayersNode: WrapperNode {
  package let child: any LayoutNode
  package init(children: [any LayoutNode], alignment: Alignment) {
    child = GroupNode(children: children, alignment: alignment)
  }
}

extension [any LayoutNode] {
  // Stable, so that equal indices keep the order of the statements.
  var inDrawingOrder: [any LayoutNode] {
    guard contains(where: { $0.traits.zIndex != 0 }) else { return self }
    return enumerated()
      .sorted {
        ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
      }
      .map(\.element)
  }
}
