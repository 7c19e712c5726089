/// A failed system call.
package struct SystemFailure: Error, Hashable, Sendable {
  /// The number of its error.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
