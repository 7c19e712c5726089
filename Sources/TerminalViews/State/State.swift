/// A value that a view owns and may change; a change draws the view again.
///
/// It lives as long as the view's position in the tree. Where a view is only printed it has the
/// value that it was created with, and a change has no effect. One view value that is shown twice
/// at a time has the state of the second.
@propertyWrapper public struct State<Value>: DynamicProperty, KeptElsewhere {
  package let initial: Value
  private let bound = Kept<StateBox<Value>?>(nil)

  /// Creates a state.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Creates a state.
  public init(initialValue: Value) { initial = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get { bound.value.map(\.value) ?? initial }
    nonmutating set { bound.value?.value = newValue }
  }

  /// The value for others to read and change.
  public var projectedValue: Binding<Value> {
    bound.value.map { Binding(location: $0) } ?? .constant(initial)
  }

  /// Binds the value to the position of the view.
  public func _bind(_ binder: _PropertyBinder) {
    bound.value = binder.kept { StateBox(initial, tree: binder.tree) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// The location of a value that several views can read and change.
package class ValueLocation<Value> {
  package init() {}
  package var value: Value {
    get { preconditionFailure("A location says what it holds.") }
    set { _ = newValue }
  }
}

/// The value of a state, with its readers.
private final class StateBox<Value>: ValueLocation<Value> {
  private var current: Value
  private weak var tree: ViewTree?
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  init(_ value: Value, tree: ViewTree) {
    current = value
    self.tree = tree
  }

  override var value: Value {
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
