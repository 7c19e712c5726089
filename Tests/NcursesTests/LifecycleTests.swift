import CLibrary
import TerminalTestSupport
import Testing

@Suite("Restoring the terminal", .serialized, .waits)
struct LifecycleTests {
  private let probe = builtProduct("terminal-probe")

  private func started(
    _ arguments: [String] = [], _ changes: [String: String?] = [:], blocksSignals: Bool = false
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.start(
      probe, arguments, environment: childEnvironment(changes), blocksSignals: blocksSignals)
    try terminal.waitFor("wake-ups")
    #expect(terminal.settings != terminal.firstSettings, "the line is not raw")
    return terminal
  }

  @Test(
    "The terminal is restored after an ordinary exit",
    arguments: [[], ["--hover"], ["--no-mouse"], ["--cursor"]])
  func afterAnOrdinaryEnd(arguments: [String]) throws {
    let terminal = try started(arguments)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
    let asksForMouse = terminal.text().contains("\u{1B}[?1000h")
    #expect(asksForMouse == !arguments.contains("--no-mouse"))
    #expect(terminal.text().contains("\u{1B}[?2004h"))
  }

  @Test(
    "The terminal is restored after a signal, even if it was blocked",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV], [false, true])
  func afterASignal(signal: CInt, isBlocked: Bool) throws {
    let terminal = try started(blocksSignals: isBlocked)
    terminal.process?.send(signal: signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.isRestored)
  }

  @Test(
    "The terminal is restored after a crash",
    // ThreadSanitizer does not survive a stack overflow.
    arguments: [("A", SIGABRT), ("S", SIGSEGV), ("T", SIGILL)]
      + (isSanitized ? [] : [("O", SIGSEGV)]))
  func afterACrash(key: String, signal: CInt) throws {
    let terminal = try started(["--hover"])
    terminal.send("w" + key)
    let status = try terminal.waitForExit()
    // The processor decides which signal a trap raises.
    #expect(status == .signalled(signal) || key == "T" && status == .signalled(SIGTRAP))
    #expect(terminal.isRestored)
    let end = terminal.text().components(after: "\u{1B}[?1049l")
    #expect(end.contains("a message"))
    #expect(key != "T" || end.contains("a trap, as wished"))
  }

  @Test("The terminal is restored after a call of exit") func afterExitInTheMiddle() throws {
    let terminal = try started()
    terminal.send("e")
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.isRestored)
  }

  @Test("Control-backslash ends the program with SIGQUIT") func controlBackslashEnds() throws {
    let terminal = try started()
    terminal.send("\u{1C}")
    #expect(try terminal.waitForExit() == .signalled(SIGQUIT))
    #expect(terminal.isRestored)
  }

  @Test("The terminal can be closed and opened again") func openedAgain() throws {
    let terminal = try started()
    for _ in 0..<3 {
      let start = terminal.bytes.count
      terminal.send("c")
      try terminal.waitFor("\u{1B}[?1049l", since: start)
      try terminal.waitFor("key character(\"c\")", since: start)
    }
    terminal.process?.send(signal: SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    #expect(terminal.isRestored)
  }

  @Test("A program that is stopped and continued from outside reports it, and the new size")
  func stoppedAndContinuedFromOutside() throws {
    let terminal = try started()
    terminal.process?.send(signal: SIGSTOP)
    terminal.resize(columns: 90, rows: 30)
    terminal.process?.send(signal: SIGCONT)
    try terminal.waitFor("resumed")
    try terminal.waitFor("resized 90x30")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("A program without a shell to continue it does not stop")
  func withoutAShellThatCouldWakeItItDoesNotStop() throws {
    let terminal = try started()
    terminal.process?.send(signal: SIGTSTP)
    try terminal.waitFor("resumed")
    terminal.send("\u{1A}q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "A missing size comes from the environment or a default, and a huge size is limited",
    arguments: [(0, 0, "33x24"), (1, 1, "1x1"), (65535, 65535, "2048x512")])
  func oddExtents(columns: UInt16, rows: UInt16, expected: String) throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    try terminal.start(probe, environment: childEnvironment(["COLUMNS": "33"]))
    try terminal.waitFor(columns == 1 ? "\u{1B}[?1006h" : "size " + expected)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("Messages are printed after the screen is closed") func messagesComeOutWhenTheScreenIsGone()
    throws
  {
    let terminal = try started()
    terminal.send("w")
    try terminal.waitFor("key character(\"w\")")
    #expect(!terminal.text().contains("a message"))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.text().components(after: "\u{1B}[?1049l").contains("a message"))
  }

  @Test("The program ends when its terminal hangs up")
  func theEndOfTheTerminalIsTheEndOfTheProgram() throws {
    let terminal = try started()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
  }

  @Test("Control-Z stops the job, and it continues in the foreground")
  func controlZStopsTheJobAndItGoesOn() throws {
    let shell = try PseudoTerminal()
    try shell.start(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: childEnvironment(["PS1": "ready> "]))
    try shell.waitFor("ready>")
    let before = shell.settings
    shell.send(probe + "\n")
    try shell.waitFor("wake-ups")
    for _ in 0..<2 {
      let start = shell.bytes.count
      shell.send("\u{1A}")
      try shell.waitFor("Stopped", since: start)
      try shell.waitFor("ready>", since: start)
      #expect(shell.changedModes.subtracting([2004]) == [])
      shell.send("fg\n")
      try shell.waitFor("resumed", since: start)
    }
    let end = shell.bytes.count
    shell.send("q")
    try shell.waitFor("ready>", since: end)
    #expect(shell.changedModes.subtracting([2004]) == [])
    #expect(shell.settings == before)
  }

  @Test("Keys come from the terminal when input and output are redirected")
  func keysComeFromTheTerminalWhenDataComeThroughAPipe() throws {
    let terminal = try PseudoTerminal()
    let folder = try TemporaryDirectory()
    let output = folder.write("", to: "output")
    try terminal.start(probe, input: .file("/dev/null"), output: .file(output))
    try terminal.waitFor("wake-ups")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
    #expect(contents(output).isEmpty)
  }

  @Test(
    "Terminals that cannot be used are refused",
    arguments: [
      (nil, "unnamedTerminal"), ("", "unnamedTerminal"), ("dumb", "incapableTerminal(\"dumb\")"),
      ("no-such-terminal", "unknownTerminal(\"no-such-terminal\")"),
    ] as [(String?, String)])
  func terminalsThatCannotBeUsedAreRefused(name: String?, error: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.start(probe, environment: childEnvironment(["TERM": name]))
    #expect(try terminal.waitForExit() == .exited(69))
    #expect(terminal.text().contains(error))
    #expect(!terminal.text().contains("\u{1B}"))
    #expect(terminal.settings == terminal.firstSettings)
  }

  @Test(
    "The environment decides about glyphs and colours",
    arguments: [
      (["TERM": "xterm-kitty"], "braille "), (["TERM": "linux"], "block 8"),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], "braille 256"),
      (["TERM": "xterm"], "braille 8"), (["TERM": "vt100"], "braille 0"),
      (["LANG": "C"], "braille 256"), (["LANG": "xx_XX.UTF-8"], "braille 256"),
      (["LANG": nil], "braille 256"),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "braille 16777216"),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], "braille 256"),
    ] as [([String: String?], String)])
  func capabilities(environment: [String: String?], expected: String) throws {
    let terminal = try started([], environment)
    #expect(terminal.text().contains(expected))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Octants and direct colours, which ncurses cannot write, reach the terminal")
  func whatNcursesCannotWriteReachesTheTerminal() throws {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    let terminal = try started(["--octants"], environment)
    try terminal.waitFor("\u{1CD00}\u{1CEA8}|")
    try terminal.waitFor("38;2;10;132;255")
    let text = terminal.text()
    #expect(text.contains("octant 16777216") && text.contains("38;2;255;45;85"))
    #expect(!text.unicodeScalars.contains { $0.value >= 0xF0000 })
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("Colours that exceed the palette are exact after a repaint")
  func moreColorsThanPlaces() throws {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    let terminal = try started([], environment)
    for hundred in 1...5 {
      terminal.send("h")
      try terminal.waitFor("38;2;99;\(hundred);77")
      let text = terminal.text()
      for number in 0..<100 { #expect(text.contains("38;2;\(number);\(hundred);77")) }
      // The screen is sent again, and the indices of colours that are no longer there are free.
      terminal.send("\u{0C}")
      _ = terminal.settle()
    }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("An idle program uses no processor time") func idlingCostsNothing() throws {
    let terminal = try started()
    terminal.settle()
    let process = try #require(terminal.process)
    // The machine may be busy, but there must be a second without activity.
    _ = try polling {
      let before = process.activity
      terminal.settle(milliseconds: 1000)
      return process.activity == before ? true : nil
    }
  }
}

extension String {
  /// Returns the text after the last occurrence of another; empty if there is none.
  func components(after text: String) -> String {
    guard contains(text) else { return "" }
    var rest = Substring(self)
    while let place = rest.firstRange(of: text) { rest = rest[place.upperBound...] }
    return String(rest)
  }
}
