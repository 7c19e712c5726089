import CLibrary
import PriceSources

/// A file descriptor with a fixed number that is a copy of one pipe after another.
///
/// The terminal is given the number once, but each request has its own pipe.
final class WakeDescriptor {
  /// The number; -1 if the system has no free descriptor, so that only timeouts end a wait.
  let number: Int32
  // Nothing is ever written to this pipe, so it is never ready.
  private var idle: [Int32] = [-1, -1]

  init() {
    let isOpen = pipe(&idle) == 0
    number = isOpen ? dup(idle[0]) : -1
    for descriptor in idle + [number] where descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Returns the seconds to wait for a fetch, which nothing else ends without a descriptor.
  func wait(for fetch: PriceFetch) -> Double { number < 0 ? min(fetch.wait, 0.1) : fetch.wait }

  deinit { for descriptor in idle + [number] where descriptor >= 0 { close(descriptor) } }

  /// Makes this a copy of `descriptor`; of the idle pipe for `nil`.
  func follow(_ descriptor: Int32?) {
    // Copied even if the number is the same: the system reuses the number of a closed pipe.
    guard number >= 0 else { return }
    dup2(descriptor ?? idle[0], number)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }
}
