import CLibrary

/// A lock on requests to a source for an area.
///
/// The system releases the lock when the process ends for any reason.
final class CacheLock {
  private let file: Int32

  /// The outcome of an attempt to take the lock.
  enum Attempt {
    case taken(CacheLock)
    /// Another process has the lock.
    case busy
    /// The folder of the lock cannot be used.
    case impossible
  }

  private init(_ file: Int32) { self.file = file }

  deinit { close(file) }

  /// Attempts to take the lock without waiting.
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
