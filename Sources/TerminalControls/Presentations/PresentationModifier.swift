import FoundationSubset
import TerminalCore
import TerminalViews

/// Shows views in a window over the screen for as long as something says so.
public struct _PresentationModifier: _ViewModifier {
  enum Form { case sheet, cover }

  let form: Form
  /// The views; `nil` while nothing is shown.
  let content: () -> AnyView?
  /// Says that nothing is to be shown any more.
  let close: () -> Void
  var onDismiss: (() -> Void)?

  /// Makes the nodes of the content, and those of the window over them; where views are only
  /// printed there is no window.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _PresentationModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let place = environment.place else { return Content._makeNode(content, in: environment) }
    var inner = environment
    inner.place = place.child(.content)
    let nodes = content.nodes(in: inner)
    let view = modifier.content()
    tell(modifier.onDismiss, ifGone: view == nil, from: place)
    guard let view, let first = nodes.first else { return _ViewNode(GroupNode(children: nodes)) }
    let presented = PresentedNode(
      child: first, draw: window(of: view, modifier, at: place, environment))
    return _ViewNode(GroupNode(children: [presented] + nodes.dropFirst()))
  }

  /// Draws the window.
  private nonisolated static func window(
    of view: AnyView, _ modifier: _PresentationModifier, at place: ViewPlace,
    _ environment: EnvironmentValues
  ) -> (inout Canvas) -> Void {
    let windowPlace = place.child(.layer(1))
    let close = modifier.close
    nonisolated(unsafe) let closeLater = close
    var surroundings = environment.inWindow(at: windowPlace) { closeLater() }
    surroundings.closeAfterAction = nil
    let nodes = view.nodes(in: surroundings)
    let wishes = nodes.lazy.compactMap(\.presentationWishes).first
    let window = Window(
      child: StackNode(axis: .vertical, share: 0, spacing: 0, children: nodes),
      extent: modifier.form == .cover ? .everything : wishes?.extent ?? .fitting,
      place: windowPlace, close: wishes?.isKept == true ? nil : close)
    return { window.draw(on: &$0) }
  }

  private nonisolated static func tell(
    _ onDismiss: (() -> Void)?, ifGone isGone: Bool, from place: ViewPlace
  ) {
    let memory = place.memory { Shown() }
    if memory.isShown, isGone, let onDismiss { place.tree.afterFrame(onDismiss) }
    memory.isShown = !isGone
  }
}

private final class Shown {
  var isShown = false
}

/// A node with a window that is drawn over everything else.
private struct PresentedNode: WrapperNode {
  let child: any LayoutNode
  let draw: (inout Canvas) -> Void

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: frame, on: &canvas)
    canvas.note(PopUpNote(draw: draw))
  }
}

/// What the views of a sheet want of it.
struct PresentationWishes {
  var extent: Window.Extent?
  /// Whether only the views themselves close it.
  var isKept: Bool?
}

/// A node with wishes for the sheet around.
private struct WishingNode: WrapperNode {
  let child: any LayoutNode
  let wishes: PresentationWishes
}

extension LayoutNode {
  /// What the node, or what it wraps, wants of a sheet around.
  fileprivate var presentationWishes: PresentationWishes? {
    guard let wrapper = self as? any WrapperNode else { return nil }
    let inner = wrapper.child.presentationWishes
    guard let outer = (self as? WishingNode)?.wishes else { return inner }
    return PresentationWishes(
      extent: outer.extent ?? inner?.extent, isKept: outer.isKept ?? inner?.isKept)
  }
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  let extent: Window.Extent
  /// Half of the rows.
  public static let medium = PresentationDetent(extent: .fraction(0.5))
  /// All rows except for a margin.
  public static let large = PresentationDetent(extent: .fraction(1))
  /// A share of the rows, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(extent: .fraction(fraction == fraction ? fraction.clamped(to: 0...1) : 1))
  }
  /// A length in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(extent: .height(height))
  }

  /// The rows of 24, to compare heights of all kinds.
  fileprivate var rows: CGFloat {
    switch extent {
    case .fraction(let share): share * 24
    case .height(let height): height / CellMetrics.rowHeight
    default: 24
    }
  }
}

nonisolated extension View {
  private func wishing(_ wishes: PresentationWishes) -> _LaidOut {
    wrapped { child, _ in WishingNode(child: child, wishes: wishes) }
  }

  /// Sets the height of the sheet: the lowest detent, since a sheet cannot be dragged.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> _LaidOut {
    wishing(PresentationWishes(extent: detents.min { $0.rows < $1.rows }?.extent))
  }
  /// Sets how high the sheet around is: as the one that is selected.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> _LaidOut {
    wishing(PresentationWishes(extent: selection.wrappedValue.extent))
  }
  /// Keeps Esc from closing the sheet around: only its views do.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> _LaidOut {
    wishing(PresentationWishes(isKept: isDisabled))
  }
}
