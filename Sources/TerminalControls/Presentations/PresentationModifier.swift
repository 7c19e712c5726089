import FoundationSubset
import TerminalCore
import TerminalViews

/// A modifier that shows views in a window over the screen while its condition holds.
public struct _PresentationModifier: _ViewModifier {
  /// The views; `nil` while nothing is shown.
  let content: () -> AnyView?
  /// Ends the condition.
  let close: () -> Void
  var onDismiss: (() -> Void)?

  /// Makes the nodes of the content and of the window over them; printed views have no window.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _PresentationModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let identity = environment.identity else {
      return Content._makeNode(content, in: environment)
    }
    let nodes = content.nodes(.content, in: environment)
    let view = modifier.content()
    modifier.noteDismissal(isDismissed: view == nil, at: identity)
    guard let view, let first = nodes.first else { return _ViewNode(GroupNode(children: nodes)) }
    let presented = PresentedNode(
      child: first, window: modifier.window(of: view, at: identity.child(.layer(1)), environment))
    return _ViewNode(GroupNode(children: [presented] + nodes.dropFirst()))
  }

  private nonisolated func window(
    of view: AnyView, at identity: ViewIdentity, _ environment: EnvironmentValues
  ) -> Window {
    nonisolated(unsafe) let close = close
    var surroundings = environment.inWindow(at: identity) { close() }
    surroundings[CloseAfterActionKey.self] = nil
    return Window(
      child: StackNode(
        axis: .vertical, fraction: 0, spacing: 0, children: view.nodes(in: surroundings)),
      identity: identity, close: close)
  }

  private nonisolated func noteDismissal(isDismissed: Bool, at identity: ViewIdentity) {
    let wasShown = identity.memory { Kept(false) }
    if wasShown.value, isDismissed, let onDismiss { identity.tree.afterFrame(onDismiss) }
    wasShown.value = !isDismissed
  }
}

/// A node with a window that is drawn over everything else.
private struct PresentedNode: WrapperNode {
  let child: any LayoutNode
  let window: Window

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: frame, on: &canvas)
    canvas.note(PopUpNote { window.draw(on: &$0) })
  }
}
