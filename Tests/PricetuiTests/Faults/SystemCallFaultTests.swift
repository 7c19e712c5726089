import CLibrary
import TerminalTestSupport
import Testing

/// Tests of a signal before every system call of starting and quitting; skipped without strace.
@Suite(
  "Faults: a signal before every system call", .serialized, .waits,
  .enabled(if: tracer != nil, "There is no strace that may trace."))
struct SystemCallFaultTests {
  /// Runs the program under strace until it ends, and types `q` when the screen is shown.
  private func run(
    _ options: [String]
  ) throws -> (PseudoTerminal, TerminalTestSupport.ExitStatus) {
    let terminal = try PseudoTerminal()
    try terminal.start(
      tracer ?? "", ["-qq"] + options + [program] + sampleDay, input: nil)
    let status = try polling {
      terminal.settle(milliseconds: 10)
      if terminal.text().contains("quit") { terminal.send("q") }
      return terminal.process?.poll()
    }
    terminal.settle(milliseconds: 20)
    return (terminal, status)
  }

  @Test(
    "A signal before any system call leaves the terminal restored",
    arguments: [(SIGTERM, "TERM"), (SIGUSR1, "USR1")])
  func givesTheTerminalBack(signal: CInt, name: String) throws {
    let folder = try TemporaryDirectory()
    let trace = folder.write("", to: "trace")
    _ = try run(["-o", trace])
    var counts: [String: Int] = [:]
    var calls: [(name: String, count: Int)] = []
    for line in contents(trace).split(separator: "\n") {
      let call = String(line.prefix { $0 != "(" })
      guard line.contains("("), call != "exit_group" else { continue }
      counts[call, default: 0] += 1
      calls.append((call, counts[call] ?? 0))
    }
    #expect(calls.count > 50)
    // The calls before the screen are many and alike.
    let chosen = isFullRun ? calls : calls.suffix(70).enumerated().filter { $0.0 % 6 == 0 }.map(\.1)
    for call in chosen {
      let (terminal, status) = try run([
        "-o", "/dev/null", "-e", "inject=\(call.name):signal=\(name):when=\(call.count)",
      ])
      let place = "\(name) at \(call.name) \(call.count)"
      // This run may have made other calls, and quit by the key.
      #expect(status == .signalled(signal) || status == .exited(0), "\(place): \(status)")
      #expect(terminal.isRestored, "\(place)")
    }
  }
}

/// The path of strace, if it may trace here.
let tracer: String? = ExternalTool.path("strace").flatMap { path in
  let result = try? ChildProcess.run(path, ["-o", "/dev/null", "/bin/true"])
  return result?.status == .exited(0) ? path : nil
}
