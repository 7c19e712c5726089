import FoundationSubset
import TerminalViews

/// The first of several views that fits into the room; the last where none does.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice of views.
  ///
  /// - Parameters:
  ///   - axes: the directions in which a view has to fit.
  ///   - content: the views, the most wanted one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the nodes of all.
  public static func _makeNode(
    _ view: ViewThatFits, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(
      FittingNode(choices: view.content.nodes(.content, in: environment), axes: view.axes))
  }
}

/// The first of several nodes that fits.
private struct FittingNode: LayoutNode {
  let choices: [any LayoutNode]
  let axes: Axis.Set

  private func choice(in room: ProposedViewSize) -> any LayoutNode {
    let found = choices.first { node in
      let size = node.size(in: .unspecified)
      return (!axes.contains(.horizontal) || size.width <= room.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= room.height ?? .infinity)
    }
    return found ?? choices.last ?? EmptyNode()
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    choice(in: proposal).size(in: proposal)
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    choice(in: ProposedViewSize(frame.size)).draw(in: frame, on: &canvas)
  }
  func describe(into texts: inout [String]) { choices.first?.describe(into: &texts) }
}
