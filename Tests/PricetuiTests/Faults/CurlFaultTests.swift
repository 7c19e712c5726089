import CLibrary
import TerminalTestSupport
import Testing

/// A program `curl` that never answers: it ends, with what it has started, whenever ours does.
@Suite("Faults: a curl that hangs", .serialized, .waits) struct CurlFaultTests {
  /// Commands of a script in place of curl, which hangs with a program that it has started.
  static let scripts = [
    "sleep 1000 & echo $! >>\"$0.ids\"; wait",
    "trap '' TERM; sleep 1000 & echo $! >>\"$0.ids\"; while :; do wait; done",
    "echo HTTP/1.1 200; exec >&-; exec sleep 1000",
    "trap 'exit 0' TERM; (trap '' TERM; sleep 1000) & echo $! >>\"$0.ids\"; wait",
  ]

  private let folder: TemporaryDirectory
  private var ids: [pid_t] {
    contents(folder.path + "/curl.ids").split(separator: "\n").compactMap { pid_t($0) }
  }

  init() throws { folder = try TemporaryDirectory() }

  /// Starts our program with a script in place of curl, and a second for an answer.
  private func start(_ script: String, seconds: Int = 1) throws -> ChildProcess {
    let curl = folder.write("#!/bin/sh\necho $$ >>\"$0.ids\"\n\(script)\n", to: "curl")
    chmod(curl, 0o755)
    let environment = childEnvironment([
      "PATH": folder.path + ":/usr/bin:/bin", "PRICETUI_TIMEOUT": "\(seconds)",
    ])
    let messages = ChildProcess.Stream.file(folder.write("", to: "messages"))
    return try ChildProcess(
      program, ["export", "csv", "--area", "NO1", "--source", "hvakosterstrommen"],
      environment: environment, streams: [.file("/dev/null"), .file("/dev/null"), messages])
  }

  /// Waits until all processes of the script are gone or zombies.
  private func waitForEnd() throws {
    let ids = ids
    #expect(!ids.isEmpty)
    _ = try polling(present: { "Of \(ids) one still runs." }) {
      let run = ids.contains { id in
        let fields = contents("/proc/\(id)/stat").split(separator: ")").last ?? ""
        return !fields.isEmpty && !fields.hasPrefix(" Z")
      }
      return run ? nil : true
    }
  }

  @Test("It ends when its time is over", arguments: scripts)
  func timeout(script: String) throws {
    let child = try start(script)
    #expect(try child.wait() == .exited(69))
    let messages = contents(folder.path + "/messages")
    #expect(messages.contains("hvakosterstrommen: it does not answer in time."), "\(messages)")
    try waitForEnd()
  }

  @Test("It ends with our program", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: CInt) throws {
    let child = try start(Self.scripts[1], seconds: 600)
    _ = try polling { ids.count == 2 ? true : nil }
    child.send(signal: number)
    #expect(try child.wait() == .signalled(number))
    try waitForEnd()
  }
}
