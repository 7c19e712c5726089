import TerminalTestSupport

/// Whole programs against their floors, in turn, so that a busy machine does the same to both.
///
/// Figures are medians, and ratios medians of the ratios round by round: only these are to be
/// compared from machine to machine.
enum ProgramSuite {
  private static let product = builtProduct("pricetui")
  private static let printFloor = builtProduct("print-floor")
  private static let screenFloor = builtProduct("screen-floor")

  private static let dayPrices = "Resources/today.json"

  static func run() throws {
    let files = try SampleFiles()
    let dayNumbers = files.values(24)
    let (numbers, table) = (files.values(10_000_000), files.table(10_000_000))
    printRow("milliseconds", ["floor", "pricetui", "ratio"])
    try compare(
      "--print, 24 slots", rounds: 41, { try exit(printFloor, [dayNumbers]) },
      { try exit(product, ["--print", "--file", dayPrices]) })
    try compare(
      "--print, 10 000 000 slots", rounds: 21, { try exit(printFloor, [numbers]) },
      { try exit(product, ["--print", "--file", table]) })
    try compare(
      "first frame, 24 slots", rounds: 21, { try ScreenRun(screenFloor, [dayNumbers]).firstFrame },
      { try ScreenRun(product, ["--file", dayPrices]).firstFrame })
    try compare(
      "key, 24 slots", rounds: 21, { try scrub(screenFloor, dayNumbers).key },
      { try scrub(product, dayPrices).key })
    try compareMemory(dayNumbers, numbers, table)
    let large = files.table(1_000_000)
    printRow("milliseconds", ["24 slots", "1 000 000", "ratio"])
    try compare(
      "key", rounds: 21, { try scrub(product, dayPrices).key }, { try scrub(product, large).key })
  }

  private static func compareMemory(
    _ dayNumbers: String, _ numbers: String, _ table: String
  ) throws {
    try compare(
      "bytes a key, 24 slots", rounds: 1, unit: \.whole,
      { try scrub(screenFloor, dayNumbers).bytes }, { try scrub(product, dayPrices).bytes })
    try compare(
      "megabytes, 24 slots", rounds: 5, unit: \.mega, { try scrub(screenFloor, dayNumbers).memory },
      { try scrub(product, dayPrices).memory })
    try compare(
      "megabytes, 10 000 000 slots", rounds: 1, unit: \.mega,
      { try scrub(screenFloor, numbers).memory }, { try scrub(product, table).memory })
  }

  private static func scrub(_ program: String, _ file: String) throws -> Scrub {
    try ScreenRun(program, [file]).scrub()
  }

  private static func compare(
    _ name: String, rounds: Int, unit: (Double) -> String = \.milliseconds,
    _ floor: () throws -> Double, _ ours: () throws -> Double
  ) throws {
    // The first round warms the file cache.
    let pairs = try (0...rounds).map { _ in (try floor(), try ours()) }.dropFirst()
    printRow(
      name,
      [
        unit(median(pairs.map(\.0))), unit(median(pairs.map(\.1))),
        median(pairs.map { $1 / $0 }).text(decimals: 2),
      ])
  }

  private static func exit(_ program: String, _ arguments: [String]) throws -> Double {
    try seconds {
      let null = ChildProcess.Stream.file("/dev/null")
      let process = try ChildProcess(
        program, arguments, environment: childEnvironment(), streams: [null, null, null])
      process.join()
      if process.poll() != .exited(0) { throw Failure(program: program) }
    }
  }

  /// A program that has not done what is measured.
  struct Failure: Error {
    let program: String
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
    if terminal.process?.poll() != nil { throw ProgramSuite.Failure(program: program) }
  }

  /// Forty keys, twenty to each side, and the end.
  func scrub() throws -> Scrub {
    let before = terminal.bytes.count
    let samples = (0..<40).map { number in
      let start = monotonicSeconds()
      terminal.send(number % 40 < 20 ? "\u{1B}OC" : "\u{1B}OD")
      terminal.settle(milliseconds: 10)
      return max(0, terminal.lastArrival - start)
    }
    let result = Scrub(
      key: median(samples.filter { $0 > 0 }),
      bytes: Double(terminal.bytes.count - before) / Double(samples.count),
      memory: peakMemory)
    terminal.send("q")
    _ = try terminal.waitForExit()
    return result
  }

  /// The most bytes of memory that the program has had.
  private var peakMemory: Double {
    let status = terminal.process.map { contents("/proc/\($0.id)/status") } ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Double($0) }.first
    return (kilobytes ?? .nan) * 1024
  }
}

/// What scrubbing through a chart has cost.
private struct Scrub {
  /// From a key to the last byte of the frame, the median.
  let key: Double
  /// The bytes of a frame, the mean.
  let bytes: Double
  /// The most memory, in bytes.
  let memory: Double
}
