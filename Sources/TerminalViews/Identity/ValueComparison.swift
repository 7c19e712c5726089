import CLibrary
@_spi(Reflection) import Swift

/// Compares values of any type: whether one can take the place of the other unseen.
///
/// Values with the same bits are the same, since both are held; others are compared by `==` where
/// their type has it, and by their parts. Two closures are the same where they are one.
///
/// Unsafely, by memory: nothing else tells whether two closures are one, and a body whose view has
/// not changed would be evaluated at every frame.
package enum ValueComparison {
  private indirect enum Plan {
    case bits
    case equality((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case parts([(offset: Int, size: Int, plan: Plan)])
  }

  // Found once for each type. Views are drawn by one thread at a time; a host's is the main one.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Plan] = [:]

  /// Whether two values of any types are of the same type, and the same.
  package static func areSameValues(_ first: Any, _ second: Any) -> Bool {
    func areSame<Value>(_ value: Value) -> Bool {
      guard type(of: second) == Value.self, let other = second as? Value else { return false }
      return Self.areSame(value, other)
    }
    return _openExistential(first, do: areSame)
  }

  package static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    // A plan takes long to be found.
    if haveSameBits(first, second) { return true }
    return withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return areSame(one, other, size: MemoryLayout<Value>.size, by: plan(for: Value.self))
      }
    }
  }

  /// Whether two values have the same bits, as two that hold a function have where it is one.
  package static func haveSameBits<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return memcmp(one, other, MemoryLayout<Value>.size) == 0
      }
    }
  }

  private static func areSame(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, size: Int, by plan: Plan
  ) -> Bool {
    if memcmp(first, second, size) == 0 { return true }
    switch plan {
    case .bits: return false
    case .equality(let areEqual): return areEqual(first, second)
    case .parts(let parts):
      return parts.allSatisfy { part in
        areSame(
          first + part.offset, second + part.offset, size: part.size, by: part.plan)
      }
    }
  }

  private static func plan<Value>(for type: Value.Type) -> Plan {
    if let plan = known[ObjectIdentifier(type)] { return plan }
    let plan = newPlan(for: type)
    known[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func newPlan<Value>(for type: Value.Type) -> Plan {
    if let type = type as? any Equatable.Type { return .equality(equality(of: type)) }
    var parts: [(offset: Int, size: Int, plan: Plan)] = []
    // False for what has no parts, such as a class or an enumeration.
    let hasParts = _forEachField(of: type) { _, offset, type, kind in
      func part<Part>(_ type: Part.Type) -> (offset: Int, size: Int, plan: Plan) {
        // What holds a value of any type has the parts of that value, which the type does not tell:
        // who asks for them looks for the value at no place at all.
        (offset, MemoryLayout<Part>.size, kind == .existential ? .bits : plan(for: type))
      }
      parts.append(_openExistential(type, do: part))
      return true
    }
    return hasParts && !parts.isEmpty ? .parts(parts) : .bits
  }

  private static func equality<Value: Equatable>(
    of type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      $0.assumingMemoryBound(to: Value.self).pointee
        == $1.assumingMemoryBound(to: Value.self).pointee
    }
  }
}
