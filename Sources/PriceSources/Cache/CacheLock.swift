import CLibrary

/// A lock on requests to a source for an area.
///
/// The system releases the lock when the process ends for any reason.
final class CacheLock {
  private let file: Int32

  /// Takes the lock without waiting; `nil` while another process has it.
  ///
  /// A folder that cannot be used locks nothing.
  init?(in folder: String) {
    try? CacheFolder.make(folder)
    file = open(folder + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit { close(file) }
}
