import FoundationSubset

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
  /// Adds an action for the beginning of the gesture and each change of its value.
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

  /// Adds an action for the end of the gesture.
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
