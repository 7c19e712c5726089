import Foundation
import TerminalTestSupport
import Testing

/// Tests with random files and settings: prices of any size, unusual time zones, large additions.
@Suite("Faults: random runs", .serialized, .waits) struct RandomRunFaultTests {
  private static let files: [String] = {
    let corpus = packageFolder.appending(path: "Tests/Corpus")
    let names = ["csv", "json", "xml"].flatMap { kind in
      let folder = corpus.appending(path: kind).path(percentEncoded: false)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { "\(folder)/\($0)" }
    }
    return names + [samplePath]
  }()

  /// Returns a day of prices near a random power of ten.
  private static func day(_ random: inout SeededGenerator) -> String {
    let power = Int.random(in: -305...304, using: &random)
    let isSmall = Bool.random(using: &random)
    let unit = ["EUR/kWh", "NOK/MWh", "NOK øre/kWh", ""].randomElement(using: &random) ?? ""
    let rows = (0..<24).map { hour in
      let digits = Double.random(in: -9.9...9.9, using: &random)
      let price = "\(digits)e\(isSmall ? power % 40 : power)"
      return "2026-01-14T\(hour < 10 ? "0" : "")\(hour):00Z,\(price),\(unit)\n"
    }
    return "time,price,unit\n" + rows.joined()
  }

  private static let priceSettings: [[String]] = [
    ["--unit", "EUR/MWh"], ["--unit", "øre/kWh"], ["--vat", "25"], ["--vat", "0"],
    ["--date", "2100-12-31"], ["--date", "1970-01-01"], ["--locale", "nb_NO"],
    ["--locale", "fi_FI"], ["--vat-state", "excluded"], ["--first-hour", "1"], ["--sequence", "2"],
  ]
  private static let settings: [[String]] = [
    ["--chart", "line"], ["--chart", "step"], ["--chart", "area"], ["--chart", "bar"],
    ["--chart", "heatmap"], ["--chart", "typical"], ["--chart", "duration"],
    ["--range", "day"], ["--range", "year"], ["--range", "all"],
    ["--show", "before"], ["--show", "levels"], ["--unit", "EUR/MWh"],
    ["--unit", "øre/kWh"], ["--vat", "25"], ["--vat", "0"], ["--dear-above", "5e200"],
    ["--cheap-below", "1e-24"], ["--date", "2100-12-31"], ["--date", "1970-01-01"],
    ["--locale", "nb_NO"], ["--locale", "fi_FI"], ["--locale", "es_ES"], ["--locale", "de_CH"],
    ["--now", "2022-10-30T02:30"], ["--cheapest", "3h"], ["--cheapest", "1m", "--split"],
    ["--vat-state", "excluded"], ["--first-hour", "1"], ["--sequence", "2"],
  ]
  private static let outputs: [[String]] = [
    ["print", "--size", "80x24"], ["print", "--size", "200x60"], ["print", "--size", "1x1"],
    ["print"], ["describe"], ["export", "svg"], ["export", "csv"], ["export", "json"],
    ["export", "table"], ["now"], ["now", "--output", "waybar"], ["cheapest", "3h"],
    ["cheapest", "1m", "--split"], ["stats"],
  ]
  private static let zones = [
    "+17:59", "-25:59", "+14:00", "UTC", "Europe/Oslo", "Pacific/Apia", "Africa/Casablanca",
  ]
  private static let additions = [
    "1e17", "-1e17", "1e-24", "22-06=1e17", "9e305", "-9e305", "0.01", "1e300",
  ]

  @Test("Random runs end within seconds, with output or a message, and print no NaN or infinity")
  func endSoon() throws {
    let count = statedCases("runs with files and settings by chance") ?? .max
    #expect(count < 10_000)
    var random = SeededGenerator(seed: 30)
    for number in 0..<min(count, 10_000) {
      // A third of the runs has prices of random size, and a fifth has the two additions that once
      // caused a trap.
      let isDay = number.isMultiple(of: 3)
      let command = Self.outputs.randomElement(using: &random) ?? []
      var words = command
      words += [isDay ? "-" : Self.files.randomElement(using: &random) ?? "-", "--no-config"]
      // Half of the settings are for charts, so they go only to commands with a chart.
      let isChart = ["print", "describe"].contains(command.first) || command.last == "svg"
      words += (isChart ? Self.settings : Self.priceSettings).shuffled(using: &random).prefix(
        .random(in: 0...4, using: &random)
      )
      .flatMap(\.self)
      if number % 5 == 1 {
        words += ["--add=1e17", "--add=1e17", "--timezone", "+17:59"]
      } else {
        let few = Int.random(in: 0...2, using: &random)
        words += Self.additions.shuffled(using: &random).prefix(few).map { "--add=\($0)" }
        words += ["--timezone=\(Self.zones.randomElement(using: &random) ?? "UTC")"]
      }
      let start = ContinuousClock.now
      let result = try run(words, input: isDay ? Self.day(&random) : "")
      #expect(ContinuousClock.now - start < .seconds(5), "\(words)")
      guard case .exited(let status) = result.status, [0, 64, 65, 66, 69].contains(status) else {
        Issue.record("\(result.status) of \(words): \(result.messages.prefix(500))")
        continue
      }
      let lines = result.messages.split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasPrefix("pricetui: ") && $0.hasSuffix(".") }, "\(lines)")
      #expect(status == 0 || result.output.isEmpty && !lines.isEmpty, "\(words)")
      let shown = result.output.split { !$0.isLetter && !$0.isNumber }
      #expect(!shown.contains { ["nan", "inf"].contains($0) }, "\(words)")
    }
  }

  @Test("A screen with huge prices accepts keys and quits") func largeAdditions() throws {
    let kinds = ["line", "step", "area", "bar", "heatmap", "typical", "duration"]
    for kind in isFullRun ? kinds : ["bar"] {
      let terminal = try PseudoTerminal()
      try terminal.start(
        program,
        sampleDay + ["--add", "1e17", "--add", "1e17", "--timezone", "+17:59", "--chart", kind])
      // With the duration curve the keys do not fit, so the price is awaited.
      try terminal.waitFor("2e17")
      for key in ["e", "]", "u", "c", "w", "u", "+", "-", "\u{1B}[C", "["] {
        terminal.send(key)
        terminal.settle(milliseconds: 20)
      }
      terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
    }
  }

  @Test(
    "Additions whose sum is out of range are refused in one sentence",
    arguments: [
      ["--add", "9e305", "--add", "9e305"], ["--add=-9e305", "--add=-9e305"],
      ["--add", "9.9e305", "--add", "00-24=9.9e305"],
    ])
  func sumsOutOfRange(additions: [String]) throws {
    for output in [["print"], ["describe"], ["stats"]] {
      let result = try run(output + sampleDay + additions + ["--timezone", "+17:59"])
      #expect(result.status == .exited(65) && result.output.isEmpty)
      #expect(result.messages == "pricetui: With the additions a price gets out of range.\n")
    }
  }
}
