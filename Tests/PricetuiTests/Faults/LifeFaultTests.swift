import CLibrary
import TerminalTestSupport
import Testing

/// Tests of memory and descriptors: of a viewer after hours, and of the program after many events.
@Suite("Faults: long life", .serialized, .waits) struct LifeFaultTests {
  @Test(
    "Ten hours of the viewer add less than a mebibyte of memory and no descriptors",
    .enabled(if: !isSanitized, "A sanitizer keeps memory that is given back."))
  func hoursOfTheViewerTakeNoMemory() throws {
    let result = try ChildProcess.run(builtProduct("chart-benchmark"), ["life"])
    #expect(result.status == .exited(0))
    var figures: [String: Int] = [:]
    for line in result.output.split(separator: "\n") {
      let words = line.split(separator: " ")
      figures[String(words[0])] = Int(words[1])
    }
    #expect(figures["hours"] ?? 0 >= 10 && figures["frames"] ?? 0 > 1_000, "\(result.output)")
    // The limit allows for the caches of frames of several sizes.
    #expect(figures["kilobytes"].map { $0 < 1_024 } ?? false, "\(result.output)")
    #expect(figures["descriptors"] == 0, "\(result.output)")
  }

  /// Returns the memory of a process in kilobytes and its descriptors.
  private func holding(_ id: pid_t) -> (memory: Int, descriptors: [Int]) {
    let line = contents("/proc/\(id)/status").split(separator: "\n")
      .first { $0.hasPrefix("RssAnon") }
    let memory = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    let descriptors = (0..<64).filter { access("/proc/\(id)/fd/\($0)", F_OK) == 0 }
    return (memory ?? 0, descriptors)
  }

  @Test(
    "Many keys and resizes add less than two mebibytes of memory and no descriptors",
    .enabled(if: !isSanitized, "A sanitizer keeps memory that is given back."))
  func thousandsOfEventsTakeNoMemory() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(program, sampleDay)
    try terminal.waitFor("quit")
    let id = try #require(terminal.process?.id)
    var generator = SeededGenerator(seed: 3)
    func live(_ bursts: Int) {
      for burst in 0..<bursts {
        let keys = ["\u{1B}[D", "\u{1B}[C", "c", "?", "u", "\t", "n", "\u{1B}[<35;9;9M", "\u{C}"]
        terminal.send((0..<6).map { _ in keys.randomElement(using: &generator) ?? "" }.joined())
        if burst % 5 == 0 {
          terminal.resize(
            columns: .random(in: 1...180, using: &generator),
            rows: .random(in: 1...50, using: &generator))
        }
        terminal.settle(milliseconds: 2)
      }
      terminal.resize(columns: 80, rows: 24)
      terminal.settle(milliseconds: 300)
    }
    live(80)
    let first = holding(id)
    live(isFullRun ? 2_000 : 160)
    let last = holding(id)
    #expect(first.memory > 0 && last.memory - first.memory < 2_048, "\(first) \(last)")
    #expect(first.descriptors == last.descriptors)
    terminal.send("\u{3}")
    let status = try polling {
      terminal.settle(milliseconds: 5)
      return terminal.process?.poll()
    }
    #expect(status == .exited(0))
    #expect(terminal.isRestored)
  }
}
