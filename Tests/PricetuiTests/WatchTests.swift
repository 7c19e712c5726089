import CLibrary
import Foundation
import TerminalTestSupport
import Testing

@Suite("Status lines that follow the price", .serialized, .waits) struct WatchTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Writes a file with the current hour and the next at a price.
  private func write(_ price: Int) {
    let hour = Int(Date().timeIntervalSince1970) / 3600 * 3600
    let rows = (0..<2).map { "\(hour + $0 * 3600),\(price)\n" }.joined()
    rename(folder.write("epoch,price\n" + rows, to: ".new"), folder.path + "/day.csv")
  }

  /// Starts the program with a pipe for its output; returns the descriptor of the reading end.
  private func started() throws -> (process: ChildProcess, output: CInt) {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    // The program must not inherit the reading end of its own output.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try ChildProcess(
      program,
      ["now", "--no-config", "--watch", "--line-format", "{price}", folder.path + "/day.csv"],
      environment: childEnvironment([:]),
      streams: [
        .file("/dev/null"), .descriptor(ends[1]), .file(folder.write("", to: "messages")),
      ])
    close(ends[1])
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (process, ends[0])
  }

  private func line(_ output: CInt) throws -> String {
    var text = ""
    return try polling(present: { "only “\(text)”, and \(contents(folder.path + "/messages"))" }) {
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(output, &bytes, bytes.count)
      if count > 0 { text += String(decoding: bytes[..<count], as: UTF8.self) }
      return text.hasSuffix("\n") ? text : nil
    }
  }

  @Test(
    "A changed price prints a new line, an equal price none, and a closed pipe ends the program"
  )
  func follows() throws {
    write(10)
    let (process, output) = try started()
    #expect(try line(output) == "10.00\n")
    write(10)
    write(25)
    #expect(try line(output) == "25.00\n")
    _ = folder.write("epoch,price\nx,1\n", to: "day.csv")
    _ = try polling { contents(folder.path + "/messages").contains("day.csv, line") ? true : nil }
    write(30)
    #expect(try line(output) == "30.00\n")
    // Bars show the last line: a price that is over must not stay.
    rename(folder.write("epoch,price\n1700000000,1\n", to: ".new"), folder.path + "/day.csv")
    #expect(try line(output) == "\n")
    write(30)
    #expect(try line(output) == "30.00\n")
    close(output)
    #expect(try process.wait() == .exited(0))
  }

  @Test("A file without a price for now is told, and followed until it has one")
  func waits() throws {
    _ = folder.write("epoch,price\n1700000000,1\n1700003600,2\n", to: "day.csv")
    let (process, output) = try started()
    _ = try polling {
      contents(folder.path + "/messages").contains("has no price for now") ? true : nil
    }
    write(30)
    #expect(try line(output) == "30.00\n")
    close(output)
    #expect(try process.wait() == .exited(0))
  }

  @Test("--watch is refused with --now, with an alert and with standard input")
  func refusals() throws {
    for words in [["--now", "12:00", samplePath], ["--below", "3", samplePath], ["-"]] {
      let run = try run(["now", "--watch"] + words)
      #expect(run.status != .exited(0) && run.messages.contains("--watch"), "\(words) \(run)")
    }
  }
}
