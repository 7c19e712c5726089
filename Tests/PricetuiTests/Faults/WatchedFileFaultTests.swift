import CLibrary
import TerminalTestSupport
import Testing

/// Tests of a file that another program replaces while the screen shows it.
@Suite("Faults: a watched file", .serialized, .waits) struct WatchedFileFaultTests {
  private let folder: TemporaryDirectory
  private let terminal: PseudoTerminal
  private var path: String { folder.path + "/x.json" }

  init() throws {
    folder = try TemporaryDirectory()
    terminal = try PseudoTerminal(columns: 120)
    folder.write(contents(samplePath), to: "x.json")
    try terminal.start(program, [folder.path + "/x.json", "--now", "2022-07-12T09:30"])
    try terminal.waitFor("quit")
  }

  enum Kind: CaseIterable { case pipe, writtenPipe, terminal, device }

  @Test(
    "A file replaced by a pipe, terminal or device is not read, and `q` still quits",
    arguments: Kind.allCases
  )
  func kinds(kind: Kind) throws {
    let other = folder.path + "/other"
    var writer: CInt?
    switch kind {
    case .pipe: mkfifo(other, 0o600)
    case .writtenPipe:
      mkfifo(other, 0o600)
      writer = open(other, O_RDWR | O_CLOEXEC)
    case .terminal: symlink("/dev/tty", other)
    case .device: symlink("/dev/zero", other)
    }
    defer { if let writer { close(writer) } }
    let start = terminal.bytes.count
    #expect(rename(other, path) == 0)
    try terminal.waitFor("x.json: this has become a pipe", since: start)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
    #expect(terminal.unreadBytes == 0)
  }

  @Test(
    "A signal ends the program while it reads a watched file", arguments: [SIGTERM, SIGHUP, SIGINT])
  func reading(signal: CInt) throws {
    let row = "2022-07-12T00:00+02:00,2022-07-12T01:00+02:00,1,SEK/kWh,,unknown\n"
    let rows = String(repeating: row, count: 1000)
    let other = folder.write("start,end,price,unit,area,vat\n", to: "other")
    let file = open(other, O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(file) }
    let bytes = Array(rows.utf8)
    for _ in 0..<2000 { _ = write(file, bytes, bytes.count) }
    #expect(rename(other, path) == 0)
    let id = try #require(terminal.process?.id)
    _ = try polling { isOpen(by: id) ? true : nil }
    let start = monotonicSeconds()
    terminal.process?.send(signal: signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(monotonicSeconds() - start < 10)
    #expect(terminal.isRestored)
  }

  /// Returns whether a process has the watched file open.
  private func isOpen(by id: pid_t) -> Bool {
    (folderNames(at: "/proc/\(id)/fd") ?? []).contains { name in
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = readlink("/proc/\(id)/fd/\(name)", &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == path
    }
  }
}
