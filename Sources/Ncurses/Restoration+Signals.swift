import CLibrary
internal import CNcurses

/// The restoration that signals and `exit` apply; a program has one terminal at a time.
///
/// It is written before handlers are set and after they are removed, from the one thread that
/// owns the terminal; a handler only reads it.
nonisolated(unsafe) private var armed: UnsafeMutablePointer<Restoration>?
nonisolated(unsafe) private var formerActions: UnsafeMutablePointer<sigaction>?
nonisolated(unsafe) private var exitIsObserved = false

/// The signals of a crash: traps, bad memory, `abort`.
private let crashes: [CInt] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
/// The other signals that end a process that does not expect them.
///
/// Signals of the keyboard and of a shutdown are read as events.
private let ends: [CInt] =
  [
    SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
    SIGSTKFLT,
  ] + Array(34...64)
// As an array is not safe in a handler, the former actions are found by the signal's number.
private let signalCount = 65

extension Restoration {
  /// Makes signals and `exit` apply the restoration; once, until ``disarm()``.
  ///
  /// A signal that is ignored or handled already is left alone, except for crashes.
  func arm() {
    guard armed == nil else { return }
    let pointer = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
    pointer.initialize(to: self)
    armed = pointer
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    former.initialize(repeating: sigaction(), count: signalCount)
    formerActions = former
    provideStack()
    Self.leaveTime()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { restoreAndDie($0) }
    action.sa_flags = SA_ONSTACK
    // No other signal may interrupt the bytes.
    sigfillset(&action.sa_mask)
    var unblocked = sigset_t()
    for signal in crashes {
      sigaction(signal, &action, former + Int(signal))
      sigaddset(&unblocked, signal)
    }
    // A crash whose signal is blocked ends the process without its handler.
    sigprocmask(SIG_UNBLOCK, &unblocked, nil)
    for signal in ends {
      sigaction(signal, &action, former + Int(signal))
      if !former[Int(signal)].isDefault { sigaction(signal, former + Int(signal), nil) }
    }
    if !exitIsObserved {
      exitIsObserved = true
      atexit { armed?.pointee.apply() }
    }
  }

  /// Gives handlers a stack of their own, unless they have one: the program's may be exhausted.
  ///
  /// It is kept until the process ends, because other code may rely on it.
  private func provideStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// Makes the limit of CPU time arrive as a signal that can be handled, a second before the one
  /// that cannot: a shell sets both limits to the same value.
  private static func leaveTime() {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur == limit.rlim_max,
      (2...rlim_t(Int32.max)).contains(limit.rlim_cur)
    else { return }
    limit.rlim_cur -= 1
    setrlimit(resource, &limit)
  }

  /// Restores the former handlers of signals.
  static func disarm() {
    guard let pointer = armed, let former = formerActions else { return }
    armed = nil
    for signal in crashes + ends { sigaction(signal, former + Int(signal), nil) }
    formerActions = nil
    pointer.deallocate()
    former.deallocate()
  }
}

/// Restores the terminal, then lets the signal have its former effect, for a correct status.
private func restoreAndDie(_ received: CInt) {
  let signal = BusySignals.meaning(of: received)
  if let pointer = armed {
    armed = nil
    pointer.pointee.apply()
  }
  if let former = formerActions { sigaction(signal, former + Int(signal), nil) }
  // Blocked while its handler runs: delivered on return, at the place of the fault.
  raise(signal)
  guard signal != received else { return }
  // It may be blocked on return, too.
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, signal)
  sigprocmask(SIG_UNBLOCK, &set, nil)
}
