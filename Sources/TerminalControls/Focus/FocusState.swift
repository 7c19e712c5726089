import TerminalViews

/// The focus of a view, or of one of several views.
///
/// Setting the value moves the focus; Tab and clicks set the value.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, KeptElsewhere {
  private let state: State<Value>

  /// Creates a state for one view.
  public init() where Value == Bool { state = State(initialValue: false) }
  /// Creates a state for several views; `nil` if none has the focus.
  public init<Field: Hashable>() where Value == Field? { state = State(initialValue: nil) }

  /// The value; printed views never have the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The value for `View/focused(_:)`.
  public var projectedValue: Binding { Binding(state.projectedValue, initial: state.initial) }

  /// Binds the value to the identity of the view.
  public func _bind(_ binder: _PropertyBinder) { state._bind(binder) }

  /// A state of the focus that another view owns.
  @propertyWrapper public struct Binding {
    /// The value.
    @TerminalViews.Binding public var wrappedValue: Value
    fileprivate let initial: Value

    fileprivate init(_ value: TerminalViews.Binding<Value>, initial: Value) {
      (_wrappedValue, self.initial) = (value, initial)
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Binds the focus of the view to one of several values.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> _Responding {
    responding { identity in
      let link = identity.memory { FocusLink() }
      link.isWanted = { binding.wrappedValue == value }
      link.tell = { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.initial
        }
      }
      return { _ in .focusLink(link) }
    }
  }

  /// Binds the focus of the view to a Boolean value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> _Responding {
    focused(condition, equals: true)
  }
}
