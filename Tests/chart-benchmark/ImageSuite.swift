import CLibrary
import Harness
import TerminalCore

/// Measures the viewer on terminals with and without images, with cells of 10 by 20 pixels: key
/// presses and complete plots.
///
/// Times are median milliseconds from a key to the last byte of its frame. The terminals answer
/// immediately and draw nothing.
enum ImageSuite {
  private static let terminals: [(name: String, answers: TerminalAnswers)] = [
    ("cells", .text), ("kitty", .kitty), ("sixel", .sixel),
  ]

  private static let kinds = [
    ("1", "line"), ("2", "step"), ("3", "area"), ("4", "bar"), ("5", "heat map"),
  ]

  static func run() throws {
    printRow("160 by 40 cells, milliseconds", terminals.map(\.name))
    // Sequentially: the viewer sends no images to a terminal that reads too slowly.
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

  /// Measures keys that move the selection, and keys that change the chart kind.
  private static func measured(
    _ answers: TerminalAnswers
  ) throws -> (keys: [ProgramRun.Cost], plots: [[ProgramRun.Cost]]) {
    let run = try viewer(answers, CellSize(columns: 160, rows: 40))
    let keys = (0..<40).map { run.press($0 % 40 < 20 ? "\u{1B}OC" : "\u{1B}OD") }
    let plots = kinds.map { key, _ in
      (0..<11).map { _ in
        // From another kind, so that the whole plot changes.
        _ = run.press(key == "1" ? "4" : "1")
        return run.press(key)
      }
    }
    try run.leave()
    return (keys, plots)
  }

  private static func peakMemory(_ answers: TerminalAnswers) throws -> Double {
    let run = try viewer(answers, CellSize(columns: 200, rows: 60))
    for key in ["\u{1B}OC", "2", "3", "4", "5", "1", "\u{1B}OC", "\u{1B}OD", "?", "?"] {
      _ = run.press(key)
    }
    let memory = run.peakMemory
    try run.leave()
    return memory
  }

  /// Starts the viewer and waits for its plot.
  private static func viewer(_ answers: TerminalAnswers, _ size: CellSize) throws -> ProgramRun {
    try ProgramRun(
      builtProduct("pricetui"),
      ["--file", "Resources/today.json", "--now", "2022-07-12T09:30"], size, answers, quiet: 300)
  }

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(max(1, numbers.count))
  }
}
