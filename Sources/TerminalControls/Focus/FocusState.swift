import TerminalViews

/// Which view keys go to: whether it is one, or which of several.
///
/// Setting it moves the focus; Tab and clicks set it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, KeptElsewhere {
  private let initial: Value
  private let bound = Kept<StateBox<Value>?>(nil)

  /// Creates a state that says whether a view has the focus.
  public init() where Value == Bool { initial = false }
  /// Creates a state that says which view has the focus; `nil` while none has.
  public init<Field: Hashable>() where Value == Field? { initial = nil }

  /// The value; where a view is only printed, no view has the focus.
  public var wrappedValue: Value {
    get { bound.value?.value ?? initial }
    nonmutating set { bound.value?.value = newValue }
  }

  /// The value for `View/focused(_:)`.
  public var projectedValue: Binding { Binding(box: bound.value, initial: initial) }

  /// Binds the value to the place of the view.
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
  /// Ties the focus of the view to one of several values.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> _Responding {
    responding { place in
      let link = place.memory { FocusLink() }
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

  /// Ties the focus of the view to a value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> _Responding {
    focused(condition, equals: true)
  }
}
