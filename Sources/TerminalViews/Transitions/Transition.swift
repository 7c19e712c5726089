import FoundationSubset

/// A way for views to come and go whose type is known.
///
/// Only the library's own types conform.
public protocol Transition {
  /// What it does, without its type.
  var _erased: AnyTransition { get }
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
public struct _TransitionValue: Transition {
  /// What it does.
  public let _erased: AnyTransition
}

/// At once.
public struct IdentityTransition: Transition {
  /// Creates it.
  public init() {}
  /// What it does.
  public var _erased: AnyTransition { .identity }
}

/// By becoming opaque.
public struct OpacityTransition: Transition {
  /// Creates it.
  public init() {}
  /// What it does.
  public var _erased: AnyTransition { .opacity }
}

/// By moving in over an edge, and back.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates it.
  public init(edge: Edge) { self.edge = edge }
  /// What it does.
  public var _erased: AnyTransition { .move(edge: edge) }
}

/// By moving from another place.
public struct OffsetTransition: Transition {
  /// How far away that is, in points.
  public var offset: CGSize
  /// Creates it.
  public init(_ offset: CGSize) { self.offset = offset }
  /// What it does.
  public var _erased: AnyTransition { .offset(offset) }
}

/// By moving in over an edge, and out over the other one.
public struct PushTransition: Transition {
  /// The edge over which it comes.
  public var edge: Edge
  /// Creates it.
  public init(edge: Edge) { self.edge = edge }
  /// What it does.
  public var _erased: AnyTransition { .push(from: edge) }
}

/// By growing.
public struct ScaleTransition: Transition {
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
public struct SlideTransition: Transition {
  /// Creates it.
  public init() {}
  /// What it does.
  public var _erased: AnyTransition { .slide }
}

/// In one way, and back in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
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
