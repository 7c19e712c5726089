import CLibrary

/// A block of the signals that end a process, while work must be finished.
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
      let isIgnored = haveSameBits(action.__sigaction_handler.sa_handler, SIG_IGN)
      if !isIgnored { sigaddset(&held, signal) }
    }
    sigprocmask(SIG_BLOCK, &held, &former)
  }

  var isPending: Bool {
    var (held, pending) = (held, sigset_t())
    sigpending(&pending)
    return Self.ends.contains { sigismember(&held, $0) == 1 && sigismember(&pending, $0) == 1 }
  }

  /// Restores the previous mask; a pending signal takes effect here.
  func release() {
    var mask = former
    sigprocmask(SIG_SETMASK, &mask, nil)
  }
}
