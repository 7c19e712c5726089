import TerminalViews

/// The focus of a view, or of one of several views.
///
/// Setting the value moves the focus; Tab and clicks set the value.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, KeptElsewhere {
  private let initial: Value
  private let bound = Kept<StateBox<Value>?>(nil)

  /// Creates a state for one view.
  public init() where Value == Bool { initial = false }
  /// Creates a state for several views; `nil` if none has the focus.
  public init<Field: Hashable>() where Value == Field? { initial = nil }

  /// The value; printed views never have the focus.
  public var wrappedValue: Value {
    get { bound.value?.value ?? initial }
    nonmutating set { bound.value?.value = newValue }
  }

  /// The value for `View/focused(_:)`.
  public var projectedValue: Binding { Binding(box: bound.value, initial: initial) }

  /// Binds the value to the identity of the view.
  public func _bind(_ binder: _PropertyBinder) {
    bound.value = binder.kept { StateBox(initial, tree: binder.tree) }
  }

  /// A state of the focus that another view owns.
  @propertyWrapper public struct Binding {
    fileprivate let box: StateBox<Value>?
    fileprivate let initial: Value

    /// The value.
    public var wrappedValue: Value {
      get { box?.value ?? initial }
      nonmutating set { box?.value = newValue }
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
