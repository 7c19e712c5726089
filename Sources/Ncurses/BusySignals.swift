import CLibrary

/// The signal that arrived while the program was busy, or 0, and the thread of the program.
///
/// Written by a handler that runs on that thread, and by the thread itself while it blocks signals.
nonisolated(unsafe) private var received: CInt = 0
nonisolated(unsafe) private var worker = pthread_self()

/// Handles signals that end the program and arrive while it is busy between two calls of the
/// terminal: while it reads, lays out or draws.
///
/// The program receives them when it next waits for events, like all other signals. If it does not
/// wait within a second, an alarm restores the terminal and ends the program.
enum BusySignals {
  /// Sets the handlers; the current thread becomes the worker.
  static func observe(_ signals: [CInt]) {
    worker = pthread_self()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      // A thread that does not block the signal passes it to the worker.
      guard pthread_equal(pthread_self(), worker) != 0 else {
        pthread_kill(worker, signal)
        return
      }
      received = signal
      alarm(1)
    }
    action.sa_flags = SA_ONSTACK | CInt(SA_RESTART)
    sigfillset(&action.sa_mask)
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// Returns the signal that arrived, and cancels the alarm.
  static func consume() -> CInt? {
    guard received != 0 else { return nil }
    alarm(0)
    defer { received = 0 }
    return received
  }

  /// Returns the signal to end by: for the alarm, the signal that it was set for.
  static func meaning(of signal: CInt) -> CInt {
    signal == SIGALRM && received != 0 ? received : signal
  }
}
