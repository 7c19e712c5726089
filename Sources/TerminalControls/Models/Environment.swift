import TerminalViews

/// A value of the surroundings, as the views around have set it.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let key: AnyHashable
  private var value: Value?

  /// Reads a value of the surroundings.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
  }

  /// Reads a model that `View/environment(_:)` has set.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let model = environment[model: type] else {
        preconditionFailure("No view around has set a model of \(type): .environment(model).")
      }
      return model
    }
    key = ObjectIdentifier(type)
  }

  /// The value; where a view is only printed and stands in no tree, the default.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  /// Reads the surroundings of the view.
  public mutating func _bind(_ binder: _PropertyBinder) { value = read(binder.environment) }
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
