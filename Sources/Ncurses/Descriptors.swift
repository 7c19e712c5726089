import CLibrary

/// The descriptors that the process may have.
enum Descriptors {
  /// Whether one is free; after a failure, where the C library does not say why.
  static var areFree: Bool {
    let descriptor = open("/", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
