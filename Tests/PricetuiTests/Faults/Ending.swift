import CLibrary
import TerminalTestSupport

/// A way in which the program ends.
struct Ending: Sendable {
  let name: String
  /// How the program shall have ended.
  let status: TerminalTestSupport.ExitStatus
  /// What brings the end about.
  let action: @Sendable (PseudoTerminal) -> Void

  /// Whether it ends a program whose terminal takes no output: keys are not read then.
  let isSignal: Bool

  static let all = [typed("q", "`q`"), typed("\u{3}", "Ctrl-C"), control] + signals

  private static func typed(_ key: String, _ name: String) -> Ending {
    Ending(name: name, status: .exited(0), action: { $0.send(key) }, isSignal: false)
  }

  private static let control = Ending(
    name: "Ctrl-\\", status: .signalled(SIGQUIT), action: { $0.send("\u{1C}") }, isSignal: false)

  /// The signals that end a process that does not expect them, but for the one that nobody can
  /// catch.
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

/// What the program is doing when it ends.
enum Stage: String, CaseIterable {
  case opening = "while it opens"
  case shown = "a chart is shown"
  case blocked = "signals were blocked at the start"
  case help = "the help is shown"
  case mouse = "the mouse reports"
  case resized = "after a resize"
  case stopped = "after a stop"
  case stuck = "the terminal takes no output"

  /// Brings the program, which has been started, to the stage.
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
      // More than a pseudo terminal keeps; a frame for each key, since they come one by one.
      terminal.resize(columns: 400, rows: 100)
      for _ in 0..<60 {
        terminal.send("\u{C}")
        poll(nil, 0, 5)
      }
    }
  }

  /// Opens the help, and has it drawn as a whole until it is seen, for which it takes a resize: of
  /// a frame that changes another only the differences are sent.
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
