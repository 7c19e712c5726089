import TerminalViews

/// The context of a state change: its animation.
public nonisolated struct Transaction {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Creates a change with an animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// A value that changes during a gesture and is reset afterwards.
@propertyWrapper public struct GestureState<Value>: DynamicProperty, KeptElsewhere {
  private let state: State<Value>

  /// Creates a value.
  public init(wrappedValue: Value) { state = State(initialValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }
  /// The value, for `Gesture/updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Binds the value to the identity of the view.
  public func _bind(_ binder: _PropertyBinder) { state._bind(binder) }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    change(&state.wrappedValue, &transaction)
  }

  func reset() { state.wrappedValue = state.initial }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` without a gesture.
  public init() { self.init(wrappedValue: nil) }
}

nonisolated extension Gesture {
  /// Changes a state during the gesture, which resets it at the end.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _EffectGesture<Self> {
    _EffectGesture(self) { phase, _ in
      switch phase {
      case .active(let value), .possible(.some(let value)):
        state.update { body(value, &$0, &$1) }
      case nil, .ended, .failed: state.reset()
      default: break
      }
    }
  }
}
