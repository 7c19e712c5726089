import FoundationSubset

/// A gesture whose value is turned into another.
public nonisolated struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let change: (Base.Value) -> Value
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      MappedRecognizer(Base._makeRecognizer(gesture.base).recognizer, gesture.change))
  }
}

/// A gesture with an action.
public nonisolated struct _EffectGesture<Base: Gesture>: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  private let base: Base
  private let effect: (GesturePhase<Value>?, inout Value?) -> Void

  /// Creates a gesture with an effect, which is called for each phase with what it remembers, and
  /// with `nil` when the gesture begins anew.
  package init(
    _ base: Base, _ effect: @escaping (GesturePhase<Value>?, inout Value?) -> Void
  ) {
    self.base = base
    self.effect = effect
  }

  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      EffectRecognizer(Base._makeRecognizer(gesture.base).recognizer, gesture.effect))
  }
}

nonisolated extension Gesture {
  /// Calls when the gesture has begun and whenever its value changes.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _EffectGesture<Self> where Value: Equatable {
    _EffectGesture(self) { phase, last in
      switch phase {
      case .active(let value), .possible(.some(let value)):
        guard last != value else { return }
        last = value
        action(value)
      case nil: last = nil
      default: break
      }
    }
  }

  /// Calls when the gesture was made.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EffectGesture<Self> {
    _EffectGesture(self) { phase, last in
      switch phase {
      case .ended(let value):
        guard last == nil else { return }
        last = value
        action(value)
      case nil: last = nil
      default: break
      }
    }
  }

  /// Turns the value into another.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(base: self, change: body)
  }
}

private final class EffectRecognizer<Value>: GestureRecognizing {
  private let base: any GestureRecognizing<Value>
  private var effect: (GesturePhase<Value>?, inout Value?) -> Void
  private var last: Value?

  init(
    _ base: any GestureRecognizing<Value>,
    _ effect: @escaping (GesturePhase<Value>?, inout Value?) -> Void
  ) {
    self.base = base
    self.effect = effect
  }

  var phase: GesturePhase<Value> { base.phase }
  var deadline: Double? { base.deadline }
  var dragDistance: CGFloat? { base.dragDistance }
  func receive(_ input: GestureInput) { base.receive(input) }
  func perform() {
    base.perform()
    effect(base.phase, &last)
  }
  func reset() {
    base.reset()
    effect(nil, &last)
  }
  func adopt(_ other: any GestureRecognizing) {
    guard let other = other as? EffectRecognizer else { return }
    effect = other.effect
    base.adopt(other.base)
  }
}

private final class MappedRecognizer<Base, Value>: GestureRecognizing {
  private let base: any GestureRecognizing<Base>
  private var change: (Base) -> Value

  init(_ base: any GestureRecognizing<Base>, _ change: @escaping (Base) -> Value) {
    self.base = base
    self.change = change
  }

  var phase: GesturePhase<Value> { base.phase.map(change) }
  var deadline: Double? { base.deadline }
  var dragDistance: CGFloat? { base.dragDistance }
  func receive(_ input: GestureInput) { base.receive(input) }
  func perform() { base.perform() }
  func reset() { base.reset() }
  func adopt(_ other: any GestureRecognizing) {
    guard let other = other as? MappedRecognizer else { return }
    change = other.change
    base.adopt(other.base)
  }
}
