import FoundationSubset

/// Where views with an identity lie in the frame that is drawn, and which of them is wanted.
package final class ScrollTargets {
  package weak var tree: ViewTree?
  package var wish: (id: AnyHashable, anchor: UnitPoint?)?
  package var frames: [AnyHashable: CGRect] = [:]
  package init() {}
}

extension EnvironmentValues {
  /// Where views with an identity say where they lie, inside of a reader.
  package var scrollTargets: ScrollTargets? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

/// A node that says where it lies.
private struct TargetNode: WrapperNode {
  let child: any LayoutNode
  let id: AnyHashable
  let targets: ScrollTargets

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    if targets.wish?.id == id { targets.frames[id] = frame }
    child.draw(in: frame, on: &canvas)
  }
}

extension LayoutNode {
  /// The node, which says where it lies where somebody may scroll to it.
  package func identified(by id: AnyHashable, in environment: EnvironmentValues) -> any LayoutNode {
    guard environment.place != nil, let targets = environment.scrollTargets else { return self }
    return TargetNode(child: self, id: id, targets: targets)
  }
}
