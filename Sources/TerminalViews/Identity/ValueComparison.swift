import CLibrary

/// Compares values of any type: whether one can take the place of the other unseen.
///
/// Values with the same bytes are the same, since both are held: so two closures are the same where
/// they are one. Others are compared by `==` where their type has it, and by their fields.
package enum ValueComparison {
  package static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if haveSameBits(first, second) { return true }
    if let first = first as? any Equatable { return first.isEqual(to: second) }
    return Value.self is any KeptElsewhere.Type
      || haveSameFields(Mirror(reflecting: first), Mirror(reflecting: second))
  }

  /// Returns whether two values have the same bytes.
  package static func haveSameBits<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return memcmp(one, other, first.count) == 0
      }
    }
  }

  private static func haveSameFields(_ first: Mirror, _ second: Mirror) -> Bool {
    switch first.displayStyle {
    case .struct, .tuple, .optional: break
    // The label is the case; of two cases without a payload nothing tells them apart.
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
