import CLibrary

/// The signals that end a process, held back while work must be finished.
struct HeldSignals {
  private static let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  private var held = sigset_t()
  private var former = sigset_t()

  /// Blocks the signals that are not ignored.
  init() {
    sigemptyset(&held)
    for signal in Self.ends {
      var action = sigaction()
      sigaction(signal, nil, &action)
      // Functions of C have no equality in Swift, and this one is a number in C.
      let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      if handler != unsafeBitCast(SIG_IGN, to: Int.self) { sigaddset(&held, signal) }
    }
    sigprocmask(SIG_BLOCK, &held, &former)
  }

  /// Whether one of the signals has come.
  var isPending: Bool {
    var (held, pending) = (held, sigset_t())
    sigpending(&pending)
    return Self.ends.contains { sigismember(&held, $0) == 1 && sigismember(&pending, $0) == 1 }
  }

  /// Restores the previous mask; a pending signal has its effect here.
  func release() {
    var mask = former
    sigprocmask(SIG_SETMASK, &mask, nil)
  }
}
