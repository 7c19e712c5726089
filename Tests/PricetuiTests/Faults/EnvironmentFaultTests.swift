import CLibrary
import Foundation
import TerminalTestSupport
import Testing

/// Tests of unusual environments: each is a shell command on its own terminal.
@Suite("Faults: environments", .serialized, .waits) struct EnvironmentFaultTests {
  struct Case: Sendable, CustomStringConvertible {
    let name: String
    /// The command; `P` is the program, `F` the sample.
    let command: String
    /// The keys to type once the screen is shown; `nil` for a command that shows none.
    var keys: String?
    /// The expected exit status, as the shell reports it.
    var status = 0
    /// The text that the output must contain.
    var says = ""
    /// Whether a screen is shown that ends by itself.
    var showsScreen = false
    var description: String { name }
    /// Whether the case can run here: a sanitizer writes a file at its start.
    var canBeTried: Bool { !isSanitized || !command.contains("ulimit -f") }
  }

  static let cases = [
    Case(name: "no home", command: "env -u HOME P F", keys: "q"),
    Case(
      name: "nothing in the environment", command: "env -i P F", status: 69, says: "TERM is not"),
    // ASAN_OPTIONS is passed on where a sanitizer is in use.
    Case(
      name: "only TERM",
      command: "env -i TERM=xterm ${ASAN_OPTIONS:+ASAN_OPTIONS=\"$ASAN_OPTIONS\"} P F", keys: "q"),
    Case(
      name: "no terminfo", command: "env TERMINFO=/nonexistent TERM=unheard-of P F", status: 69,
      says: "is unknown here"),
    Case(
      name: "broken terminfo",
      command: "mkdir -p $T/x; echo broken >$T/x/xbroken; env TERMINFO=$T TERM=xbroken P F",
      keys: nil, status: 69, says: "pricetui print"),
    Case(name: "no locale", command: "env LC_ALL=xx_YY.UTF-8 P F", keys: "q"),
    Case(name: "C locale", command: "env -u LANG LC_ALL=C P F", keys: "q"),
    Case(
      name: "its own session", command: "setsid -w P pick F </dev/null >/dev/null", status: 69,
      says: "There is no terminal"),
    Case(name: "no messages", command: "P F 2>&-", keys: "q"),
    Case(name: "no messages, picking", command: "P pick F 2>&-", keys: "q", status: 1),
    Case(name: "no messages, data from a pipe", command: "cat F | P - 2>&-", keys: "q"),
    Case(name: "no input", command: "P F 0<&-", keys: "q"),
    Case(name: "no input to read", command: "P --print - 0<&-", status: 66, says: "descriptor"),
    Case(
      name: "no output to print to", command: "P --print F 1>&-", status: 74,
      says: "cannot be written"),
    Case(name: "only messages", command: "P pick F 0<&- 1>&-", keys: "q", status: 1),
    Case(name: "4 descriptors", command: "ulimit -n 4; P F", status: 69, says: "descriptor"),
    Case(name: "5 descriptors", command: "ulimit -n 5; P F", status: 69, says: "descriptor"),
    Case(name: "6 descriptors", command: "ulimit -n 6; P F", status: 69, says: "descriptor"),
    Case(name: "7 descriptors", command: "ulimit -n 7; P F", status: 69, says: "descriptor"),
    Case(name: "64 descriptors", command: "ulimit -n 64; P F", keys: "q"),
    Case(name: "no file may grow", command: "ulimit -f 0; P F", keys: "q"),
    Case(
      name: "no file may grow, printing", command: "ulimit -f 0; P --print F >$T/out", status: 74,
      says: "cannot be written"),
    Case(name: "help on a full disk", command: "P --help >/dev/full", status: 74, says: "No space"),
    Case(
      name: "version on a full disk", command: "P --version >/dev/full", status: 74,
      says: "No space"),
    Case(
      name: "completions on a full disk",
      command: "P --generate-completion-script bash >/dev/full", status: 74, says: "No space"),
    Case(name: "a chart on a full disk", command: "P F >/dev/full", status: 74, says: "No space"),
    Case(name: "an empty value", command: "P --file= F", status: 64, says: "Nothing follows"),
    Case(
      name: "an empty value, quick", command: "P F --chart=", status: 64, says: "Nothing follows"),
    Case(
      name: "a terminal that does not wait",
      command:
        "perl -e 'fcntl(STDOUT, 4, 2050); exec @ARGV' P F",
      keys: "q"),
    Case(name: "under script", command: "script -qec \"P F\" /dev/null", keys: "q"),
    Case(
      name: "under script, ended",
      command: "script -qec \"timeout --foreground -s TERM 4 P F\" /dev/null",
      status: 124, says: "quit", showsScreen: true),
    Case(name: "little time", command: "ulimit -t 60; P F", keys: "q"),
    Case(name: "little stack", command: "ulimit -s 768; P F", keys: "q"),
    Case(name: "a stack that may grow", command: "ulimit -S -s 64; P F", keys: "q"),
    Case(name: "hang-ups ignored", command: "trap '' HUP; P F", keys: "q"),
    Case(name: "in the background", command: "set -m; P F & fg", keys: "q"),
    Case(
      name: "in the background for good", command: "set -m; trap '' TTIN; P F & wait $!",
      status: 69, says: "background"),
  ]

  @Test(
    "An unusual environment ends with the expected status and restores the terminal",
    arguments: cases.filter(\.canBeTried))
  func isAnswered(surroundings: Case) throws {
    let folder = try TemporaryDirectory()
    let terminal = try PseudoTerminal()
    let command = surroundings.command
      .replacingOccurrences(of: "P pick ", with: "'\(program)' pick --now 2022-07-12T09:30 ")
      .replacingOccurrences(of: "P ", with: "'\(program)' --now 2022-07-12T09:30 ")
      .replacingOccurrences(of: " F", with: " '\(samplePath)'")
    try terminal.start(
      "/bin/bash", ["--norc", "-c", "\(command); s=$?; echo status-$s; exit $s"],
      environment: childEnvironment(["T": folder.path]))
    if let keys = surroundings.keys {
      try terminal.waitFor("quit")
      terminal.send(keys)
    }
    let status = try terminal.waitForExit()
    #expect(status == .exited(Int32(surroundings.status)), "\(terminal.text())")
    #expect(
      surroundings.says.isEmpty || terminal.text().contains(surroundings.says),
      "\(terminal.text())")
    #expect(terminal.isRestored)
    if surroundings.keys == nil, !surroundings.showsScreen {
      #expect(!terminal.text().contains("\u{1B}[?1049h"))
    }
    #expect(terminal.unreadBytes == 0)
  }

  /// Without enough memory for the new size, the screen keeps its old size.
  @Test(
    "A huge resize with limited memory does not crash the program",
    .enabled(if: !isSanitized, "A sanitizer does not start where addresses are limited."),
    arguments: isFullRun
      ? [100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 600_000]
      : [100_000, 250_000, 600_000])
  func aHugeResizeFindsMemoryOrNot(kibibytes: Int) throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      "/bin/bash",
      ["--norc", "-c", "ulimit -v \(kibibytes); exec '\(program)' \"$@\"", "x"] + sampleDay)
    try terminal.waitFor("quit")
    let start = terminal.bytes.count
    terminal.resize(columns: 2000, rows: 2000)
    terminal.settle(milliseconds: isFullRun ? 1000 : 400)
    terminal.send("c\u{C}")
    // The screen has four million cells, which take long in a debug build.
    try terminal.waitFor("quit", since: start, Deadline(seconds: 90))
    terminal.send("q")
    #expect(try terminal.waitForExit(Deadline(seconds: 60)) == .exited(0))
    #expect(terminal.isRestored)
    let text = terminal.text()
    #expect(!["Fatal", "crashed", "malloc", "memory"].contains { text.contains($0) })
  }

  @Test("The article on reliability states the numbers of fault cases") func theirNumberIsStated() {
    #expect(statedCases("surroundings of a shell") == Self.cases.count)
    #expect(statedCases("endings at stages") == EndingFaultTests.caseCount)
    let sources = SourceFaultTests.sources.count + SourceFaultTests.endless.count
    #expect(statedCases("sources that are no files, or never end") == sources)
  }

  @Test("Output to a non-blocking pipe is complete") func aPipeThatDoesNotWaitLosesNothing() throws
  {
    var ends: [CInt] = [-1, -1]
    #expect(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    // F_SETPIPE_SZ makes the pipe small, so that it is soon full.
    _ = fcntl(ends[1], 1031, 4096)
    let arguments = sampleDay + ["--size", "400x200", "--print"]
    let child = try ChildProcess(
      program, arguments, environment: childEnvironment(),
      streams: [.file("/dev/null"), .descriptor(ends[1]), .file("/dev/null")])
    close(ends[1])
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1000)
    while true {
      let count = read(ends[0], &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
      if bytes.count % 7000 < 1000 { poll(nil, 0, 1) }
    }
    close(ends[0])
    #expect(try child.wait() == .exited(0))
    #expect(bytes.count > 20_000)
    #expect(bytes == Array(try run(arguments).output.utf8))
  }
}
