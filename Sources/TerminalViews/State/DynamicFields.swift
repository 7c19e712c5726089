/// A value whose properties are bound as those of a view are.
package struct BoundFields<Owner>: DynamicProperty {
  package let owner: Owner
  package init(of owner: Owner) { self.owner = owner }
  package func _bind(_ binder: _PropertyBinder) { binder.bind(DynamicFields.of(owner)) }
}

/// The properties of a view that are bound before its body is evaluated.
///
/// They are found by reflection, which returns copies: a property keeps its binding in an object
/// that the copies share.
enum DynamicFields {
  // Indices of the properties by type, so that views without any cost no reflection. Views are
  // drawn by one thread at a time; a host's is the main one.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Int]] = [:]

  /// Returns the properties of a value to bind, in order.
  static func of<Value>(_ value: Value) -> [any DynamicProperty] {
    let type = ObjectIdentifier(Value.self)
    if let indices = known[type] {
      if indices.isEmpty { return [] }
      let children = Mirror(reflecting: value).children
      return indices.compactMap { index in
        children[children.index(children.startIndex, offsetBy: index)].value as? any DynamicProperty
      }
    }
    let mirror = Mirror(reflecting: value)
    var (indices, properties): ([Int], [any DynamicProperty]) = ([], [])
    if mirror.displayStyle == .struct || mirror.displayStyle == .class {
      for (index, child) in mirror.children.enumerated() {
        guard let property = child.value as? any DynamicProperty else { continue }
        indices.append(index)
        properties.append(property)
      }
    }
    known[type] = indices
    return properties
  }
}
