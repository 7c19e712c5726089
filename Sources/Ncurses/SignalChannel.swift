import CLibrary
internal import CNcurses

/// Signals as something to read, so that they are handled between events and never inside them.
///
/// ncurses' own handlers leave the mouse reporting and do unsafe things; blocked signals never
/// reach them.
struct SignalChannel {
  /// Becomes readable when a signal has come; -1 when the system has no such descriptor.
  let descriptor: CInt
  private var formerMask = sigset_t()
  private var formerActions: [(CInt, sigaction)] = []

  private static let handled: [CInt] = [
    SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT,
  ]

  /// Blocks the signals; to be called before ncurses starts, which sets handlers.
  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.handled { sigaddset(&set, signal) }
    sigprocmask(SIG_BLOCK, &set, &formerMask)
    descriptor = signalfd(-1, &set, CInt(SFD_CLOEXEC | SFD_NONBLOCK))
    for signal in Self.handled {
      var action = sigaction()
      if sigaction(signal, nil, &action) == 0 { formerActions.append((signal, action)) }
    }
  }

  /// The signals that have come, in no order that means anything.
  func read() -> [CInt] {
    var signals: [CInt] = []
    var info = signalfd_siginfo()
    while CLibrary.read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      signals.append(CInt(truncatingIfNeeded: info.ssi_signo))
    }
    return signals
  }

  /// Lets the job stop as if the signal had never been caught; returns when it goes on.
  ///
  /// - Parameter group: whether the whole job shall stop, since the key was meant for it. A
  ///   process without a shell that could wake it is not stopped: the kernel sees to that.
  func stop(group: Bool) {
    var action = sigaction()
    var former = sigaction()
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &action, &former)
    kill(group ? 0 : getpid(), SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    sigprocmask(SIG_BLOCK, &set, nil)
    sigaction(SIGTSTP, &former, nil)
    // What woke the job is not news any more.
    sigemptyset(&set)
    sigaddset(&set, SIGCONT)
    var atOnce = timespec()
    sigtimedwait(&set, nil, &atOnce)
  }

  /// Gives the signals their former handlers and lets them through.
  func close() {
    _ = read()
    for (signal, action) in formerActions {
      var action = action
      sigaction(signal, &action, nil)
    }
    var mask = formerMask
    sigprocmask(SIG_SETMASK, &mask, nil)
    if descriptor >= 0 { CLibrary.close(descriptor) }
  }
}

/// Ends the process by a signal, so that whoever started it sees the true status.
///
/// For a program that has cleaned up after ``TerminalEvent/terminated(signal:)``. A signal that
/// would not end the process makes it exit with 128 and the signal's number, as a shell counts.
public func endProcess(bySignal number: CInt) -> Never {
  var action = sigaction()
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, number)
  action.__sigaction_handler.sa_handler = SIG_DFL
  sigaction(number, &action, nil)
  fflush(nil)
  kill(getpid(), number)
  sigprocmask(SIG_UNBLOCK, &set, nil)
  exit(128 &+ (number & 127))
}
