import CLibrary

/// A pipe that wakes up the thread of the terminal.
struct WakePipe: Sendable {
  /// The descriptor to wait for; -1 if the system has no descriptors left.
  let descriptor: Int32
  private let end: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, end) = (ends[0], ends[1])
  }

  /// Makes the descriptor readable.
  func wake() { _ = write(end, [1], 1) }

  /// Reads all written bytes.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  /// Closes both ends.
  func close() { for end in [descriptor, end] where end >= 0 { CLibrary.close(end) } }
}
