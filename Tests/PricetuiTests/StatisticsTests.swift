import Foundation
import TerminalTestSupport
import Testing

@Suite("Statistics on the command line") struct StatisticsTests {
  private func output(_ arguments: [String]) throws -> String {
    let run = try run(["stats"] + sampleDay + arguments)
    #expect(run.status == .exited(0))
    return run.output
  }

  @Test("Statistics are listed in aligned columns with their names")
  func text() throws {
    let text = try output([])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Electricity price, ") == true)
    #expect(lines.contains { $0.hasPrefix("mean ") && $0.hasSuffix(" 385") })
    #expect(lines.contains { $0.hasPrefix("median ") })
    #expect(lines.contains { $0.hasPrefix("below zero ") && $0.hasSuffix(" 0 h (0 %)") })
    #expect(lines.contains { $0.hasSuffix(" 13:00-14:00 on 1 of 1 days") })
    let columns = Set(
      lines.dropFirst().compactMap { line in
        line.firstRange(of: "  ").map { start in
          line.distance(
            from: line.startIndex,
            to: line[start.lowerBound...].firstIndex { $0 != " " } ?? line.endIndex)
        }
      })
    #expect(columns.count == 1, "\(text)")
    #expect(try output(["--output", "table"]) == text)
    #expect(try output(["--locale", "nb_NO"]).contains("standardavvik"))
  }

  @Test("Statistics can be output as JSON or CSV") func data() throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(try output(["--output", "json"]).utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["cheapest_hour"] as? Int == 13 && object["dearest_hour"] as? Int == 19)
    #expect(try output(["--output", "csv"]).contains("\ncheapest_hour,13\n"))
  }

  @Test(
    "Options and outputs without meaning for statistics are refused",
    arguments: [
      ["--print"], ["--select", "13:00"], ["--output", "line"], ["--output", "svg"],
      ["--cheapest", "3h"],
      ["--size", "80x24"],
    ])
  func refused(arguments: [String]) throws {
    let run = try run(["stats"] + sampleDay + arguments)
    #expect(run.status == .exited(64) && run.output.isEmpty, "\(run.messages)")
  }
}
