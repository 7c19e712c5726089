import CLibrary

/// A file descriptor with a fixed number, which is a copy of one pipe after the other.
///
/// The terminal learns once which descriptor to wait for, but each request has a pipe of its own.
final class WakeDescriptor {
  /// Its number; -1 where the system has none left, and then only time wakes up.
  let number: Int32
  // A pipe without a writer in use, which is never ready.
  private var idle: [Int32] = [-1, -1]
  private var isIdle = true

  init() {
    let isOpen = pipe(&idle) == 0
    number = isOpen ? dup(idle[0]) : -1
    for descriptor in idle + [number] where descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit { for descriptor in idle + [number] where descriptor >= 0 { close(descriptor) } }

  /// Makes it a copy of a descriptor, or of the idle pipe.
  func follow(_ descriptor: Int32?) {
    // Of two pipes one after the other, both may have the same number.
    guard number >= 0, descriptor != nil || !isIdle else { return }
    isIdle = descriptor == nil
    dup2(descriptor ?? idle[0], number)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }
}
