import CLibrary
import Foundation
import TerminalTestSupport
import Testing

@Suite("Files that change while they are shown", .needs("tmux"), .serialized) struct LiveTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Returns rows with the hours of a day from midnight on.
  private func rows(_ prices: [Int], day: Int = 12) -> String {
    prices.enumerated().map { hour, price in
      let ends = [hour, hour + 1].map {
        "2022-07-\($0 == 24 ? day + 1 : day)T\($0 % 24 < 10 ? "0" : "")\($0 % 24):00+02:00"
      }
      return "\(ends[0]),\(ends[1]),\(price),NOK øre/kWh,,unknown\n"
    }.joined()
  }

  private let head = "start,end,price,unit,area,vat\n"

  private func opened(_ arguments: [String]) throws -> TmuxSession {
    let tmux = try TmuxSession(
      program, arguments + ["--now", "2022-07-12T01:30"], columns: 90, rows: 24)
    try tmux.waitFor("q quit")
    return tmux
  }

  /// Replaces a file by renaming a new one, as careful programs do.
  private func replace(_ path: String, _ text: String) {
    rename(folder.write(text, to: ".new"), path)
  }

  @Test("A file that grows, is replaced or disappears is read again, and the selection stays")
  func file() throws {
    let path = folder.write(head + rows([20, 30, 40]), to: "day.csv")
    let tmux = try opened([path])
    try tmux.press("Home")
    try tmux.waitFor { isAnnotated($0, "00:00-01:00") && $0[23].contains("low 20 ") }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    file.seekToEndOfFile()
    let row = rows([20, 30, 40, 15]).split(separator: "\n")[3] + "\n"
    file.write(Data(row.utf8))
    try file.close()
    try tmux.waitFor { $0[23].contains("low 15 03:00") && isAnnotated($0, "00:00-01:00") }
    replace(path, head + rows([21, 31, 41]))
    try tmux.waitFor { $0[23].contains("low 21 ") && isAnnotated($0, "00:00-01:00") }
    _ = folder.write(head + rows([22, 32]), to: "day.csv")
    try tmux.waitFor { $0[23].contains("low 22 ") }
    _ = folder.write(head + "2022-07-12T00:00,x\n", to: "day.csv")
    try tmux.waitFor { $0[22].contains("Not read again: day.csv, line 2") }
    #expect(try tmux.screen()[23].contains("low 22 "))
    unlink(path)
    try tmux.waitFor { $0[22].contains("Not read again: day.csv: ") }
    _ = folder.write(head + rows([23, 33]), to: "day.csv")
    let last = try tmux.waitFor { $0[23].contains("low 23 ") && !$0[22].contains("Not read") }
    #expect(isAnnotated(last, "00:00-01:00"))
    try tmux.quit()
  }

  @Test(
    "Without inotify, changed files are found by polling",
    .enabled(if: tracer != nil, "There is no strace that may trace."))
  func withoutWatch() throws {
    let path = folder.write(head + rows([20, 30, 40]), to: "day.csv")
    let trace = folder.write("", to: ".trace")
    let injection = ["-e", "trace=inotify_init1", "-e", "inject=inotify_init1:error=EMFILE"]
    let tmux = try TmuxSession(
      tracer ?? "",
      ["-qq", "-o", trace] + injection + [program, path, "--now", "2022-07-12T01:30"],
      columns: 90, rows: 24)
    try tmux.waitFor("q quit")
    for low in [21, 22] {
      replace(path, head + rows([low, 31, 41]))
      try tmux.waitFor { $0[23].contains("low \(low) ") }
    }
    #expect(contents(trace).contains("EMFILE"))
    try tmux.quit()
  }

  @Test("A new file in an open folder is read, and until then tomorrow is reported as missing")
  func newFile() throws {
    _ = folder.write(head + rows(Array(20...43)), to: "12.csv")
    let tmux = try opened([folder.path])
    try tmux.waitFor { $0[22].contains("Tomorrow is not published yet (usually 13:00).") }
    _ = folder.write("hello", to: "notes.txt")
    try tmux.waitFor { $0[22].contains("files without prices: 1") }
    unlink(folder.path + "/notes.txt")
    _ = folder.write(head + rows(Array(10...33), day: 13), to: "13.csv")
    try tmux.waitFor {
      $0[0].contains("13 July 2022") && $0[23].contains("low 10 ") && !$0[22].contains("Tomorrow")
    }
  }

  @Test("A usage file is read again whenever it changes")
  func usage() throws {
    let prices = folder.write(head + rows([100, 200]), to: "day.csv")
    func usage(_ amount: String) -> String {
      "start;kWh\n2022-07-12T00:00:00+02:00;\(amount)\n2022-07-12T01:00:00+02:00;1\n"
    }
    let path = folder.write(usage("1"), to: "meter.csv")
    let tmux = try opened([prices, "--usage", path, "--no-config"])
    try tmux.waitFor { $0[22].contains("2.00 kWh · 3.00 kr") }
    replace(path, usage("3"))
    try tmux.waitFor { $0[22].contains("4.00 kWh · 5.00 kr") }
    _ = folder.write("start;kWh\n2022-07-12T00:00:00+02:00;x\n", to: "meter.csv")
    try tmux.waitFor { $0[22].contains("Not read again: meter.csv") }
    #expect(try tmux.screen().contains { $0.contains("kWh") })
    replace(path, usage("2"))
    try tmux.waitFor { $0[22].contains("3.00 kWh · 4.00 kr") }
    try tmux.quit()
  }

  @Test("With --no-watch, the key `r` reads the file again")
  func onDemand() throws {
    let path = folder.write(head + rows([20, 30]), to: "day.csv")
    let tmux = try opened([path, "--no-watch"])
    replace(path, head + rows([21, 31]))
    try tmux.press("Right")
    try tmux.waitFor { isAnnotated($0, "01:00-02:00") && $0[23].contains("low 20 ") }
    try tmux.press("r")
    try tmux.waitFor { $0[23].contains("low 21 ") }
  }

  @Test(
    "A folder that changes a thousand times a second costs less than a third of a processor")
  func storm() throws {
    let path = folder.write(head + rows([20, 30, 40]), to: "day.csv")
    let terminal = try PseudoTerminal(columns: 90, rows: 24)
    try terminal.start(program, [folder.path, "--now", "2022-07-12T01:30"])
    try terminal.waitFor("quit")
    let process = try #require(terminal.process)
    let (ticks, start) = (process.activity.ticks, monotonicSeconds())
    let descriptors = try descriptors(of: process.id)
    let drawn = terminal.bytes.count
    for count in 0..<1000 {
      replace(path, head + rows([20, 30, 40 + count % 600]))
      if count == 500 { terminal.send("h") }
      while monotonicSeconds() < start + Double(count) / 1000 { poll(nil, 0, 1) }
    }
    _ = terminal.settle(milliseconds: 100)
    // The viewer draws at most a few frames a second, however often the file changes.
    #expect(terminal.bytes.count - drawn < 12_000 * Int(3 * (monotonicSeconds() - start) + 4))
    replace(path, head + rows([20, 30, 777]))
    _ = try polling(Deadline(seconds: 60)) {
      // Ctrl-L forces a whole frame: after a small change only some digits are sent.
      terminal.send("\u{0C}")
      _ = terminal.settle(milliseconds: 100)
      return terminal.text().contains("777") ? true : nil as Bool?
    }
    #expect(try self.descriptors(of: process.id) == descriptors)
    // Reading costs less than a third of a processor, however often the file changes.
    let passed = monotonicSeconds() - start
    #expect(Double(process.activity.ticks - ticks) < 100 * passed / 3)
    // Afterwards the program sleeps; a busy machine may wake it to return memory.
    _ = try polling(Deadline(seconds: 60)) {
      let before = process.activity
      _ = terminal.settle(milliseconds: 1000)
      let after = process.activity
      return after.ticks - before.ticks <= 1 && after.switches - before.switches <= 2
        ? true : nil as Bool?
    }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  private func descriptors(of process: Int32) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
  }
}
