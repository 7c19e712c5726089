/// A value that stays from frame to frame where it is kept.
package final class Kept<Value> {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}
