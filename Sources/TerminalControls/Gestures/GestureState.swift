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
  private let initial: Value
  private let bound = Kept<StateBox<Value>?>(nil)

  /// Creates a value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// The value.
  public var wrappedValue: Value { bound.value?.value ?? initial }
  /// The value, for `Gesture/updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Binds the value to the identity of the view.
  public func _bind(_ binder: _PropertyBinder) {
    bound.value = binder.kept { StateBox(initial, tree: binder.tree) }
  }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box = bound.value else { return }
    var transaction = Transaction()
    var value = box.value
    change(&value, &transaction)
    box.value = value
  }

  func reset() { bound.value?.value = initial }
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
