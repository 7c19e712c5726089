import CLibrary
import Harness

/// The viewer on terminals that show pictures and on one that does not: what a key costs and what a
/// whole plot does, with cells of 10 by 20 pixels.
///
/// Times are from a key to the last byte of its frame, medians in milliseconds; the terminals
/// answer at once and draw nothing.
enum ImageSuite {
  private static let terminals: [(name: String, answers: TerminalAnswers)] = [
    ("cells", .text), ("kitty", .kitty), ("sixel", .sixel),
  ]

  private static let kinds = [
    ("1", "line"), ("2", "step"), ("3", "area"), ("4", "bar"), ("5", "heat map"),
  ]

  static func run() throws {
    printRow("160 by 40 cells, milliseconds", terminals.map(\.name))
    // One after the other: a terminal that nobody reads is too slow for pictures.
    let costs = try terminals.map { try measured($0.answers) }
    let keys = costs.map(\.keys)
    printRow("a key", keys.map { median($0.map(\.seconds)).milliseconds })
    printRow("  the slowest", keys.map { ($0.map(\.seconds).max() ?? .nan).milliseconds })
    printRow("  bytes, the mean", keys.map { mean($0.map(\.bytes)).whole })
    printRow("  bytes, the most", keys.map { ($0.map(\.bytes).max() ?? .nan).whole })
    for (index, kind) in kinds.enumerated() {
      let plots = costs.map { $0.plots[index] }
      printRow("a whole plot: \(kind.1)", plots.map { median($0.map(\.seconds)).milliseconds })
      printRow("  bytes", plots.map { median($0.map(\.bytes)).whole })
    }
    printRow("200 by 60 cells, megabytes", terminals.map(\.name))
    let most = try terminals.map { try peakMemory($0.answers) }
    printRow("most memory", most.map(\.mega))
    printRow("  more than with cells", most.map { ($0 - most[0]).mega })
  }

  private typealias Cost = (seconds: Double, bytes: Double)

  /// What keys that move the selection cost, and keys that draw another kind of chart.
  private static func measured(
    _ answers: TerminalAnswers
  ) throws -> (keys: [Cost], plots: [[Cost]]) {
    let run = try PictureRun(answers, columns: 160, rows: 40)
    let keys = (0..<40).map { run.press($0 % 40 < 20 ? "\u{1B}OC" : "\u{1B}OD") }
    let plots = kinds.map { key, _ in
      (0..<11).map { _ in
        // From another kind, so that all of the plot changes.
        _ = run.press(key == "1" ? "4" : "1")
        return run.press(key)
      }
    }
    try run.leave()
    return (keys, plots)
  }

  private static func peakMemory(_ answers: TerminalAnswers) throws -> Double {
    let run = try PictureRun(answers, columns: 200, rows: 60)
    for key in ["\u{1B}OC", "2", "3", "4", "5", "1", "\u{1B}OC", "\u{1B}OD", "?", "?"] {
      _ = run.press(key)
    }
    let memory = run.peakMemory
    try run.leave()
    return memory
  }

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(max(1, numbers.count))
  }
}

/// The viewer in a terminal, with its plot drawn.
private struct PictureRun {
  private let terminal: PseudoTerminal

  init(_ answers: TerminalAnswers, columns: UInt16, rows: UInt16) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows, cell: (10, 20))
    terminal.answers = answers
    let program = builtProduct("pricetui")
    try terminal.start(
      program, ["--file", "Resources/today.json", "--now", "2022-07-12T09:30"])
    try terminal.waitFor("\u{1B}[c")
    terminal.settle(milliseconds: 300)
    if terminal.process?.poll() != nil { throw ProgramSuite.Failure(program: program) }
  }

  /// What a key costs: the seconds to the last byte of its frame, and the bytes.
  func press(_ key: String) -> (seconds: Double, bytes: Double) {
    let (before, start) = (terminal.bytes.count, monotonicSeconds())
    terminal.send(key)
    let deadline = Deadline(seconds: 2)
    while terminal.bytes.count == before, !deadline.isOver { terminal.settle(milliseconds: 20) }
    terminal.settle(milliseconds: 60)
    return (
      max(0, terminal.lastArrival - start), Double(terminal.bytes.count - before)
    )
  }

  func leave() throws {
    terminal.send("q")
    _ = try terminal.waitForExit()
  }

  /// The most bytes of memory that the program has had.
  var peakMemory: Double {
    let status = terminal.process.map { contents("/proc/\($0.id)/status") } ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Double($0) }.first
    return (kilobytes ?? .nan) * 1024
  }
}
