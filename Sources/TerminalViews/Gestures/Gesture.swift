import FoundationSubset

/// A gesture of the pointer, or of the keys that replace it, recognised while it is made.
public nonisolated protocol Gesture<Value> {
  /// The data of the gesture while it is made.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
  /// Makes what recognises the gesture; only the library's own gestures implement it.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

nonisolated extension Gesture where Body.Value == Value {
  /// Makes what recognises the body.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}

nonisolated extension Never: Gesture {
  /// Never called: there is no value of this type.
  public typealias Value = Never
  /// Never called: there is no value of this type.
  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {
    preconditionFailure("There is no value of this type.")
  }
}

/// A gesture that the library recognises itself.
package nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

nonisolated extension PrimitiveGesture {
  /// A primitive gesture has no body.
  public var body: Never { preconditionFailure("A gesture is recognised without a body.") }
}

/// What reaches gestures.
package struct GestureInput {
  package enum Kind: Hashable {
    /// The button went down, the pointer moved with it, it went up.
    case began, moved, ended
    /// Another gesture was recognised, or the program cancels the gesture.
    case cancelled
    /// Time has passed.
    case tick
    /// The wheel was turned to enlarge by a factor.
    case magnified(Double)
  }
  package var kind: Kind
  /// In points of the screen.
  package var location: CGPoint
  /// In seconds, on a clock that only goes forward.
  package var time: Double
  /// The frame of the gesture's view on the screen.
  package var frame = CGRect.zero
  /// Where the views with names lie.
  package var spaces: [String: CGRect] = [:]

  package init(_ kind: Kind, at location: CGPoint, time: Double) {
    self.kind = kind
    self.location = location
    self.time = time
  }

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
  /// Nothing yet, or what may become one.
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
  /// How far the gesture has come.
  var phase: GesturePhase<Value> { get }
  /// Updates the state from input, without calling actions.
  func receive(_ input: GestureInput)
  /// Calls those who want to know of the gesture as it is now.
  func perform()
  /// Resets the recogniser; an unfinished gesture ends.
  func reset()
  /// Replaces the actions with those of a new recogniser of the same kind.
  func adopt(_ other: any GestureRecognizing)
  /// When a recogniser wants to be told that time has passed.
  var deadline: Double? { get }
  /// The distance in points after which a drag is one; nil where nothing is dragged.
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

/// What recognises a gesture of a kind of value.
public nonisolated struct _GestureRecognizer<Value> {
  package let recognizer: any GestureRecognizing<Value>
  package init(_ recognizer: any GestureRecognizing<Value>) { self.recognizer = recognizer }
}

/// Any gesture of a kind of value.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  private let make: () -> _GestureRecognizer<Value>
  /// Wraps a gesture.
  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    make = { G._makeRecognizer(gesture) }
  }
  /// Makes what recognises the wrapped gesture.
  public static func _makeRecognizer(_ gesture: AnyGesture) -> _GestureRecognizer<Value> {
    gesture.make()
  }
}
