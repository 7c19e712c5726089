import CLibrary
import Harness

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
    let prints = try rounds(
      41, { try exit(printFloor, [dayNumbers]) },
      { try exit(product, ["--print", "--file", dayPrices]) })
    report("--print, 24 slots", prints)
    let largePrints = try rounds(
      21, { try exit(printFloor, [numbers]) }, { try exit(product, ["--print", "--file", table]) })
    report("--print, 10 000 000 slots", largePrints)
    let starts = try rounds(
      21, { try ScreenRun(screenFloor, [dayNumbers]).firstFrame },
      { try ScreenRun(product, ["--file", dayPrices]).firstFrame })
    report("first frame, 24 slots", starts)
    let day = try rounds(
      21, { try scrub(screenFloor, dayNumbers) }, { try scrub(product, dayPrices) })
    report("key, 24 slots", day, \.key)
    report("bytes a key, 24 slots", day, \.bytes, unit: \.whole)
    report("megabytes, 24 slots", day, \.memory, unit: \.mega)
    let large = try rounds(21, { try scrub(screenFloor, numbers) }, { try scrub(product, table) })
    report("megabytes, 10 000 000 slots", large, \.memory, unit: \.mega)
    let million = files.table(1_000_000)
    printRow("milliseconds", ["24 slots", "1 000 000", "ratio"])
    let sizes = try rounds(21, { try scrub(product, dayPrices) }, { try scrub(product, million) })
    report("key", sizes, \.key)
  }

  private static func scrub(_ program: String, _ file: String) throws -> Scrub {
    try ScreenRun(program, [file]).scrub()
  }

  /// Measures two programs in turn.
  private static func rounds<Sample>(
    _ count: Int, _ floor: () throws -> Sample, _ ours: () throws -> Sample
  ) throws -> [(floor: Sample, ours: Sample)] {
    // The first round warms the file cache.
    Array(try (0...count).map { _ in (try floor(), try ours()) }.dropFirst())
  }

  private static func report<Sample>(
    _ name: String, _ rounds: [(floor: Sample, ours: Sample)],
    _ figure: (Sample) -> Double, unit: (Double) -> String = \.milliseconds
  ) {
    let pairs = rounds.map { (floor: figure($0.floor), ours: figure($0.ours)) }
    printRow(
      name,
      [
        unit(median(pairs.map(\.floor))), unit(median(pairs.map(\.ours))),
        median(pairs.map { $0.ours / $0.floor }).text(decimals: 2),
      ])
  }

  private static func report(_ name: String, _ rounds: [(floor: Double, ours: Double)]) {
    report(name, rounds) { $0 }
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
