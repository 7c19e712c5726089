/// A mutable value that is shared by reference.
package final class Kept<Value> {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}
