import TerminalTestSupport
import Testing

@testable import pricetui

/// Plain command lines mean the same with and without the parser.
struct GivenSettingTests {
  @Test(
    "Mean what the parser makes of them",
    arguments: [
      ["today.json"], ["--print", "today.json"], ["today.json", "--print"], ["a file.json"],
      ["dir/ø.csv"], ["--file", "today.json"], ["--print", "--file", "today.json"],
      ["today.json", "other.json"], ["--file", "today.json", "other.json"],
      ["today.json", "--file", "other.json", "--print", "last.json", "--file", "first.json"],
    ])
  func meanWhatTheParserMakesOfThem(words: [String]) throws {
    let plain = try #require([GivenSetting](plain: words))
    let parsed = try described(Pricetui.parse(words).given)
    #expect(parsed.count > 20)
    #expect(try described(plain) == parsed)
  }

  @Test(
    "Other lines are left to the parser",
    arguments: [
      [""], ["-"], ["--file"], ["--file", "-"], ["--file", ""],
      ["--file", "today.json", ""], ["--file=today.json"], ["today.json", ""],
      ["--alert-below", "-5", "today.json"], ["--nope", "today.json"], ["--paths", "today.json"],
      ["--print=yes", "today.json"], ["-h"], ["--", "today.json"], ["today.json", "--chart"],
      ["--generate-completion-script", "bash"], ["--version"],
    ])
  func otherLinesAreLeftToTheParser(words: [String]) {
    #expect([GivenSetting](plain: words) == nil)
  }

  @Test(
    "What does not go together does not either way",
    arguments: [
      ["--output", "csv", "--print"], ["--output", "csv", "--select", "13:00"],
      ["--alert-below", "3", "--output", "csv"], ["--line-format", "{price}"],
      ["--line-format", "{price}", "--output", "csv"], ["--vat", "25", "--vat-state", "included"],
      ["--describe", "--print"], ["--pick", "--size", "80x24"], ["--hover", "--no-mouse"],
      ["--cheap-below", "5", "--dear-above", "3"], ["--save-picture", "a.gif"],
    ])
  func contradictions(words: [String]) throws {
    let plain = try #require([GivenSetting](plain: words + ["today.json"]))
    #expect(throws: Failure.self) { try Settings(plain) }
    #expect(throws: Failure.self) { try Settings(Pricetui.parse(words + ["today.json"]).given) }
  }

  // Values that are right, and at the end one or more that are not.
  private static let options: [(name: String, values: [String], wrong: [String])] = [
    ("--file", ["today.json", "a b", "x=y"], []),
    ("--area", ["NO1", "ø"], []),
    ("--source", ["entsoe", "ø"], []),
    ("--vat", ["25", "25,5", "0"], ["x", "101"]),
    ("--vat-state", ["excluded", "included"], ["x"]),
    ("--add", ["51.25", "22-06=38.21"], ["a=b", "x"]),
    ("--output", ["table", "csv", "json", "line", "waybar", "svg"], ["x"]),
    ("--line-format", [], ["{price}", "{nothing}"]),
    ("--alert-below", ["300", "3,5", "-5"], ["x"]), ("--alert-above", ["300"], ["x"]),
    ("--support", ["stromstotte", "norgespris"], ["none"]),
    ("--format", ["csv", "no such"], []),
    ("--unit", ["øre/kWh", "EUR/MWh"], ["kWh", "x"]),
    ("--date", ["2022-07-12"], ["today", "2022-07-12T00:00"]),
    ("--timezone", ["Europe/Oslo", "+02:00"], ["Europe/Nowhere"]),
    (
      "--chart", ["line", "step", "area", "bar", "heatmap", "typical", "duration"], ["Bar", "pie"]
    ),
    ("--range", ["day", "week", "month", "year", "all"], ["Day", "hour"]),
    ("--show", ["before", "areas", "levels", "mean"], ["Levels", "all"]),
    (
      "--theme", ["default", "high-contrast", "color-blind", "light", "color-blind-dark"],
      ["white", "x-light"]
    ),
    ("--select", ["13:00", "2022-07-12T13:00"], ["noon", "25:00"]),
    ("--now", ["09:30", "2022-07-12T09:30"], ["now"]),
    ("--glyphs", ["auto", "braille", "sextant", "octant", "block", "ascii"], ["quadrant"]),
    ("--color", ["auto", "always", "never"], ["yes"]),
    ("--size", ["80x24", "1x1"], ["80", "0x24", "80x", "x", "99999x1"]),
    ("--locale", ["nb_NO", "en_GB"], ["english", "1"]),
    ("--cheapest", ["3h", "90m"], ["3", "x"]),
  ]

  @Test("Options mean what the parser makes of them") func optionsMeanWhatTheParserMakesOfThem()
    throws
  {
    var random = SeededGenerator(seed: 11)
    var understood = 0
    let lines = isFullRun ? 600 : 60
    for _ in 0..<lines {
      let flags = ["--print", "--describe", "--pick", "--hover", "--no-mouse"]
      var words = flags.shuffled(using: &random).prefix(Int.random(in: 0...1, using: &random))
        .map { [$0] }
      let count = Int.random(in: 1...4, using: &random)
      for option in Self.options.shuffled(using: &random).prefix(count) {
        let value = (option.values + option.wrong).randomElement(using: &random)
        words.append([option.name, value ?? ""])
      }
      if Bool.random(using: &random) { words.append(["other.json"]) }
      let line = words.shuffled(using: &random).flatMap { $0 }
      guard let plain = [GivenSetting](plain: line), (try? described(plain)) != nil else {
        continue
      }
      understood += 1
      #expect(try described(plain) == described(Pricetui.parse(line).given), "\(line)")
    }
    #expect(understood > lines / 6)
  }

  @Test("The cheapest time means what the parser makes of it")
  func cheapest() throws {
    let words = [
      ["--cheapest", "3h"], ["--before", "07:00"], ["--after", "22:00"], ["--power", "2kW"],
      ["--split"], ["--is-now"], ["--output", "json"], ["--output", "csv"], ["--describe"],
      ["--print"], ["--alert-below", "3"],
    ]
    var understood = 0
    for choice in 0..<(1 << words.count) {
      let line = words.indices.filter { choice >> $0 & 1 == 1 }.flatMap { words[$0] }
      let plain = try #require([GivenSetting](plain: line + ["today.json"]))
      guard let settings = try? described(plain) else { continue }
      understood += 1
      // The parser takes long for each, and the short way knows no pairs of options.
      guard isFullRun || understood % 8 == 0 else { continue }
      #expect(
        try settings == described(Pricetui.parse(line + ["today.json"]).given), "\(line)")
    }
    #expect(understood > 30)
    #expect(throws: Never.self) {
      try Settings(Pricetui.given(["--cheapest", "3h", "--is-now", "today.json"]))
    }
  }

  @Test("Right values are taken, and wrong ones refused") func onlyRightValuesAreTaken() {
    for option in Self.options where option.name != "--file" {
      for value in option.values {
        let words = ["today.json", option.name, value]
        #expect(throws: Never.self, "\(value)") { try Settings(Pricetui.given(words)) }
      }
      for value in option.wrong {
        let words = ["today.json", option.name, value]
        #expect(throws: Failure.self, "\(value)") { try Settings(Pricetui.given(words)) }
      }
    }
  }

  @Test("Nothing after the equals sign is an error") func nothingAfterTheEqualsSignIsAnError()
    throws
  {
    let flags = ["--print", "--describe", "--pick", "--hover", "--no-mouse", "--vat", "--add"]
    for name in Self.options.map(\.name) + flags {
      for words in [
        [name + "=", "today.json"], ["today.json", name + "="], [name + "=", "--print"],
      ] {
        #expect([GivenSetting](plain: words) == nil, "\(words)")
        #expect(throws: (any Error).self, "\(words)") { try Pricetui.requireValues(words) }
      }
      // How a program ends says another test: an option and an alert stand for all.
      guard isFullRun || ["--vat", "--alert-below"].contains(name) else { continue }
      let result = try run([name + "=", "today.json"])
      // Of an alert, 1 is an answer.
      let status: TerminalTestSupport.ExitStatus =
        name.hasPrefix("--alert") ? .exited(2) : .exited(64)
      #expect(result.status == status && result.messages.contains("“\(name)=”"), "\(name)")
    }
    try Pricetui.requireValues(["--area=NO1", "--line-format", "{price}=", "--add=22-06=38.21"])
    try Pricetui.requireValues(["--print", "--", "--odd="])
  }

  // Every setting with its value.
  private func described(_ given: [GivenSetting]) throws -> [String] {
    Mirror(reflecting: try Settings(given)).children.flatMap { group in
      Mirror(reflecting: group.value).children.map {
        "\(group.label ?? "") \($0.label ?? "") \($0.value)"
      }
    }
  }
}
