import TerminalViews

/// A value of the environment of a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty, KeptElsewhere {
  private let read: (EnvironmentValues) -> Value
  private let found = Kept<Value?>(nil)

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the value of a key.
  package init<Key: EnvironmentKey>(_ key: Key.Type) where Key.Value == Value { read = { $0[key] } }

  /// Reads a model that `View/environment(_:)` has set.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let model = environment[model: type] else {
        preconditionFailure("No view around has set a model of \(type): .environment(model).")
      }
      return model
    }
  }

  /// The value; the default if the view is printed without a view tree.
  public var wrappedValue: Value { found.value ?? read(EnvironmentValues()) }

  /// Reads the environment of the view, whose body is evaluated again if the value has changed.
  public func _bind(_ binder: _PropertyBinder) {
    let value = read(binder.environment)
    found.value = value
    let last = binder.kept { Kept(value) }
    guard !ValueComparison.areSame(last.value, value) else { return }
    last.value = value
    binder.reader.becomeStale()
  }
}

extension EnvironmentValues {
  package subscript<Model: AnyObject>(model type: Model.Type) -> Model? {
    get { self[ModelKey<Model>.self] }
    set { self[ModelKey<Model>.self] = newValue }
  }
}

private enum ModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}
