import TerminalViews

extension LayoutNode {
  /// Returns the node with an action for clicks; outside a view tree it cannot be clicked.
  func answering(
    at key: IdentityKey, of identity: ViewIdentity?, choose: @escaping () -> Void
  ) -> any LayoutNode {
    guard let identity else { return self }
    let tap = TapGesture().onEnded { choose() }
    let attachment = GestureAttachment.kept(
      at: identity.child(key), type(of: tap)._makeRecognizer(tap).recognizer, .normal)
    return ResponderNode(child: self) { _ in .gestures(attachment) }
  }
}
