import CLibrary

/// A pipe that can be read while the thread of the terminal is to wake up.
struct WakePipe: Sendable {
  /// The end to wait for; -1 where the system has no descriptors left.
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

  /// Lets the pipe be read.
  func wake() { _ = write(end, [1], 1) }

  /// Reads what has been written.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  /// Closes both ends.
  func close() { for end in [descriptor, end] where end >= 0 { CLibrary.close(end) } }
}
