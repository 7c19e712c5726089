/// Returns whether two values have the same bytes, also values of types without equality, such as
/// functions.
@inlinable package func haveSameBits<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in
      guard let one = first.baseAddress, let other = second.baseAddress else { return true }
      return memcmp(one, other, first.count) == 0
    }
  }
}
