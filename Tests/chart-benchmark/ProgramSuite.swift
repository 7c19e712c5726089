import CLibrary
import Harness

/// Compares programs with minimal programs ("floors"), alternately, so that load on the machine
/// affects both.
///
/// Figures are medians; ratios are medians of the ratios of each round. Only ratios can be compared
/// between machines.
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
      { try exit(product, ["print", "--file", dayPrices]) })
    report("print, 24 slots", prints)
    let largePrints = try rounds(
      21, { try exit(printFloor, [numbers]) }, { try exit(product, ["print", "--file", table]) })
    report("print, 10 000 000 slots", largePrints)
    let starts = try rounds(
      21, { try ProgramRun(screenFloor, [dayNumbers]).firstFrame },
      { try ProgramRun(product, ["--file", dayPrices]).firstFrame })
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

  /// Measures forty keys that move the selection, twenty in each direction.
  private static func scrub(
    _ program: String, _ file: String
  ) throws -> (key: Double, bytes: Double, memory: Double) {
    let run = try ProgramRun(program, [file])
    let keys = (0..<40).map { run.press($0 < 20 ? "\u{1B}OC" : "\u{1B}OD", within: 0, quiet: 10) }
    let memory = run.peakMemory
    try run.leave()
    return (
      median(keys.map(\.seconds).filter { $0 > 0 }), keys.reduce(0) { $0 + $1.bytes } / 40, memory
    )
  }

  /// Measures two programs alternately.
  private static func rounds<Sample>(
    _ count: Int, _ floor: () throws -> Sample, _ ours: () throws -> Sample
  ) throws -> [(floor: Sample, ours: Sample)] {
    // The first round only warms the file cache.
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
      if process.poll() != .exited(0) { throw ProgramRun.Failure(program: program) }
    }
  }
}
