import FoundationSubset

/// The frames of views with an identity, and the identity to scroll to.
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
  /// Returns the node, which reports its frame inside a scroll view.
  package func identified(by id: AnyHashable, in environment: EnvironmentValues) -> any LayoutNode {
    guard environment.place != nil, let targets = environment.scrollTargets else { return self }
    return TargetNode(child: self, id: id, targets: targets)
  }
}
