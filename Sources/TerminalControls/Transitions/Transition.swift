import FoundationSubset
import TerminalViews

/// A way for views to come and go.
///
/// Of the body what fades, moves and scales the content is shown, on its way from the first phase
/// to the second and on to the third: what `opacity`, `offset`, `scaleEffect` and other modifiers
/// of place say of it. All else in the body, such as borders and colours, is not shown.
///
/// ```swift
/// struct Rising: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.offset(y: phase.isIdentity ? 0 : 32).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
public protocol Transition {
  /// What the body is made of.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = _ViewModifierContent
  /// The view as it is in a phase; called with a stand-in when the transition is set.
  @MainActor @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition is like.
  static var properties: TransitionProperties { get }
  /// What it does, without its type.
  var _erased: AnyTransition { get }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether something moves; nothing here asks for it.
  public var hasMotion: Bool
  /// Creates it.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What the phases of the body differ in.
  public var _erased: AnyTransition {
    func look(_ phase: TransitionPhase) -> TransitionProbe {
      TransitionProbe { content in
        callWhereDrawn({ $0.0.body(content: $0.1, phase: phase) }, (self, content))
      }
    }
    return AnyTransition(
      from: look(.willAppear), by: look(.identity), to: look(.didDisappear))
  }
}

/// A transition of the library's own, which does not say what it does in a body.
public protocol _BuiltInTransition: Transition where Body == _ViewModifierContent {}

extension _BuiltInTransition {
  /// The view itself.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

extension Transition {
  /// In two ways at a time.
  public func combined<Other: Transition>(with other: Other) -> _TransitionValue {
    _TransitionValue(_erased: _erased.combined(with: other._erased))
  }
  /// With a movement of its own, also where the change is made without one.
  public func animation(_ animation: Animation?) -> _TransitionValue {
    _TransitionValue(_erased: _erased.animation(animation))
  }
}

/// What is made of other transitions.
public struct _TransitionValue: _BuiltInTransition {
  /// What it does.
  public let _erased: AnyTransition
}

/// At once.
public struct IdentityTransition: _BuiltInTransition {
  /// Creates it.
  public init() {}
  /// What it does.
  public var _erased: AnyTransition { .identity }
}

/// By becoming opaque.
public struct OpacityTransition: _BuiltInTransition {
  /// Creates it.
  public init() {}
  /// What it does.
  public var _erased: AnyTransition { .opacity }
}

/// By moving in over an edge, and back.
public struct MoveTransition: _BuiltInTransition {
  /// The edge.
  public var edge: Edge
  /// Creates it.
  public init(edge: Edge) { self.edge = edge }
  /// What it does.
  public var _erased: AnyTransition { .move(edge: edge) }
}

/// By moving from another place.
public struct OffsetTransition: _BuiltInTransition {
  /// How far away that is, in points.
  public var offset: CGSize
  /// Creates it.
  public init(_ offset: CGSize) { self.offset = offset }
  /// What it does.
  public var _erased: AnyTransition { .offset(offset) }
}

/// By moving in over an edge, and out over the other one.
public struct PushTransition: _BuiltInTransition {
  /// The edge over which it comes.
  public var edge: Edge
  /// Creates it.
  public init(edge: Edge) { self.edge = edge }
  /// What it does.
  public var _erased: AnyTransition { .push(from: edge) }
}

/// By growing.
public struct ScaleTransition: _BuiltInTransition {
  /// The share of the size with which it begins.
  public var scale: Double
  /// What stays in its place.
  public var anchor: UnitPoint
  /// Creates it.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// What it does.
  public var _erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

/// By moving in from the left, and out to the right.
public struct SlideTransition: _BuiltInTransition {
  /// Creates it.
  public init() {}
  /// What it does.
  public var _erased: AnyTransition { .slide }
}

/// In one way, and back in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _BuiltInTransition {
  /// How a view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal
  /// Creates it.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// What it does.
  public var _erased: AnyTransition {
    .asymmetric(insertion: insertion._erased, removal: removal._erased)
  }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// By becoming opaque.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == MoveTransition {
  /// By moving in over an edge, and back.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// By moving from another place.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// By moving from another place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == PushTransition {
  /// By moving in over an edge, and out over the other one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == ScaleTransition {
  /// By growing from the middle.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// By growing from an anchor on.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == SlideTransition {
  /// By moving in from the left, and out to the right.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition {
  /// In one way, and back in another.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
