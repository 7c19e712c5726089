import CLibrary
internal import CNcurses

/// A descriptor for signals, so that they are handled between events.
///
/// ncurses' own handlers leave mouse reports on and call unsafe functions; blocked signals never
/// reach them. A signal that was ignored at the start stays ignored; one that was blocked is read
/// like the others. A class, since a write that waits sees signals before the loop does.
final class SignalChannel {
  /// The descriptor that becomes readable when a signal has arrived.
  let descriptor: CInt
  private var pending: [CInt] = []
  private var handled = sigset_t()
  private var formerMask = sigset_t()
  private var formerActions: [(CInt, sigaction)] = []
  private var isClosed = false

  private static let ends: [CInt] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let news: [CInt] = [SIGWINCH, SIGCONT]

  /// Blocks the signals; to be called before ncurses starts, which sets handlers.
  init() throws(NcursesError) {
    sigprocmask(SIG_BLOCK, nil, &formerMask)
    sigemptyset(&handled)
    for signal in Self.ends + [SIGTSTP] {
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0 else { continue }
      formerActions.append((signal, action))
      if !action.isIgnored { sigaddset(&handled, signal) }
    }
    for signal in Self.news { sigaddset(&handled, signal) }
    descriptor = signalfd(-1, &handled, CInt(SFD_CLOEXEC | SFD_NONBLOCK))
    guard descriptor >= 0 else { throw .noDescriptor }
    sigprocmask(SIG_BLOCK, &handled, nil)
    BusySignals.observe(handledEnds)
  }

  /// The signals that end the program and are not ignored.
  private var handledEnds: [CInt] { Self.ends.filter { sigismember(&handled, $0) == 1 } }

  /// Blocks the signals, so that they can be read, and takes the one that arrived before.
  func hold() {
    guard !isClosed else { return }
    sigprocmask(SIG_BLOCK, &handled, nil)
    if let signal = BusySignals.consume() { pending.append(signal) }
  }

  /// Lets the signals that end the program through until the next call of ``hold()``: after one of
  /// them, the program has a second to finish its work.
  func letThrough() {
    guard !isClosed else { return }
    var ends = sigset_t()
    sigemptyset(&ends)
    for signal in handledEnds { sigaddset(&ends, signal) }
    sigprocmask(SIG_UNBLOCK, &ends, nil)
  }

  /// Returns the signals that have arrived, in arbitrary order, and forgets them.
  func drain() -> [CInt] {
    collect()
    defer { pending = [] }
    return pending
  }

  /// Whether signals were found that ``drain()`` has not returned yet; does not look for more.
  var hasPending: Bool { !pending.isEmpty }

  /// Whether a signal has arrived that ends the program.
  var isEnding: Bool {
    collect()
    return pending.contains { Self.ends.contains($0) }
  }

  private func collect() {
    var info = signalfd_siginfo()
    while read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      pending.append(CInt(truncatingIfNeeded: info.ssi_signo))
    }
  }

  /// Stops the job as if the signal had not been caught; returns when it is continued.
  ///
  /// - Parameter group: Whether to stop the whole job, as after Ctrl-Z. The kernel does not stop a
  ///   process without a shell that could continue it.
  /// - Returns: Whether the job was stopped and continued.
  @discardableResult
  func stop(group: Bool) -> Bool {
    guard sigismember(&handled, SIGTSTP) == 1 else { return false }
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
    // The signal that continued the job is not reported again.
    collect()
    let wasWoken = pending.contains(SIGCONT)
    pending.removeAll { $0 == SIGCONT }
    return wasWoken
  }

  /// Restores the former handlers of the signals and lets them through.
  func close() {
    hold()
    isClosed = true
    // Discards what has been seen: the program ends by it or has gone on.
    _ = drain()
    for (signal, action) in formerActions {
      var action = action
      sigaction(signal, &action, nil)
    }
    var mask = formerMask
    sigprocmask(SIG_SETMASK, &mask, nil)
    CLibrary.close(descriptor)
  }
}

extension sigaction {
  /// Whether the signal is ignored.
  var isIgnored: Bool { haveSameBits(__sigaction_handler.sa_handler, SIG_IGN) }
  /// Whether the signal has its default effect.
  var isDefault: Bool { haveSameBits(__sigaction_handler.sa_handler, SIG_DFL) }
}

/// Ends the process by a signal, so that its parent sees the correct status.
///
/// For a program that has cleaned up after ``TerminalEvent/terminated(signal:)``. A signal that
/// would not end the process, or that is ignored, makes it exit with 128 plus the signal's number,
/// as a shell counts.
public func endProcess(bySignal number: CInt) -> Never {
  var action = sigaction()
  sigaction(number, nil, &action)
  if !action.isIgnored {
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(number, &action, nil)
    fflush(nil)
    kill(getpid(), number)
    acceptSignals()
  }
  exit(128 &+ (number & 127))
}

/// Unblocks all signals, at the start of a program.
///
/// A process inherits blocked signals from its parent and would ignore a request to end.
public func acceptSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  sigprocmask(SIG_SETMASK, &none, nil)
}
