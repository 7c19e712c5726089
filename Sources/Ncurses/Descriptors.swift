import CLibrary

/// The file descriptors of the process.
enum Descriptors {
  /// Whether a descriptor is free, to explain a failure for which the C library gives no reason.
  static var areFree: Bool {
    let descriptor = open("/", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
