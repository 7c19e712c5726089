import FoundationSubset

/// A window to content that may be larger than its room: what does not fit is cut off.
///
/// The content begins at the upper left corner; it is not bounded along the axes of scrolling.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - axes: the directions in which the content may be larger.
  ///   - showsIndicators: has no effect; there are no scroll bars.
  ///   - content: what is seen through the window.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node.
  public static func _makeNode(_ view: ScrollView, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner.stackAxis = .vertical
    inner.room = nil
    let stack = StackNode(
      axis: .vertical, share: 0.5, spacing: 0, children: view.content.nodes(in: inner))
    return _ViewNode(ScrollNode(child: stack, axes: view.axes))
  }
}

/// Content that is cut off at the room's edges.
struct ScrollNode: WrapperNode {
  let child: any LayoutNode
  let axes: Axis.Set

  func size(in proposal: ProposedViewSize) -> CGSize {
    let content = child.size(in: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let size = child.size(in: inner(ProposedViewSize(frame.size)))
    canvas.clipped(to: CellMetrics.cells(frame)) {
      child.draw(in: CGRect(origin: frame.origin, size: size), on: &$0)
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
