/// What the system did not do.
package struct SystemFailure: Error, Hashable, Sendable {
  /// The number of its error.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
