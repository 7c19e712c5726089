import CLibrary

/// The messages of the system for error numbers.
enum SystemError {
  static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// The text of byte counts.
package enum Bytes {
  /// Returns a count such as `1 GiB` or `512 MiB`.
  package static func text(_ count: Int) -> String {
    count % (1 << 30) == 0 ? "\(count >> 30) GiB" : "\(count >> 20) MiB"
  }
}
