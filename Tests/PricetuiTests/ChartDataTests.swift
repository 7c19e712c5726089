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

  @Test("A typical day without a range covers enough days, printed and as a picture")
  func enoughDays() throws {
    let folder = try TemporaryDirectory()
    let rows = (1...9).flatMap { day in
      (0..<24).map { "2022-07-0\(day)T\($0 < 10 ? "0" : "")\($0):00+02:00,\(100 + $0)\n" }
    }
    let file = folder.write("start,price (øre/kWh)\n" + rows.joined(), to: "prices.csv")
    for command in [["print"], ["export", "svg"], ["export", "html"]] {
      for kind in ["--chart", "--typical"] {
        let words = command + [file, "--now", "2022-07-04T09:30", kind]
        let value = kind == "--chart" ? "typical" : "days"
        let wide = try run(words + [value])
        #expect(wide.output.contains("half of the days"), "\(words) \(wide.messages)")
        let day = try run(words + [value, "--range", "day"])
        #expect(day.output.contains("needs three days"), "\(words) \(day.messages)")
      }
    }
  }

  @Test("A chart without data of its own cannot be exported as JSON")
  func refused() throws {
    let run = try run(["export", "json", samplePath, "--chart", "bar"])
    #expect(run.status == .exited(64) && run.output.isEmpty, "\(run.messages)")
  }
}
