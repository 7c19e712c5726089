/// What something without a type was made of: two of the same are as good as one.
///
/// A function that a modifier wraps is another one each time; what it wraps may be the same.
package struct ValueIdentity: Equatable {
  private let value: Any

  /// - Parameter value: not a function itself, which would be wrapped anew here, but a value that
  ///   holds one in a field of just its type.
  package init(_ value: Any) { self.value = value }

  /// Whether the values are the same, or equal.
  package static func == (left: Self, right: Self) -> Bool {
    ValueComparison.areSameValues(left.value, right.value)
  }
}
