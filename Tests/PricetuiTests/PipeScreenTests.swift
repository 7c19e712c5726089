import CLibrary
import Foundation
import TerminalTestSupport
import Testing

@testable import pricetui

@Suite("Rows that arrive through a pipe", .needs("tmux"), .serialized, .waits)
final class PipeScreenTests {
  private let pipe = "/tmp/pricetui-pipe-\(UUID().uuidString)"
  private let writer: FileHandle

  init() throws {
    #expect(mkfifo(pipe, 0o600) == 0)
    // The pipe is opened for reading too, so that opening it does not wait for the program.
    writer = FileHandle(fileDescriptor: open(pipe, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
  }

  deinit { unlink(pipe) }

  private func opened() throws -> TmuxSession {
    let tmux = try TmuxSession(
      "/bin/sh",
      ["-c", "\(program) - --now 2022-07-12T00:30 --no-config <\(pipe); echo left $?; read line"],
      environment: ["TZ": "Europe/Oslo", "LANG": "C.UTF-8", "HOME": "/nowhere"])
    try tmux.waitFor("waiting for rows")
    return tmux
  }

  private func write(_ rows: String...) throws {
    for row in rows { try writer.write(contentsOf: Data((row + "\n").utf8)) }
  }

  @Test("Rows are drawn as they arrive, a faulty row is reported, and `q` quits") func rows()
    throws
  {
    let tmux = try opened()
    try write("start,price,unit", "2022-07-12T00:00+02:00,30,øre/kWh")
    try write("2022-07-12T01:00+02:00,40,øre/kWh", "2022-07-12T02:00+02:00,50,øre/kWh")
    try tmux.waitFor { $0.joined().contains("low 30") && $0.joined().contains("high 50") }
    try write("2022-07-12T03:00+02:00,12,øre/kWh")
    try tmux.waitFor("low 12")
    try write("2022-07-12T04:00+02:00,abc,øre/kWh")
    let screen = try tmux.waitFor("line 6")
    #expect(screen.joined().contains("low 12"))
    try tmux.press("q")
    try tmux.waitFor("left 0")
  }

  @Test("The chart stays on the screen after the end of the input") func end() throws {
    let tmux = try opened()
    // The last line has no line feed.
    try write("start,price,unit", "2022-07-12T00:00+02:00,30,øre/kWh")
    try writer.write(contentsOf: Data("2022-07-12T01:00+02:00,44,øre/kWh".utf8))
    try tmux.waitFor("now 00:00-01:00")
    try writer.close()
    try tmux.waitFor("high 44")
    try tmux.press("q")
    try tmux.waitFor("left 0")
  }
}
