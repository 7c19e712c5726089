import CLibrary
import TerminalTestSupport
import Testing

/// Tests with a `curl` that never answers: it and its child processes end when pricetui does.
@Suite("Faults: a curl that hangs", .serialized, .waits) struct CurlFaultTests {
  /// Scripts that replace curl: each hangs, some with a child process that hangs too.
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

  /// Starts pricetui with a script in place of curl and a timeout in seconds.
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

  @Test("A hanging curl and its children end after the timeout", arguments: scripts)
  func timeout(script: String) throws {
    let child = try start(script)
    #expect(try child.wait() == .exited(69))
    let messages = contents(folder.path + "/messages")
    #expect(messages.contains("hvakosterstrommen: it does not answer in time."), "\(messages)")
    try waitForEnd()
  }

  @Test(
    "A hanging curl and its children end when a signal ends pricetui",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: CInt) throws {
    let child = try start(Self.scripts[1], seconds: 600)
    _ = try polling { ids.count == 2 ? true : nil }
    child.send(signal: number)
    #expect(try child.wait() == .signalled(number))
    try waitForEnd()
  }
}
