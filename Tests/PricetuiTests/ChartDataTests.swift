import TerminalTestSupport
import Testing

@Suite("Charts as data") struct ChartDataTests {
  private func output(_ arguments: [String], _ settings: [String: String] = [:]) throws -> String {
    let run = try run(arguments + sampleDay, environment: settings)
    #expect(run.status == .exited(0), "\(run.messages)")
    return run.output
  }

  @Test("The typical day and the duration curve are exported as JSON when --chart names them")
  func json() throws {
    let week = try output([
      "export", "json", "--chart", "typical", "--typical", "week", "--select", "13:00",
    ])
    #expect(week.contains("\n  \"form\": \"week\",\n  \"date\": \"2022-07-12\","))
    let curve = try output(["export", "json", "--chart", "duration"])
    #expect(curve.contains("{\"price\":446.513,\"hours\":1}") && curve.hasPrefix("{\n"))
    // Chart variables of the environment do not change exported data.
    func prices(_ settings: [String: String] = [:]) throws -> String {
      try run(["export", "json", samplePath], environment: settings).output
    }
    let bare = try prices()
    #expect(bare.contains("\"price\":"))
    #expect(try prices(["PRICETUI_CHART": "duration"]) == bare)
    #expect(try prices(["PRICETUI_TYPICAL": "week"]) == bare)
  }

  @Test("A form of the typical day implies its chart, unless --chart names another") func forms()
    throws
  {
    let printed = try output(["print", "--typical", "week"])
    #expect(printed.contains("Tue"))
    let line = try output(["print", "--chart", "line"], ["PRICETUI_TYPICAL": "week"])
    #expect(line == (try output(["print"])))
  }

  @Test("A chart without data of its own cannot be exported as JSON")
  func refused() throws {
    let run = try run(["export", "json", samplePath, "--chart", "bar"])
    #expect(run.status == .exited(64) && run.output.isEmpty, "\(run.messages)")
  }
}
