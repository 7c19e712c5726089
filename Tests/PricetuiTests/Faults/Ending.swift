import CLibrary
import TerminalTestSupport

/// A way to end the program.
struct Ending: Sendable {
  let name: String
  /// The expected exit status of the program.
  let status: TerminalTestSupport.ExitStatus
  /// The key or signal that ends the program.
  let action: @Sendable (PseudoTerminal) -> Void

  /// Whether a signal ends the program.
  ///
  /// Only a signal does so while the terminal takes no output: the program reads no keys then.
  let isSignal: Bool

  /// The stages at which it can end the program.
  var stages: [Stage] { Stage.allCases.filter { $0 != .stuck || isSignal } }

  static let all = [typed("q", "`q`"), typed("\u{3}", "Ctrl-C"), control] + signals

  private static func typed(_ key: String, _ name: String) -> Ending {
    Ending(name: name, status: .exited(0), action: { $0.send(key) }, isSignal: false)
  }

  private static let control = Ending(
    name: "Ctrl-\\", status: .signalled(SIGQUIT), action: { $0.send("\u{1C}") }, isSignal: false)

  /// The signals that end a process by default, except SIGKILL, which cannot be caught.
  private static let signals =
    names.map { signal($0.value, $0.key) }.sorted { $0.name < $1.name }
    + [signal(34, "RTMIN"), signal(64, "RTMAX")]

  private static func signal(_ number: CInt, _ name: String) -> Ending {
    Ending(
      name: name, status: .signalled(number), action: { $0.process?.send(signal: number) },
      isSignal: true)
  }

  private static let names: [String: CInt] = [
    "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "ILL": SIGILL, "TRAP": SIGTRAP,
    "ABRT": SIGABRT, "BUS": SIGBUS, "FPE": SIGFPE, "USR1": SIGUSR1, "SEGV": SIGSEGV,
    "USR2": SIGUSR2, "PIPE": SIGPIPE, "ALRM": SIGALRM, "TERM": SIGTERM, "STKFLT": SIGSTKFLT,
    "XCPU": SIGXCPU, "XFSZ": SIGXFSZ, "VTALRM": SIGVTALRM, "PROF": SIGPROF, "IO": SIGIO,
    "PWR": SIGPWR, "SYS": SIGSYS,
  ]
}

/// A state in which the program is ended.
enum Stage: String, CaseIterable {
  case opening = "while it opens"
  case shown = "a chart is shown"
  case blocked = "signals were blocked at the start"
  case help = "the help is shown"
  case mouse = "the mouse reports"
  case resized = "after a resize"
  case stopped = "after a stop"
  case stuck = "the terminal takes no output"

  /// Brings the started program to this stage.
  func reach(on terminal: PseudoTerminal) throws {
    guard self != .opening else { return try terminal.waitFor("\u{1B}[?1049h") }
    try terminal.waitFor("quit")
    switch self {
    case .opening, .shown, .blocked: break
    case .help: try Self.showHelp(on: terminal)
    case .mouse:
      for column in 1...80 { terminal.send("\u{1B}[<35;\(column);9M") }
    case .resized:
      let start = terminal.bytes.count
      terminal.resize(columns: 100, rows: 30)
      try terminal.waitFor("quit", since: start)
    case .stopped:
      let start = terminal.bytes.count
      terminal.process?.send(signal: SIGSTOP)
      terminal.process?.send(signal: SIGCONT)
      try terminal.waitFor("quit", since: start)
    case .stuck:
      // The output exceeds the buffer of a pseudo terminal: one frame for each key, because the
      // keys arrive one by one.
      terminal.resize(columns: 400, rows: 100)
      for _ in 0..<60 {
        terminal.send("\u{C}")
        poll(nil, 0, 5)
      }
    }
  }

  /// Opens the help and resizes until it is drawn as a whole.
  ///
  /// A resize is necessary because otherwise only the differences between two frames are sent.
  static func showHelp(on terminal: PseudoTerminal) throws {
    let start = terminal.bytes.count
    terminal.send("?")
    var columns: UInt16 = 80
    _ = try polling(present: { terminal.text(since: start).debugDescription }) {
      columns ^= 1
      terminal.resize(columns: columns, rows: 24)
      terminal.settle(milliseconds: 50)
      return terminal.text(since: start).contains("Type to find") ? true : nil
    }
  }
}
