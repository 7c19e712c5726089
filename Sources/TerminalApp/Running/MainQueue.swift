import CLibrary
import Dispatch
import FoundationSubset

// What Foundation's run loop asks of the main queue. There is no other way to wait for a terminal
// and the queue at once: the queue's own loop never returns.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> CInt
@_silgen_name("_dispatch_main_queue_callback_4CF") private func drainMainQueue(
  _ message: UnsafeMutableRawPointer?)

/// The main queue of the process, on which the main actor runs too, between a program's events.
@MainActor struct MainQueue {
  /// Can be read while the queue has something to do.
  let descriptor = mainQueueHandle()

  /// Carries out what waits in the queue, and the timers that are due.
  ///
  /// - Returns: the seconds until the next timer is due; `nil` where there is none.
  func run() -> Double? {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    drainMainQueue(nil)
    #if Foundation
      guard let next = RunLoop.main.limitDate(forMode: .default) else { return nil }
      // A loop without timers says that the distant future is next.
      return next == .distantFuture ? nil : max(0, next.timeIntervalSinceNow)
    #else
      return nil
    #endif
  }
}
