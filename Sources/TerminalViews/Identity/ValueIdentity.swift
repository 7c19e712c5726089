/// What something without a type was made of: two of the same are as good as one.
///
/// A function that a modifier wraps is another one each time; what it wraps may be the same.
package struct ValueIdentity: Equatable {
  private let value: Any
  private let isFunction: Bool

  /// What was made of a value.
  package init(_ value: Any) { (self.value, isFunction) = (value, false) }

  /// What was made of a function.
  ///
  /// - Parameter holder: holds the function in a field of just its type; elsewhere it would be
  ///   wrapped anew.
  package init(functionIn holder: Any) { (value, isFunction) = (holder, true) }

  /// Whether the values are the same, or equal; whether the functions are one.
  package static func == (left: Self, right: Self) -> Bool {
    guard left.isFunction == right.isFunction else { return false }
    guard left.isFunction else {
      return ValueComparison.areSameValues(left.value, right.value)
    }
    func areOne<Holder>(_ holder: Holder) -> Bool {
      (right.value as? Holder).map { ValueComparison.haveSameBits(holder, $0) } ?? false
    }
    return _openExistential(left.value, do: areOne)
  }
}
