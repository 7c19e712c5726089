import FoundationSubset
import TerminalViews

/// How a view appears and disappears: one effect, or several combined.
///
/// Colours are mixed with the background, and drawings move by whole cells. The terminal's own
/// colour cannot be mixed: it is omitted at first, then dim.
public struct AnyTransition: Hashable, Sendable {
  var insertion: [TransitionEffect]
  var removal: [TransitionEffect]
  /// A movement of its own, whatever moves the change.
  var animation: Animation?

  private init(_ insertion: [TransitionEffect], removal: [TransitionEffect]? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// At once.
  public static let identity: AnyTransition = AnyTransition([])
  /// By becoming opaque.
  public static let opacity: AnyTransition = AnyTransition([.opacity])
  /// By growing from the middle.
  public static let scale: AnyTransition = scale(scale: 0)
  /// Returns a transition that grows from an anchor, starting at a fraction of the size.
  ///
  /// Text has one size only, so the view is uncovered, not scaled.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }
  /// By moving in from the left, and out to the right.
  public static let slide: AnyTransition = AnyTransition(
    [.move(.leading)], removal: [.move(.trailing)])
  /// By moving in over an edge, and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  /// In one way, and back in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = AnyTransition(insertion.insertion, removal: removal.removal)
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }
  /// In two ways at a time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      insertion + other.insertion, removal: removal + other.removal)
    transition.animation = animation ?? other.animation
    return transition
  }
  /// With a movement of its own, also where the change is made without one.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}
