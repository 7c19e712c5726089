/// A property of a view that is bound to something with a longer lifetime: a state, a model, the
/// environment.
///
/// A type of your own may be made of such properties: they are bound first, and then ``update()``
/// is called on a copy that shares them.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
  /// Binds the property to the state of the view; only the library's own properties implement it.
  func _bind(_ binder: _PropertyBinder)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
  /// Binds the properties inside.
  public func _bind(_ binder: _PropertyBinder) {
    binder.bind(DynamicFields.of(self))
    var copy = self
    copy.update()
  }
}

/// The connection between the properties of a view and the objects that the view keeps.
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

  func bind(_ properties: [any DynamicProperty]) {
    for property in properties { property._bind(self) }
  }

  func begin(in environment: EnvironmentValues) {
    self.environment = environment
    next = 0
  }

  /// Returns the object that the next property keeps: it is created once in the life of the view.
  package func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    defer { next += 1 }
    if next < kept.count, let known = kept[next] as? Kept { return known }
    let made = make()
    if next < kept.count { kept[next] = made } else { kept.append(made) }
    return made
  }
}
