import TerminalTestSupport
import Testing

@Suite("Charts as data on the command line") struct ChartDataTests {
  private func output(_ arguments: [String], _ settings: [String: String] = [:]) throws -> String {
    let run = try run(sampleDay + arguments, environment: settings)
    #expect(run.status == .exited(0), "\(run.messages)")
    return run.output
  }

  @Test("The typical day and the duration curve take the place of the prices where they are named")
  func json() throws {
    let week = try output(["--typical", "week", "--output", "json", "--select", "13:00"])
    #expect(week.contains("\n  \"form\": \"week\",\n  \"date\": \"2022-07-12\","))
    let curve = try output(["--chart", "duration", "--output", "json"])
    #expect(curve.contains("{\"price\":446.513,\"hours\":1}") && curve.hasPrefix("{\n"))
    // What the environment says of charts leaves data what it is.
    let prices = try output(["--output", "json"])
    #expect(prices.hasPrefix("["))
    #expect(try output(["--output", "json"], ["PRICETUI_CHART": "duration"]) == prices)
    #expect(try output(["--output", "json"], ["PRICETUI_TYPICAL": "week"]) == prices)
    #expect(try output(["--output", "json", "--chart", "bar"]) == prices)
  }

  @Test("A form of the typical day is its chart, unless another is named") func forms() throws {
    let printed = try output(["--print", "--typical", "week"])
    #expect(printed.contains("Tue") && printed.contains("median"))
    let line = try output(["--print", "--typical", "week", "--chart", "line"])
    #expect(line == (try output(["--print"])))
  }

  @Test("What has no place beside them is refused")
  func refused() throws {
    let run = try run(sampleDay + ["--chart", "typical", "--output", "json", "--describe"])
    #expect(run.status == .exited(64) && run.output.isEmpty, "\(run.messages)")
  }
}
