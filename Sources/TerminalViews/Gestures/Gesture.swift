import FoundationSubset

/// A gesture of the pointer, or of the keys that replace it, recognised while it is made.
public nonisolated protocol Gesture<Value> {
  /// The data of the gesture while it is made.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
  /// Makes the recogniser; only gestures of the library implement it.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

nonisolated extension Gesture where Body.Value == Value {
  /// Makes the recogniser of the body.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}

nonisolated extension Never: Gesture {
  /// No value: there is no gesture of this type.
  public typealias Value = Never
  /// Never called: there is no value of this type.
  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {
    preconditionFailure("There is no value of this type.")
  }
}

/// A gesture with a recogniser of its own.
package nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

nonisolated extension PrimitiveGesture {
  /// A primitive gesture has no body.
  public var body: Never { preconditionFailure("A gesture is recognised without a body.") }
}

/// An input of gesture recognisers.
package struct GestureInput {
  package enum Kind: Hashable {
    /// A press, a movement with the button held, a release.
    case began, moved, ended
    /// A cancellation, because another gesture was recognised or the view is gone.
    case cancelled
    /// The passing of time.
    case tick
    /// A turn of the wheel that magnifies by a factor.
    case magnified(Double)
  }
  package var kind: Kind
  /// The location in points of the screen.
  package var location: CGPoint
  /// The time in seconds, on a clock that never goes back.
  package var time: Double
  /// The frame of the gesture's view on the screen.
  package var frame = CGRect.zero
  /// The frames of the views with names.
  package var spaces: [String: CGRect] = [:]

  package init(_ kind: Kind, at location: CGPoint, time: Double) {
    self.kind = kind
    self.location = location
    self.time = time
  }

  /// Returns the location relative to the origin of a coordinate space.
  package func location(in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint =
      switch space {
      case .global: .zero
      case .local: frame.origin
      case .named(let name): spaces[name]?.origin ?? .zero
      }
    return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
  }
}

/// The progress of a gesture.
package enum GesturePhase<Value> {
  /// Not yet recognised.
  case possible(Value?)
  /// The gesture is recognised and under way.
  case active(Value)
  case ended(Value)
  case failed

  package func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(change))
    case .active(let value): .active(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }

  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

/// Recognises gestures of some kind, from press to release.
package protocol GestureRecognizing<Value>: AnyObject {
  associatedtype Value
  /// The phase of the gesture.
  var phase: GesturePhase<Value> { get }
  /// Updates the state from input, without calling actions.
  func receive(_ input: GestureInput)
  /// Calls the actions for the present phase.
  func perform()
  /// Resets the recogniser; an unfinished gesture ends.
  func reset()
  /// Replaces the actions with those of a new recogniser of the same kind.
  func adopt(_ other: any GestureRecognizing)
  /// The time of the next tick that the recogniser needs; `nil` for none.
  var deadline: Double? { get }
  /// The minimum distance of a drag, in points; `nil` if the gesture is no drag.
  var dragDistance: CGFloat? { get }
}

extension GestureRecognizing {
  package func perform() {}
  package func adopt(_ other: any GestureRecognizing) {}
  package var deadline: Double? { nil }
  package var dragDistance: CGFloat? { nil }
  package var isActive: Bool { if case .active = phase { true } else { false } }
  package var hasEnded: Bool { if case .ended = phase { true } else { false } }
  package var hasFailed: Bool { if case .failed = phase { true } else { false } }
}

/// A type-erased recogniser.
public nonisolated struct _GestureRecognizer<Value> {
  package let recognizer: any GestureRecognizing<Value>
  package init(_ recognizer: any GestureRecognizing<Value>) { self.recognizer = recognizer }
}

/// A type-erased gesture.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  private let make: () -> _GestureRecognizer<Value>
  /// Wraps a gesture.
  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    make = { G._makeRecognizer(gesture) }
  }
  /// Makes the recogniser of the wrapped gesture.
  public static func _makeRecognizer(_ gesture: AnyGesture) -> _GestureRecognizer<Value> {
    gesture.make()
  }
}
