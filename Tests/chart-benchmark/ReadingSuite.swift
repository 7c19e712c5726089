import ElectricityPrices

/// Measures reading files of several formats: median milliseconds.
enum ReadingSuite {
  static func run() throws {
    let files = try SampleFiles()
    printRow("reading, milliseconds", ["slots", "median"])
    for (count, runs) in [(24, 50), (10_000, 20), (1_000_000, 5)] {
      try measure("time,price as CSV", files.table(count), count, runs)
      try measure("numbers alone", files.values(count), count, runs)
    }
    // 35 040 is a year of quarter-hours.
    for (count, runs) in [(24, 50), (35_040, 20), (100_000, 5)] {
      try measure("JSON objects (hvakosterstrommen)", files.norwegian(count), count, runs)
      try measure("JSON arrays (energy-charts)", files.arrays(count), count, runs)
      try measure("XML (ENTSO-E)", files.marketDocument(count), count, runs)
    }
  }

  private static func measure(_ name: String, _ path: String, _ count: Int, _ runs: Int) throws {
    let samples = try (0...runs).map { _ in
      try seconds { _ = try PriceFile.read(path: path, options: PriceFile.Options()) }
    }.dropFirst()
    printRow(name, [String(count), median(Array(samples)).milliseconds])
  }
}
