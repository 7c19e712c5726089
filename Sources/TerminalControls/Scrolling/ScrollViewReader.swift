import FoundationSubset
import TerminalViews

/// Views with a proxy by which their scroll views can be brought to a view with an identity.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  /// Creates the views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes the nodes of the content; where it is only printed, the proxy does nothing.
  public static func _makeNode(
    _ view: ScrollViewReader, in environment: EnvironmentValues
  ) -> _ViewNode {
    var inner = environment
    let targets = environment.place?.memory { ScrollTargets() }
    targets?.tree = environment.place?.tree
    inner.place = environment.place?.child(.content)
    inner.scrollTargets = targets
    return Content._makeNode(view.content(ScrollViewProxy(targets: targets)), in: inner)
  }
}

/// Brings scroll views to views with an identity.
public struct ScrollViewProxy {
  fileprivate let targets: ScrollTargets?

  /// Scrolls until a view is seen.
  ///
  /// - Parameters:
  ///   - id: what the view has got with `View/id(_:)`, or its element's identity in a `ForEach`.
  ///   - anchor: the place of the view that comes to the same place of the window; `nil` for the
  ///     shortest way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    targets?.wish = (AnyHashable(id), anchor)
    targets?.tree?.invalidate()
  }
}

extension ScrollTargets {
  /// Scrolls a window to the view that is wanted, where its content has it.
  func settle(_ attachment: ScrollAttachment, in window: CGRect) {
    guard let wish, let frame = frames[wish.id] else { return }
    self.wish = nil
    frames = [:]
    let before = attachment.offset
    if let anchor = wish.anchor {
      _ = attachment.scroll(
        by: CGSize(
          width: frame.minX - window.minX + (frame.width - window.width) * anchor.x,
          height: frame.minY - window.minY + (frame.height - window.height) * anchor.y))
    } else {
      attachment.reveal(frame, in: window)
    }
    guard attachment.offset != before else { return }
    tree?.afterFrame { [weak tree] in tree?.invalidate() }
  }
}
