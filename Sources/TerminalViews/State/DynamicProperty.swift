/// A property of a view that is bound to something which outlives the view: a state, a model, the
/// surroundings.
///
/// A type of your own may be made of such properties; it is then bound with them, and ``update()``
/// is called before the body of the view is asked for.
public protocol DynamicProperty {
  /// Called before the body of the view is asked for.
  mutating func update()
  /// Binds the property to what the view owns; only the library's own properties implement it.
  mutating func _bind(_ binder: _PropertyBinder)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
  /// Binds the properties inside.
  public mutating func _bind(_ binder: _PropertyBinder) {
    withUnsafeMutablePointer(to: &self) { _PropertyBinder.bind(Self.self, at: $0, binder) }
    update()
  }
}

/// Gives the properties of a view what they are bound to.
public final class _PropertyBinder {
  package let tree: ViewTree
  package private(set) var environment: EnvironmentValues
  /// The view that reads the properties.
  package let reader: any StateReader
  private var kept: [AnyObject] = []
  private var next = 0

  init(tree: ViewTree, environment: EnvironmentValues, reader: any StateReader) {
    self.tree = tree
    self.environment = environment
    self.reader = reader
  }

  /// Binds the properties of a value.
  package static func bind<Value>(
    _ type: Value.Type, at value: UnsafeMutablePointer<Value>, _ binder: _PropertyBinder
  ) {
    for field in DynamicFields.of(type) {
      field.bind(UnsafeMutableRawPointer(value) + field.offset, binder)
    }
  }

  func begin(in environment: EnvironmentValues) {
    self.environment = environment
    next = 0
  }

  /// What the next property keeps: it is made once in the life of the view.
  package func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    defer { next += 1 }
    if next < kept.count, let known = kept[next] as? Kept { return known }
    let made = make()
    if next < kept.count { kept[next] = made } else { kept.append(made) }
    return made
  }
}
