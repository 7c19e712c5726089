/// Measures the charts, the reading and the programs; words choose among the suites.
@main enum ChartBenchmark {
  private static let suites: [(name: String, run: @Sendable () throws -> Void)] = [
    ("stages", StageSuite.run), ("kinds", KindSuite.run), ("frames", FrameSuite.run),
    ("ranges", RangeSuite.run), ("reading", ReadingSuite.run), ("life", LifeSuite.run),
    ("app", AppSuite.run), ("app", ProgramSuite.runApps),
    ("programs", ProgramSuite.run),
  ]

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    if words.first == AppSuite.program {
      return MainActor.assumeIsolated { AppSuite.runProgram() }
    }
    for suite in suites where words.isEmpty || words.contains(suite.name) {
      try suite.run()
    }
  }
}
