import CLibrary
internal import CNcurses

/// What puts the terminal back when the program ends without closing it: in a crash, at `exit`.
///
/// The data lie in memory of the C library, since a signal handler may neither allocate nor count
/// references, and `tcgetattr` writes more bytes than Swift lays out for a `termios`.
struct Restoration {
  /// The bytes that end every mode that was set, made beforehand.
  let bytes: UnsafeMutableRawBufferPointer
  /// The settings of the line before.
  let settings: UnsafeMutablePointer<termios>
  /// The terminal.
  let terminal: CInt
  /// Where messages go while the screen is up, and where they went before; -1 when nowhere else.
  let held: CInt
  let messages: CInt

  /// Prepares the way back; ncurses must have been started, since it knows the sequences.
  init(settings: UnsafeMutablePointer<termios>, device: TerminalDevice, mouse: NcursesOptions.Mouse)
  {
    let sequence = ["sgr0", "cnorm", "rmcup"].reduce(into: Array(mouse.end.utf8)) {
      $0 += capability($1)
    }
    bytes = .allocate(byteCount: max(1, sequence.count), alignment: 1)
    bytes.copyBytes(from: sequence)
    self.settings = settings
    terminal = device.output
    // Messages that go to a file of their own are not on the screen.
    let isHeld = isatty(STDERR_FILENO) != 0
    held = isHeld ? memfd_create("messages", nc_memory_closed_on_exec) : -1
    messages = isHeld ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) : -1
  }

  /// Keeps messages off the screen until ``replayMessages()``.
  func holdMessages() {
    guard held >= 0, messages >= 0 else { return }
    dup2(held, STDERR_FILENO)
  }

  /// Gives memory and descriptors back.
  func deallocate() {
    bytes.deallocate()
    settings.deallocate()
    if held >= 0 { close(held) }
    if messages >= 0 { close(messages) }
  }

  /// Ends the modes and sets the line as it was; safe in a signal handler.
  func apply() {
    writeAll(terminal, UnsafeRawBufferPointer(bytes))
    tcsetattr(terminal, TCSANOW, settings)
    replayMessages()
  }

  /// Brings held messages out; safe in a signal handler.
  func replayMessages() {
    guard held >= 0, messages >= 0 else { return }
    dup2(messages, STDERR_FILENO)
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
      var position: off_t = 0
      while true {
        let count = pread(held, buffer.baseAddress, buffer.count, position)
        guard count > 0 else { break }
        writeAll(messages, UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        position += off_t(count)
      }
    }
    ftruncate(held, 0)
    lseek(held, 0, SEEK_SET)
  }
}

/// A capability of the terminal as it can be sent: without the pauses for slow ones, `$<5>`.
///
/// Byte by byte: splitting a string at a string goes through the machinery of regular expressions,
/// whose types took a tenth of the work until the first frame to make.
private func capability(_ name: String) -> [UInt8] {
  guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return [] }
  let text = Array(String(cString: value).utf8)
  var bytes: [UInt8] = []
  var index = 0
  while index < text.count {
    if text[index...].starts(with: [UInt8(ascii: "$"), UInt8(ascii: "<")]),
      let end = text[index...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = end + 1
    } else {
      bytes.append(text[index])
      index += 1
    }
  }
  return bytes
}

/// The restoration that crashes and `exit` apply; one terminal at a time is a program's own.
///
/// It is written before handlers are set and after they are taken away, from the one thread that
/// owns the terminal; a handler only reads it.
nonisolated(unsafe) private var armed: UnsafeMutablePointer<Restoration>?
nonisolated(unsafe) private var formerActions: UnsafeMutablePointer<sigaction>?
nonisolated(unsafe) private var exitIsObserved = false

/// The signals of a program that goes wrong: traps, bad memory, `abort`.
private let crashes: [CInt] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
// As an array is not safe in a handler, the former actions are found by the signal's number.
private let mostSignals = 65

extension Restoration {
  /// Makes crashes and `exit` apply the restoration; once, until ``disarm()``.
  func arm() {
    guard armed == nil else { return }
    let place = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
    place.initialize(to: self)
    armed = place
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: mostSignals)
    former.initialize(repeating: sigaction(), count: mostSignals)
    formerActions = former
    provideStack()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { restoreAndDie($0) }
    action.sa_flags = SA_ONSTACK
    for signal in crashes { sigaction(signal, &action, former + Int(signal)) }
    if !exitIsObserved {
      exitIsObserved = true
      atexit { armed?.pointee.apply() }
    }
  }

  /// Gives handlers a stack of their own, unless they have one: the program's may be used up.
  ///
  /// It is kept until the process ends, since it cannot be known who else relies on it.
  private func provideStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// Leaves crashes to whoever handled them before.
  static func disarm() {
    guard let place = armed, let former = formerActions else { return }
    for signal in crashes { sigaction(signal, former + Int(signal), nil) }
    armed = nil
    formerActions = nil
    place.deallocate()
    former.deallocate()
  }
}

/// Restores the terminal, then lets the signal have its former effect, so that the status is true.
private func restoreAndDie(_ signal: CInt) {
  if let place = armed {
    armed = nil
    place.pointee.apply()
  }
  if let former = formerActions { sigaction(signal, former + Int(signal), nil) }
  // Blocked while its handler runs: delivered on return, at the place of the fault.
  raise(signal)
}
