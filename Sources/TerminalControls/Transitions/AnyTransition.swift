import FoundationSubset
import TerminalViews

/// How a view comes and goes, in one way or in several at a time.
///
/// Inks are mixed with the ground, and what is drawn moves by whole cells. The terminal's own
/// colour, which cannot be mixed, is dim on its way and not there at first.
public struct AnyTransition: Hashable, Sendable {
  var insertion: [TransitionEffect]
  var removal: [TransitionEffect]
  /// A movement of its own, whatever moves the change.
  var animation: Animation?

  private init(_ insertion: [TransitionEffect], removal: [TransitionEffect]? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// From how a view is drawn before it comes to how it is drawn when it has gone.
  init(from first: TransitionProbe, by present: TransitionProbe, to last: TransitionProbe) {
    self.init(first.effects(beside: present), removal: last.effects(beside: present))
  }

  /// By what two modifiers differ in: the one before it comes and after it has gone, and the one
  /// while it is there.
  ///
  /// What fades, moves and scales the content is shown on its way, as ``Transition`` says.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    func look(_ modifier: E) -> TransitionProbe {
      TransitionProbe { content in
        callWhereDrawn({ $0.0.body(content: $0.1) }, (modifier, content))
      }
    }
    let away = look(active)
    return AnyTransition(from: away, by: look(identity), to: away)
  }

  /// Without its type.
  public init<T: Transition>(_ transition: T) { self = transition._erased }

  /// At once.
  public static let identity: AnyTransition = AnyTransition([])
  /// By becoming opaque.
  public static let opacity: AnyTransition = AnyTransition([.opacity(0)])
  /// By growing from the middle.
  public static let scale: AnyTransition = scale(scale: 0)
  /// By growing from an anchor on, from a share of the size.
  ///
  /// What is drawn keeps its size, as text has only one: it is uncovered.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(CGSize(width: scale, height: scale), anchor)])
  }
  /// By moving in from the left, and out to the right.
  public static let slide: AnyTransition = AnyTransition(
    [.move(.leading)], removal: [.move(.trailing)])
  /// By moving in over an edge, and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  /// By moving in over an edge, and out over the other one, while becoming opaque.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition([.move(edge), .opacity(0)], removal: [.move(edge.opposite), .opacity(0)])
  }
  /// By moving from another place.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
  /// By moving from another place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
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

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
