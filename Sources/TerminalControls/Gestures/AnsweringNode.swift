import TerminalViews

extension LayoutNode {
  /// The node, which does something when it is clicked; without a place in the tree nobody can
  /// click it.
  func answering(
    at key: PlaceKey, of place: ViewPlace?, choose: @escaping () -> Void
  ) -> any LayoutNode {
    guard let place else { return self }
    let tap = TapGesture().onEnded { choose() }
    let attachment = GestureAttachment.kept(
      at: place.child(key), type(of: tap)._makeRecognizer(tap).recognizer, .normal)
    return ResponderNode(child: self) { _ in .gestures(attachment) }
  }
}
