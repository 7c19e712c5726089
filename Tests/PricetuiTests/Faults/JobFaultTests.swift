import CLibrary
import TerminalTestSupport
import Testing

/// Tests of the program as a job of a shell, and of shells that end.
@Suite("Faults: jobs", .serialized, .waits) struct JobFaultTests {
  private func shell() throws -> PseudoTerminal {
    let shell = try PseudoTerminal()
    try shell.start(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: childEnvironment(["PS1": "ready> "]))
    try shell.waitFor("ready>")
    return shell
  }

  private func enter(_ line: String, in shell: PseudoTerminal, until text: String) throws {
    let start = shell.bytes.count
    shell.send(line)
    try shell.waitFor(text, since: start)
  }

  private let command = "'\(program)' '\(samplePath)' --now 2022-07-12T09:30"

  @Test("A stopped job ends when it is killed") func aStoppedJobEndsWhenItIsKilled() throws {
    let shell = try shell()
    try enter(command + "\n", in: shell, until: "quit")
    try enter("\u{1A}", in: shell, until: "Stopped")
    try enter("kill %1; sleep 0.5; jobs; echo\n", in: shell, until: "Terminated")
    #expect(shell.changedModes.subtracting([2004]) == [])
  }

  @Test("A resize while the program is stopped is applied when it resumes")
  func aResizeWhileItIsStoppedIsFollowed() throws {
    let shell = try shell()
    try enter(command + "\n", in: shell, until: "quit")
    try enter("\u{1A}", in: shell, until: "Stopped")
    shell.resize(columns: 60, rows: 20)
    try enter("fg\n", in: shell, until: "Electricity")
    try enter("q", in: shell, until: "ready>")
    #expect(shell.changedModes.subtracting([2004]) == [])
  }

  @Test("A job in the background stops once, without drawing") func inTheBackgroundItStopsOnce()
    throws
  {
    let shell = try shell()
    try enter(command + " &\n", in: shell, until: "ready>")
    try enter("sleep 0.5; jobs\n", in: shell, until: "Stopped")
    try enter("fg\n", in: shell, until: "quit")
    let start = shell.bytes.count
    try enter("\u{1A}", in: shell, until: "Stopped")
    try enter("bg; sleep 0.5; jobs\n", in: shell, until: "Stopped")
    #expect(!shell.text(since: start).contains("\u{1B}[?1049h"))
    try enter("fg\n", in: shell, until: "quit")
    try enter("q", in: shell, until: "ready>")
    #expect(shell.changedModes.subtracting([2004]) == [])
  }

  @Test("The program ends when its shell is killed") func itEndsWithItsShell() throws {
    let shell = try PseudoTerminal()
    try shell.start(
      "/bin/bash", ["--norc", "-c", "\(command); true"], environment: childEnvironment())
    try shell.waitFor("quit")
    let parent = try #require(shell.process?.id)
    let child = contents("/proc/\(parent)/task/\(parent)/children").split(separator: " ").first
    let id = try #require(child.flatMap { pid_t($0) })
    shell.process?.send(signal: SIGKILL)
    _ = try polling { kill(id, 0) == 0 ? nil : true }
  }

  @Test(
    "The program ends when its terminal hangs up, even if it ignores SIGHUP",
    arguments: ["", "trap '' HUP; "]) func itEndsWithItsTerminal(
      setting: String
    ) throws
  {
    let terminal = try PseudoTerminal()
    try terminal.start(
      "/bin/bash", ["--norc", "-c", "\(setting)exec \(command)"], environment: childEnvironment())
    try terminal.waitFor("quit")
    terminal.hangUp()
    #expect(
      try terminal.waitForExit() == (setting.isEmpty ? .signalled(SIGHUP) : .exited(128 + SIGHUP)))
  }

  @Test("A signal that is ignored at the start stays ignored") func aSignalThatIsIgnoredStaysSo()
    throws
  {
    let terminal = try PseudoTerminal()
    try terminal.start(
      "/bin/bash", ["--norc", "-c", "trap '' HUP TERM USR1; exec \(command)"],
      environment: childEnvironment())
    try terminal.waitFor("quit")
    for signal in [SIGHUP, SIGTERM, SIGUSR1] { terminal.process?.send(signal: signal) }
    try Stage.showHelp(on: terminal)
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }
}
