import TerminalTestSupport

/// Whole programs against their floors, in turn, so that a busy machine does the same to both.
///
/// Figures are medians, and ratios medians of the ratios round by round: only these are to be
/// compared from machine to machine.
enum ProgramSuite {
  private static let product = builtProduct("pricetui")
  private static let printFloor = builtProduct("print-floor")
  private static let screenFloor = builtProduct("screen-floor")

  static func run() throws {
    let files = try SampleFiles()
    let day = (numbers: files.values(24), prices: "Resources/today.json")
    printRow("milliseconds", ["floor", "pricetui", "ratio"])
    try compare(
      "--print, 24 slots", rounds: 41, { try exit(printFloor, [day.numbers]) },
      { try exit(product, ["--print", day.prices]) })
    try compare(
      "--print, 10 000 000 slots", rounds: 5,
      { [numbers = files.values(10_000_000)] in try exit(printFloor, [numbers]) },
      { [table = files.table(10_000_000)] in try exit(product, ["--print", table]) })
    try compare(
      "first frame, 24 slots", rounds: 21, { try ScreenRun(screenFloor, [day.numbers]).firstFrame },
      { try ScreenRun(product, [day.prices]).firstFrame })
    try compare(
      "key, 24 slots", rounds: 11, { try ScreenRun(screenFloor, [day.numbers]).key() },
      { try ScreenRun(product, [day.prices]).key() })
    let large = files.table(1_000_000)
    printRow("milliseconds", ["24 slots", "1 000 000", "ratio"])
    try compare(
      "key", rounds: 11, { try ScreenRun(product, [day.prices]).key() },
      { try ScreenRun(product, [large]).key() })
  }

  private static func compare(
    _ name: String, rounds: Int, _ floor: () throws -> Double, _ ours: () throws -> Double
  ) throws {
    // The first round warms the file cache.
    let pairs = try (0...rounds).map { _ in (try floor(), try ours()) }.dropFirst()
    printRow(
      name,
      [
        median(pairs.map(\.0)).milliseconds, median(pairs.map(\.1)).milliseconds,
        median(pairs.map { $1 / $0 }).text(decimals: 2),
      ])
  }

  private static func exit(_ program: String, _ arguments: [String]) throws -> Double {
    try seconds {
      let null = ChildProcess.Stream.file("/dev/null")
      try ChildProcess(
        program, arguments, environment: childEnvironment(), streams: [null, null, null]
      ).join()
    }
  }
}

/// A program in a terminal of 100 by 30, with its first frame drawn.
private struct ScreenRun {
  private let terminal: PseudoTerminal
  /// From the start to the last byte of the first frame.
  let firstFrame: Double

  init(_ program: String, _ arguments: [String]) throws {
    terminal = try PseudoTerminal(columns: 100, rows: 30)
    let start = monotonicSeconds()
    try terminal.start(program, arguments)
    // A frame is complete when nothing more comes; the waiting is not counted.
    while terminal.bytes.isEmpty { terminal.settle(milliseconds: 50) }
    terminal.settle(milliseconds: 50)
    firstFrame = terminal.lastArrival - start
  }

  /// From a key to the last byte of the frame, the median of forty.
  func key() throws -> Double {
    let samples = (0..<40).map { number in
      let start = monotonicSeconds()
      terminal.send(number % 40 < 20 ? "\u{1B}OC" : "\u{1B}OD")
      terminal.settle(milliseconds: 10)
      return max(0, terminal.lastArrival - start)
    }
    terminal.send("q")
    _ = try terminal.waitForExit()
    return median(samples.filter { $0 > 0 })
  }
}
