import CLibrary
import TerminalTestSupport
import Testing

/// Tests of endings where the terminal answers late: its answers must not reach the shell.
@Suite("Faults: late answers", .serialized, .waits) struct LateAnswerFaultTests {
  /// A kind of terminal, named for messages.
  enum Kind: String, CaseIterable {
    case text, kitty, sixel, plain

    var answers: TerminalAnswers {
      switch self {
      case .text: .text
      case .kitty: .kitty
      case .sixel: .sixel
      case .plain: .plain
      }
    }
  }

  /// An ending with a terminal of a given kind and latency.
  struct Case: CustomStringConvertible {
    var ending: Ending?
    var kind: Kind
    var latency: Double
    var delivery = AnswerDelivery.whole
    /// Whether the terminal has answered the first questions before the ending.
    var isAnswered = true
    var isDragged = false

    var description: String {
      "\(ending?.name ?? "--print"), \(kind), \(latency) s, \(delivery)"
        + (isAnswered ? "" : ", at once") + (isDragged ? ", dragged" : "")
    }
  }

  /// Returns the faults after an ending; empty if the terminal is restored.
  private func faults(of test: Case) throws -> [String] {
    let terminal = try PseudoTerminal()
    terminal.resize(columns: 80, rows: 24, cell: (8, 16))
    terminal.answers = test.kind.answers
    (terminal.latency, terminal.delivery) = (test.latency, test.delivery)
    terminal.isDragged = test.isDragged
    if let ending = test.ending {
      try terminal.start(program, sampleDay)
      try terminal.waitFor("quit")
      // Two latencies pass, because kitty's question follows the first questions.
      if test.isAnswered { terminal.wait(2 * test.latency + 0.1) }
      ending.action(terminal)
    } else {
      try terminal.start(program, sampleDay + ["--print", "--glyphs", "pixels"])
    }
    var faults: [String] = []
    let status = try terminal.waitForExit()
    if status != test.ending?.status ?? .exited(0) { faults.append("status \(status)") }
    if terminal.settings != terminal.firstSettings { faults.append("line settings") }
    if !terminal.changedModes.isEmpty { faults.append("modes \(terminal.changedModes)") }
    if test.kind == .plain, terminal.text().contains("\u{1B}_G") { faults.append("kitty") }
    let count = terminal.unreadBytes
    if count > 0 { faults.append("\(count) bytes typed into the shell") }
    return faults
  }

  private static let latencies = [0, 0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8]
  private static let endings = Ending.all.filter {
    ["`q`", "TERM", "INT", "HUP", "SEGV"].contains($0.name)
  }

  /// All endings with all kinds and latencies, some with answers in parts or twice, or with a
  /// moving mouse.
  private static let cases: [Case] = {
    var all = firstAnswers
    for latency in latencies {
      for kind in Kind.allCases {
        for ending in endings {
          all.append(Case(ending: ending, kind: kind, latency: latency))
          all.append(
            Case(
              ending: ending, kind: kind, latency: latency,
              delivery: AnswerDelivery.allCases[all.count % 3], isAnswered: false))
          all.append(
            Case(
              ending: ending, kind: kind, latency: latency,
              delivery: AnswerDelivery.allCases[all.count % 3], isDragged: all.count % 4 < 2))
        }
        for delivery in AnswerDelivery.allCases {
          all.append(Case(ending: nil, kind: kind, latency: latency, delivery: delivery))
        }
      }
    }
    return all
  }()

  /// Endings before the first answer of a terminal that takes very long for it.
  private static let firstAnswers = [1.5, 2.5].flatMap { latency in
    [Kind.text, .sixel].flatMap { kind in
      (endings.filter { $0.name != "INT" && $0.name != "HUP" } + [nil]).map {
        Case(ending: $0, kind: kind, latency: latency, isAnswered: false)
      }
    }
  }

  @Test("Late answers of the terminal do not reach the shell") func theShellGetsNothing()
    throws
  {
    let cases = share(of: 53, Self.cases, 7)
    for test in cases {
      var faults: [String] = []
      do { faults = try self.faults(of: test) } catch { faults = ["\(error)"] }
      #expect(faults.isEmpty, "\(test): \(faults)")
    }
    #expect(statedCases("endings where the terminal answers late") == cases.count)
  }

  @Test("Quitting does not wait for a terminal that is known never to answer") func silent() throws
  {
    let terminal = try PseudoTerminal()
    terminal.answers = nil
    try terminal.start(program, sampleDay)
    try terminal.waitFor("quit")
    terminal.wait(3.1)
    let start = monotonicSeconds()
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(monotonicSeconds() - start < 1)
  }

  @Test(
    "A command typed into the shell after quitting arrives unchanged",
    arguments: ["bash", "dash", "zsh"].compactMap(ExternalTool.path), [0.1, 0.5])
  func whatIsTypedAfterwards(shell: String, latency: Double) throws {
    let terminal = try PseudoTerminal()
    terminal.latency = latency
    let options = ["bash": ["--norc", "--noprofile"], "zsh": ["-f"]]
    let name = shell.split(separator: "/").last.map { String($0) } ?? ""
    try terminal.start(
      shell, (options[name] ?? []) + ["-i"], environment: childEnvironment(["PS1": "ready> "]))
    try terminal.waitFor("ready> ")
    terminal.send("'\(program)' '\(samplePath)'\n")
    try terminal.waitFor("quit")
    let start = terminal.bytes.count
    terminal.send("q")
    try terminal.waitFor("ready> ", since: start)
    terminal.send("echo hel''lo\n")
    try terminal.waitFor("hello", since: start)
    #expect(!terminal.text(since: start).contains("not found"))
  }

  @Test(
    "Signals while --print waits for the terminal's answers restore the line settings",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGUSR1, nil])
  func signalsWhileItAsks(signal: CInt?) throws {
    let terminal = try PseudoTerminal()
    terminal.resize(columns: 80, rows: 24, cell: (8, 16))
    terminal.latency = 0.3
    try terminal.start(program, sampleDay + ["--print", "--glyphs", "pixels"])
    try terminal.waitFor("\u{1B}[c")
    #expect(terminal.settings != terminal.firstSettings)
    // `nil` means Ctrl-C.
    if let signal { terminal.process?.send(signal: signal) } else { terminal.send("\u{3}") }
    #expect(try terminal.waitForExit() == .signalled(signal ?? SIGINT))
    #expect(terminal.settings == terminal.firstSettings)
    #expect(terminal.unreadBytes == 0)
  }
}

extension PseudoTerminal {
  /// Reads the terminal's output for a number of seconds.
  fileprivate func wait(_ seconds: Double) {
    let deadline = Deadline(seconds: seconds)
    while !deadline.isOver { settle(milliseconds: 5) }
  }
}
