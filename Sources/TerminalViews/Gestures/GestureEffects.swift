import FoundationSubset

/// A gesture whose value is turned into another.
public nonisolated struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let change: (Base.Value) -> Value
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MappedRecognizer(Base._makeRecognizer(gesture.base), gesture.change)
  }
}

/// A gesture that somebody is told of.
public nonisolated struct _EffectGesture<Base: Gesture>: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  let base: Base
  let effect: GestureEffect<Base.Value>
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    EffectRecognizer(Base._makeRecognizer(gesture.base), gesture.effect)
  }
}

nonisolated struct GestureEffect<Value> {
  /// Called for each phase, with what the effect remembers; `nil` when the gesture begins anew.
  var perform: (GesturePhase<Value>?, inout Value?) -> Void
}

nonisolated extension Gesture {
  /// Calls when the gesture has begun and whenever its value changes.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _EffectGesture<Self> where Value: Equatable {
    _EffectGesture(
      base: self,
      effect: GestureEffect { phase, last in
        switch phase {
        case .active(let value), .possible(.some(let value)):
          guard last != value else { return }
          last = value
          action(value)
        case nil: last = nil
        default: break
        }
      })
  }

  /// Calls when the gesture was made.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EffectGesture<Self> {
    _EffectGesture(
      base: self,
      effect: GestureEffect { phase, last in
        switch phase {
        case .ended(let value):
          guard last == nil else { return }
          last = value
          action(value)
        case nil: last = nil
        default: break
        }
      })
  }

  /// Changes a state while the gesture is made; afterwards it is what it was.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _EffectGesture<Self> {
    _EffectGesture(
      base: self,
      effect: GestureEffect { phase, _ in
        switch phase {
        case .active(let value), .possible(.some(let value)):
          state.update { body(value, &$0, &$1) }
        case nil, .ended, .failed: state.reset()
        default: break
        }
      })
  }

  /// Turns the value into another.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(base: self, change: body)
  }
}

private final class EffectRecognizer<Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Value>
  private var effect: GestureEffect<Value>
  private var last: Value?

  init(_ base: _GestureRecognizer<Value>, _ effect: GestureEffect<Value>) {
    self.base = base
    self.effect = effect
  }

  override var phase: GesturePhase<Value> { base.phase }
  override var deadline: Double? { base.deadline }
  override var dragDistance: CGFloat? { base.dragDistance }
  override func receive(_ input: GestureInput) { base.receive(input) }
  override func perform() {
    base.perform()
    effect.perform(base.phase, &last)
  }
  override func reset() {
    base.reset()
    effect.perform(nil, &last)
  }
  override func adopt(_ other: any GestureRecognizing) {
    guard let other = other as? EffectRecognizer else { return }
    effect = other.effect
    base.adopt(other.base)
  }
}

private final class MappedRecognizer<Base, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Base>
  private var change: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ change: @escaping (Base) -> Value) {
    self.base = base
    self.change = change
  }

  override var phase: GesturePhase<Value> { base.phase.map(change) }
  override var deadline: Double? { base.deadline }
  override var dragDistance: CGFloat? { base.dragDistance }
  override func receive(_ input: GestureInput) { base.receive(input) }
  override func perform() { base.perform() }
  override func reset() { base.reset() }
  override func adopt(_ other: any GestureRecognizing) {
    guard let other = other as? MappedRecognizer else { return }
    change = other.change
    base.adopt(other.base)
  }
}
