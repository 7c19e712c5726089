import FoundationSubset
import TerminalViews

/// A transition of an appearing or disappearing view: one effect or several.
///
/// Colours are mixed with the background, and drawings move by whole cells. The terminal's own
/// colour cannot be mixed: it is omitted at first, then dim.
public struct AnyTransition: Hashable, Sendable {
  var insertion: [TransitionEffect]
  var removal: [TransitionEffect]
  /// The animation to use instead of that of the change.
  var animation: Animation?

  private init(_ insertion: [TransitionEffect], removal: [TransitionEffect]? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// No transition: the view appears at once.
  public static let identity: AnyTransition = AnyTransition([])
  /// A transition from transparent to opaque.
  public static let opacity: AnyTransition = AnyTransition([.opacity])
  /// A transition that uncovers the view from the middle.
  public static let scale: AnyTransition = scale(scale: 0)
  /// Returns a transition that grows from an anchor, starting at a fraction of the size.
  ///
  /// Text has one size only, so the view is uncovered, not scaled.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }
  /// A transition that moves in from the left and out to the right.
  public static let slide: AnyTransition = AnyTransition(
    [.move(.leading)], removal: [.move(.trailing)])
  /// Returns a transition that moves in from an edge and out over it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  /// Returns a transition with different effects for appearing and disappearing.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = AnyTransition(insertion.insertion, removal: removal.removal)
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }
  /// Returns the transition combined with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      insertion + other.insertion, removal: removal + other.removal)
    transition.animation = animation ?? other.animation
    return transition
  }
  /// Returns the transition with its own animation, also for changes without one.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}
