/// An error of the system.
package struct SystemFailure: Error, Hashable, Sendable {
  /// The error number.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
