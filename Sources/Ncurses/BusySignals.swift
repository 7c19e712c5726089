import CLibrary

/// The signal that came while the program was at work, or 0, and the thread that works.
///
/// Written by a handler that runs on that thread, and by the thread itself while it blocks signals.
nonisolated(unsafe) private var received: CInt = 0
nonisolated(unsafe) private var worker = pthread_self()

/// Signals that end the program and come between two calls of the terminal: while the program
/// reads, lays out or draws.
///
/// The program learns of them when it next waits for events, as of all others. If it does not come
/// to that within a second, an alarm restores the terminal and ends it.
enum BusySignals {
  /// Sets the handlers; the present thread is the one that works.
  static func observe(_ signals: [CInt]) {
    worker = pthread_self()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      // Another thread may not block it. The worker learns of it wherever it is.
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

  /// Returns the signal that came, and calls off the alarm.
  static func take() -> CInt? {
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
