/// Measures charts, readers and programs; arguments select suites.
@main enum ChartBenchmark {
  private static let suites: [(name: String, run: @Sendable () throws -> Void)] = [
    ("kinds", KindSuite.run), ("ranges", RangeSuite.run),
    ("reading", ReadingSuite.run), ("life", LifeSuite.run), ("app", AppSuite.run),
    ("programs", ProgramSuite.run), ("images", ImageSuite.run),
  ]

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    for suite in suites where words.isEmpty || words.contains(suite.name) {
      try suite.run()
    }
  }
}
