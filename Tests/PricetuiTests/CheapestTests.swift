import Foundation
import TerminalTestSupport
import Testing

@Suite("The cheapest time") struct CheapestTests {
  private let afternoon = [samplePath, "--now", "2022-07-12T09:30", "--locale", "en_GB"]

  private func cheapest(_ arguments: [String]) throws -> String {
    try output(["cheapest"] + arguments + afternoon)
  }

  @Test("Sentences state the cheapest time, its mean price, the saving and the cost")
  func sentences() throws {
    #expect(
      try cheapest(["3h", "--power", "2kW"]) == """
        Cheapest 3 hours: Tue 12 Jul 13:00-16:00, 338 øre per kWh on average.
        Starting now would cost 401; waiting saves 62.
        The dearest would be 434, more by 95.
        6 kWh cost 20.31 kr, 3.73 kr less than starting now.

        """)
    #expect(
      try cheapest(["2h", "--split", "--before", "12:00"])
        == """
        Cheapest 2 hours: Tue 12 Jul 09:30-10:30, Tue 12 Jul 11:00-12:00, \
        405 øre per kWh on average.
        The dearest would be 407, more by 1.9.

        """)
    #expect(
      try cheapest(["2h", "--split", "--after", "16:00"]).hasPrefix(
        "Cheapest 2 hours: Tue 12 Jul 16:00-17:00, Tue 12 Jul 23:00-00:00, 404 øre"))
    // Every other hour is cheap: the sentence has all eight pieces.
    let folder = try TemporaryDirectory()
    let rows = (0..<24).map { hour in
      "2022-07-12T\(hour < 10 ? "0" : "")\(hour):00:00+02:00,\(hour % 2 == 0 ? 100 : 200)\n"
    }
    let file = folder.write("start,øre/kWh\n" + rows.joined(), to: "prices.csv")
    let pieces = try run(["cheapest", "7h", file, "--split", "--now", "2022-07-12T09:30"]).output
    for hour in [10, 12, 14, 16, 18, 20, 22] {
      #expect(pieces.contains("Tue 12 Jul \(hour):00-\(hour + 1):00, "), "\(pieces)")
    }
    let spoken = ["cheapest", "90min", "--locale", "nb_NO"]
    #expect(
      try output(spoken + [samplePath, "--now", "2022-07-12T09:30"]).hasPrefix(
        "Billigste 90 minutter: tir. 12. juli 13:00-14:30, i snitt 327 øre per kWh.\n"))
  }

  @Test("A power profile gives the cheapest start and its cost")
  func profile() throws {
    // A quarter at full power would cost more in a dearer hour, so the run fills the cheapest hour.
    let told = try cheapest(["--profile", "2.0,0.3,0.3,1.8"])
    #expect(
      told == """
        Cheapest 1 hour: Tue 12 Jul 13:00-14:00, 326 øre per kWh on average.
        Starting now would cost 409; waiting saves 83.
        The dearest would be 447, more by 120.
        1.1 kWh cost 3.59 kr, 0.91 kr less than starting now.

        """, "\(told)")
    let folder = try TemporaryDirectory()
    let file = folder.write("2,0\n0,3\n0,3\n\n1,8\n", to: "dishes.txt")
    #expect(try cheapest(["--profile", file]) == told)
    let json = try cheapest(["--profile", file, "--output", "json"])
    #expect(json.contains("\"energy_kwh\":1.1,\"cost\":3.588475,"), "\(json)")
    let described = try output(["describe", "--profile", file] + afternoon)
    #expect(described.contains("\nCheapest 1 hour: ") && described.contains("\n1.1 kWh cost 3.59"))
    let chart = try output(["print", "--profile", file, "--size", "90x28"] + afternoon)
    #expect(chart.contains("cheapest 1 h"))
    let wrong = folder.write("2\n0,3\ntwo\n", to: "wrong.txt")
    let refused = try run(["cheapest", "--profile", wrong, samplePath])
    #expect(refused.status == .exited(64))
    #expect(refused.messages.contains("\(wrong), line 3: “two”"), "\(refused.messages)")
  }

  @Test(
    "The time begins now, inside a slot, if that is cheapest",
    arguments: [["3h"], ["90min"], ["3h", "--split"], ["--profile", "1,2,1"]])
  func startsNow(length: [String]) throws {
    let now = ["cheapest"] + length + [samplePath, "--now", "2022-07-12T13:40"]
    let told = try output(now)
    #expect(told.contains(": Tue 12 Jul 13:40-") && !told.contains("Starting now"), "\(told)")
    let json = try output(now + ["--output", "json"])
    #expect(json.contains("\"start\":\"2022-07-12T13:40:00+02:00\""), "\(json)")
    #expect(json.contains("\"saves\":0,"), "\(json)")
    #expect(try output(now + ["--output", "ics"]).contains("DTSTART:20220712T114000Z"))
  }

  @Test("A piece is at least as long as --smallest-piece")
  func smallestPiece() throws {
    let split = ["2h", "--split", "--after", "16:00"]
    #expect(try cheapest(split).contains("16:00-17:00, Tue 12 Jul 23:00-00:00"))
    let long = try cheapest(split + ["--smallest-piece", "90min"])
    #expect(long.hasPrefix("Cheapest 2 hours: Tue 12 Jul 16:00-18:00, "), "\(long)")
  }

  @Test("JSON of the cheapest time has the fields of the manual")
  func object() throws {
    let text = try cheapest(["3h", "--output", "json"])
    let start = "2022-07-12T13:00:00+02:00", end = "2022-07-12T16:00:00+02:00"
    #expect(
      text == """
        {
          "schema": 1,
          "times": [
            {"seconds":10800,"start":"\(start)","end":"\(end)",\
        "pieces":[{"start":"\(start)","end":"\(end)","mean":338.441666667}],\
        "mean":338.441666667,"saves":62.146166667,"now_mean":400.587833333,\
        "dearest_mean":433.717,"unit":"NOK øre/kWh","energy_kwh":null,"cost":null,\
        "cost_saved":null,"currency":"NOK"}
          ]
        }

        """, "\(text)")
    let split = try cheapest(["3h", "--split", "--output", "json", "--after", "16:00"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(split.utf8)) as? [String: Any])
    let times = try #require(object["times"] as? [[String: Any]])
    let spans = try #require(times[0]["pieces"] as? [[String: Any]])
    #expect(spans.count == 2 && spans[0]["start"] as? String == "2022-07-12T16:00:00+02:00")
    let cost = try cheapest(["3h", "--output", "json", "--power", "2000W"])
    #expect(cost.contains("\"energy_kwh\":6,\"cost\":20.3065") && cost.contains("\"NOK\""))
  }

  @Test(
    "The status of --is-now states whether now is within the cheapest window",
    arguments: [
      ("12:59", 1), ("13:00", 0), ("14:30", 0), ("15:59", 0), ("16:00", 1), ("23:30", 1),
    ] as [(String, Int32)])
  func isNow(time: String, status: Int32) throws {
    let now = ["cheapest", "3h", samplePath, "--now", "2022-07-12T" + time, "--is-now"]
    let result = try run(now)
    #expect(result.status == .exited(status) && result.output == "" && result.messages == "")
    let told = try run(now + ["--output", "json"])
    #expect(told.status == .exited(status))
    #expect(told.output.contains("\"is_now\":\(status == 0)"))
  }

  @Test("A message and a status report that no window is left")
  func noAnswer() throws {
    let late = [samplePath, "--now", "2022-07-12T22:30"]
    let result = try run(["cheapest", "3h"] + late)
    #expect(result.status == .exited(65) && result.output == "")
    #expect(
      result.messages
        == "pricetui: No window of 3 hours with prices is to come; --now sets the clock.\n")
    let past = try run(
      ["cheapest", "1h", samplePath, "--now", "2023-07-12T22:30", "--is-now"])
    #expect(past.status == .exited(2) && !past.messages.isEmpty)
    #expect(try run(["cheapest", "3x", "--is-now"] + late).status == .exited(64))
    // There is a price, but no window.
    for output in [[], ["--output", "json"]] {
      #expect(try run(["cheapest", "30h", "--is-now"] + late + output).status == .exited(1))
    }
  }

  @Test("Status lines and descriptions include the cheapest time")
  func elsewhere() throws {
    let line = ["now", "--line-format", "{cheapest_start} {cheapest_mean}"] + afternoon
    #expect(try output(line) == "13:00 338\n")
    #expect(try output(line + ["--cheapest", "1h"]) == "13:00 326\n")
    #expect(
      try output(line + ["--cheapest", "1h", "--after", "20:00"]) == "23:00 413\n")
    #expect(
      try output(["describe"] + afternoon).contains(
        "\nCheapest 3 hours: Tue 12 Jul 13:00-16:00, 338 øre per kWh on average.\n"))
    #expect(
      try output(["describe", "--cheapest", "1h"] + afternoon).contains("Cheapest 1 hour: "))
  }

  @Test(
    "Charts mark the cheapest time and name it",
    arguments: [
      ["print"], ["print", "--size", "90x28"], ["print", "--select", "13:00"], ["export", "svg"],
      ["print", "--split", "--after", "16:00"],
    ])
  func onCharts(arguments: [String]) throws {
    let text = try output(
      arguments + ["--cheapest", "2h"]
        + (arguments.contains("svg") ? [] : ["--color", "always"]) + afternoon)
    let times =
      arguments.contains("--split")
      ? "Tue 12 Jul 16:00-17:00, Tue 12 Jul 23:00-00:00" : "Tue 12 Jul 13:00-15:00"
    let isSVG = arguments.contains("svg")
    #expect(text.contains(isSVG ? "Cheapest 2 hours: \(times)" : "cheapest 2 h"), "\(text)")
    if !isSVG { expectBand(times, in: text) }
  }

  /// Expects a row of the plot whose background covers the columns of the times and no others.
  private func expectBand(_ times: String, in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    guard let axis = rows.firstIndex(where: { $0.contains("┬──") }) else {
      Issue.record("There is no axis: \(text)")
      return
    }
    let ticks = rows[axis].enumerated().filter { $0.element == "┬" }.map(\.offset)
    let (left, width) = (ticks[0], Double(ticks[ticks.count - 1] - ticks[0] + 1))
    func column(_ hour: Substring) -> Int {
      left + Int(((Double(hour) ?? .nan) / 24 * width).rounded())
    }
    let wanted = times.matches(of: /(\d\d):00-(\d\d):00/).flatMap { match in
      column(match.output.1)..<column(match.output.2 == "00" ? "24" : match.output.2)
    }
    #expect(lines[..<axis].contains { columnsWithBackground($0) == wanted }, "\(wanted) \(text)")
  }

  private func columnsWithBackground(_ line: Substring) -> [Int] {
    var (columns, column, hasBackground) = ([Int](), 0, false)
    for part in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
      var text = part.element
      if part.offset > 0, let end = text.firstIndex(of: "m") {
        let codes = text[..<end].split(separator: ";", omittingEmptySubsequences: false)
        if codes.contains("48") {
          hasBackground = true
        } else if ["", "0", "49"].contains(codes.last ?? "") || codes.contains("49") {
          hasBackground = false
        }
        text = text[text.index(after: end)...]
      }
      if hasBackground { columns += column..<(column + text.count) }
      column += text.count
    }
    return columns
  }

  @Test(
    "Options that do not go together and wrong values are refused in one sentence",
    arguments: [
      ["cheapest", "--before", "07:00"], ["print", "--before", "07:00"], ["print", "--split"],
      ["describe", "--power", "2kW"], ["cheapest", "--is-now"], ["cheapest", "3"],
      ["cheapest", "0h"], ["cheapest", "3h", "--before", "7"], ["cheapest", "3h", "--power", "2"],
      ["print", "--cheapest", "3h", "--power", "2kW"], ["cheapest", "3h", "--output", "svg"],
      ["cheapest", "3h", "--below", "1"], ["cheapest", "3h", "--is-now", "--output", "csv"],
      ["export", "svg", "--cheapest", "3h", "--power", "2kW"],
      ["cheapest", "3h", "--is-now", "--power", "2kW"], ["cheapest", "3h", "2h", "--is-now"],
      ["cheapest", "3h", "--profile", "1,2"], ["cheapest", "--profile", "1,2", "--power", "2kW"],
      ["cheapest", "--profile", "1,2", "--split"], ["cheapest", "--profile", "1,x"],
      ["cheapest", "--profile", "/nowhere"], ["cheapest", "3h", "--smallest-piece", "1h"],
      ["print", "--smallest-piece", "1h"], ["cheapest", "1h,2h"], ["cheapest", "2h,30min"],
      ["cheapest", "3h", "--split", "--smallest-piece", "4h"],
    ])
  func nonsense(arguments: [String]) throws {
    let result = try run(arguments + ["--file", samplePath])
    #expect(result.status == .exited(64) && result.output == "")
    #expect(result.messages.filter { $0 == "\n" }.count == 1, "\(result.messages)")
  }

  @Test(
    "Limits that exclude every time have another message than prices that have ended",
    arguments: [
      ["--only-below", "100"], ["--before", "2022-07-12T11:00"],
      ["--is-now", "--only-below", "100"],
    ])
  func limits(options: [String]) throws {
    let words = ["cheapest", "3h", samplePath, "--now"]
    let limited = try run(words + ["2022-07-12T09:30"] + options)
    #expect(limited.messages.contains("is within the limits") || limited.status == .exited(1))
    let late = try run(words + ["2022-07-12T23:30"])
    #expect(late.messages.hasPrefix("pricetui: No window of 3 hours with prices is to come"))
  }
}
