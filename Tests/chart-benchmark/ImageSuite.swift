import CLibrary
import Harness
import TerminalCore

/// Measures the viewer on terminals with and without images, with cells of 10 by 20 pixels and on a
/// screen of four times as many pixels: key presses and complete plots.
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
    try printKeys("160 by 40 cells, milliseconds", Window(columns: 160, rows: 40))
    // A screen of 3840 by 2160 pixels.
    try printKeys(
      "202 by 60 cells of 19 by 36 pixels",
      Window(columns: 202, rows: 60, cell: (width: 19, height: 36)))
    printRow("200 by 60 cells, megabytes", terminals.map(\.name))
    let most = try terminals.map { try peakMemory($0.answers) }
    printRow("most memory", most.map(\.mega))
    printRow("  more than with cells", most.map { ($0 - most[0]).mega })
  }

  private struct Window {
    let columns: Int
    let rows: Int
    var cell: (width: UInt16, height: UInt16) = (10, 20)
  }

  private static func printKeys(_ title: String, _ window: Window) throws {
    printRow(title, terminals.map(\.name))
    // Sequentially: the viewer sends no images to a terminal that reads too slowly.
    let costs = try terminals.map { try measured($0.answers, window) }
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
  }

  /// Measures keys that move the selection, and keys that change the chart kind.
  private static func measured(
    _ answers: TerminalAnswers, _ window: Window
  ) throws -> (keys: [ProgramRun.Cost], plots: [[ProgramRun.Cost]]) {
    let run = try viewer(answers, window)
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
    let run = try viewer(answers, Window(columns: 200, rows: 60))
    for key in ["\u{1B}OC", "2", "3", "4", "5", "1", "\u{1B}OC", "\u{1B}OD", "?", "?"] {
      _ = run.press(key)
    }
    let memory = run.peakMemory
    try run.leave()
    return memory
  }

  /// Starts the viewer and waits for its plot.
  private static func viewer(_ answers: TerminalAnswers, _ window: Window) throws -> ProgramRun {
    try ProgramRun(
      builtProduct("pricetui"),
      ["--file", "Resources/today.json", "--now", "2022-07-12T09:30"],
      CellSize(columns: window.columns, rows: window.rows), answers, cell: window.cell, quiet: 300)
  }

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(max(1, numbers.count))
  }
}
