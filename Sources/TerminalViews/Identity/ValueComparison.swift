import CLibrary

/// The comparison of values of any type.
///
/// Values with the same bytes are equal, so a closure equals itself. Others are compared by `==` if
/// their type has it, otherwise by their fields.
package enum ValueComparison {
  package static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if haveSameBits(first, second) { return true }
    if let first = first as? any Equatable { return first.isEqual(to: second) }
    return Value.self is any KeptElsewhere.Type
      || haveSameFields(Mirror(reflecting: first), Mirror(reflecting: second))
  }

  /// Returns whether two values have the same bytes.
  package static func haveSameBits<Value>(_ first: Value, _ second: Value) -> Bool {
    CLibrary.haveSameBits(first, second)
  }

  private static func haveSameFields(_ first: Mirror, _ second: Mirror) -> Bool {
    switch first.displayStyle {
    case .struct, .tuple, .optional: break
    // The label is the case; cases without a payload have none and cannot be compared.
    case .enum
    where !first.children.isEmpty && first.children.first?.label == second.children.first?.label:
      break
    default: return false
    }
    guard first.children.count == second.children.count else { return false }
    for (one, other) in zip(first.children, second.children)
    where !isSame(one.value, as: other.value) {
      return false
    }
    return true
  }

  private static func isSame<Field>(_ first: Field, as second: Any) -> Bool {
    (second as? Field).map { areSame(first, $0) } ?? false
  }
}

/// A type whose values always compare as equal, because the view keeps their content elsewhere.
package protocol KeptElsewhere {}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
