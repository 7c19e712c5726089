import CLibrary

/// The right to ask a source for an area, which one process at a time has.
///
/// The system takes it from a process that ends, however that ends.
final class CacheLock {
  private let file: Int32

  /// The outcome of an attempt.
  enum Attempt {
    case taken(CacheLock)
    /// Another process has it.
    case busy
    /// There is no place for a lock.
    case impossible
  }

  private init(_ file: Int32) { self.file = file }

  deinit { close(file) }

  /// Tries without waiting.
  static func attempt(in folder: String) -> Attempt {
    guard (try? CacheFolder.make(folder)) != nil else { return .impossible }
    let file = open(folder + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return .impossible }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return .taken(CacheLock(file)) }
    let code = errno
    close(file)
    return code == EWOULDBLOCK ? .busy : .impossible
  }
}
