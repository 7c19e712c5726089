@_spi(Reflection) import Swift

/// The properties of a type that are bound before its body is asked for.
///
/// By their places in memory, unsafely: a mirror gives copies, and it is the view's own property
/// wrappers that must know where their values are kept.
enum DynamicFields {
  struct Field {
    let offset: Int
    let bind: (UnsafeMutableRawPointer, _PropertyBinder) -> Void
  }

  // Found once for each type. Views are drawn by one thread at a time; a host's is the main one.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

  static func of<Value>(_ type: Value.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, bind: binding(of: property)))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func binding<Property: DynamicProperty>(
    of type: Property.Type
  ) -> (UnsafeMutableRawPointer, _PropertyBinder) -> Void {
    { $0.assumingMemoryBound(to: Property.self).pointee._bind($1) }
  }
}
