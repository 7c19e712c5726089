/// A value that a view owns and may change; a change draws the view again.
///
/// It lives as long as the view's place in the tree. Where a view is only printed it has the value
/// that it was created with, and a change has no effect.
@propertyWrapper public struct State<Value>: DynamicProperty {
  // Not kept once it is bound: a view would count as changed by it.
  private var initial: Value?
  private var box: StateBox<Value>?

  /// Creates a state.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Creates a state.
  public init(initialValue: Value) { initial = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let box { return box.value }
      guard let initial else { preconditionFailure("A state is created with a value.") }
      return initial
    }
    nonmutating set { box?.value = newValue }
  }

  /// The value for others to read and change.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    return .constant(wrappedValue)
  }

  /// Binds the value to the place of the view.
  public mutating func _bind(_ binder: _PropertyBinder) {
    guard let value = initial else { return }
    box = binder.kept { StateBox(value, tree: binder.tree) }
    initial = nil
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// Where a value lies that several views may read and change.
package class ValueLocation<Value> {
  package init() {}
  package var value: Value {
    get { preconditionFailure("A location says what it holds.") }
    set { _ = newValue }
  }
}

/// The value of a state; knows who has read it.
package final class StateBox<Value>: ValueLocation<Value> {
  private var current: Value
  private weak var tree: ViewTree?
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  package init(_ value: Value, tree: ViewTree) {
    current = value
    self.tree = tree
  }

  package override var value: Value {
    get {
      if let reader = tree?.reader {
        readers[ObjectIdentifier(reader)] = WeakReader(reader: reader)
      }
      return current
    }
    set {
      let before = current
      current = newValue
      guard !ValueComparison.areSame(before, newValue) else { return }
      let readers = readers
      self.readers = [:]
      for reader in readers.values { reader.reader?.becomeStale() }
      tree?.invalidate()
    }
  }
}

private struct WeakReader {
  weak var reader: (any StateReader)?
}
