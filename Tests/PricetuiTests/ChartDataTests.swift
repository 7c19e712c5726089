import TerminalTestSupport
import Testing

@Suite("Charts as data on the command line") struct ChartDataTests {
  private func output(_ arguments: [String], _ settings: [String: String] = [:]) throws -> String {
    let run = try run(arguments + sampleDay, environment: settings)
    #expect(run.status == .exited(0), "\(run.messages)")
    return run.output
  }

  @Test("The typical day and the duration curve take the place of the prices where they are named")
  func json() throws {
    let week = try output([
      "export", "json", "--chart", "typical", "--typical", "week", "--select", "13:00",
    ])
    #expect(week.contains("\n  \"form\": \"week\",\n  \"date\": \"2022-07-12\","))
    let curve = try output(["export", "json", "--chart", "duration"])
    #expect(curve.contains("{\"price\":446.513,\"hours\":1}") && curve.hasPrefix("{\n"))
    // What the environment says of charts leaves data what it is.
    func prices(_ settings: [String: String] = [:]) throws -> String {
      try run(["export", "json", samplePath], environment: settings).output
    }
    let bare = try prices()
    #expect(bare.contains("\"price\":"))
    #expect(try prices(["PRICETUI_CHART": "duration"]) == bare)
    #expect(try prices(["PRICETUI_TYPICAL": "week"]) == bare)
  }

  @Test("A form of the typical day is its chart, unless another is named") func forms() throws {
    let printed = try output(["print", "--typical", "week"])
    #expect(printed.contains("Tue"))
    let line = try output(["print", "--chart", "line"], ["PRICETUI_TYPICAL": "week"])
    #expect(line == (try output(["print"])))
  }

  @Test("What has no place beside them is refused")
  func refused() throws {
    let run = try run(["export", "json", samplePath, "--chart", "bar"])
    #expect(run.status == .exited(64) && run.output.isEmpty, "\(run.messages)")
  }
}
