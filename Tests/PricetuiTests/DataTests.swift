import Foundation
import TerminalTestSupport
import Testing

/// Two hours of two areas, in the format of Nord Pool's portal.
private let areas = """
  {"deliveryDateCET":"2025-12-01","version":1,"deliveryAreas":["NO1","NO2"],"market":"DayAhead",
  "multiAreaEntries":[
  {"deliveryStart":"2025-12-01T11:00:00Z","deliveryEnd":"2025-12-01T12:00:00Z",
  "entryPerArea":{"NO1":800.5,"NO2":-10}},
  {"deliveryStart":"2025-12-01T12:00:00Z","deliveryEnd":"2025-12-01T13:00:00Z",
  "entryPerArea":{"NO1":1200,"NO2":125.25}}],
  "currency":"NOK","areaStates":[{"state":"Final","areas":["NO1","NO2"]}]}
  """
private let noon = ["--now", "2025-12-01T12:30"]

@Suite("Data for other programs") struct DataTests {
  private func output(_ arguments: [String], of text: String = areas) throws -> String {
    try PricetuiTests.output(arguments + ["-"], input: text)
  }

  @Test("Tables format numbers for the locale") func tablesHaveTheLocalesNumbers() throws {
    #expect(
      try output(["export", "table", "--locale", "nb_NO"]) == """
        NO1
        dato        tid          øre/kWh
        2025-12-01  12:00-13:00     80,1
        2025-12-01  13:00-14:00    120,0

        NO2
        dato        tid          øre/kWh
        2025-12-01  12:00-13:00     −1,0
        2025-12-01  13:00-14:00     12,5

        """)
  }

  @Test("An offset west of Greenwich is the value of --timezone") func westernOffset() throws {
    let text = "time,price ct/kWh\n2026-11-26 00:00,1\n2026-11-26 01:00,2\n"
    let result = try run(
      ["export", "csv", "--no-config", "--timezone", "-05:00", "-"], input: text)
    #expect(result.output.contains("2026-11-26T01:00:00-05:00,2026-11-26T02:00:00-05:00,2"))
  }

  @Test("Of one area and all areas one is chosen") func areasOfOne() throws {
    let result = try run(["print", "--area", "NO1", "--show", "areas", "-"], input: areas)
    #expect(result.status == .exited(64) && result.messages.contains("choose one"), "\(result)")
  }

  @Test("Exported data export to the same data again", arguments: ["csv", "json", "jsonl"])
  func outputOpensAgainToTheSame(form: String) throws {
    let first = try output(["export", form])
    #expect(first.contains("NO1") && first.contains("NO2"))
    #expect(try output(["export", form], of: first) == first)
    let other = form == "csv" ? "json" : "csv"
    let through = try output(["export", other], of: first)
    #expect(try output(["export", form], of: through) == first)
  }

  @Test("CSV and JSON have the documented columns") func columnsAreTheDocumentedOnes() throws {
    #expect(
      try output(["export", "csv", "--area", "NO2", "--unit", "NOK/MWh"]) == """
        start,end,price,unit,area,vat
        2025-12-01T12:00:00+01:00,2025-12-01T13:00:00+01:00,-10,kr/MWh,NO2,excluded
        2025-12-01T13:00:00+01:00,2025-12-01T14:00:00+01:00,125.25,kr/MWh,NO2,excluded

        """)
    #expect(
      try output(["export", "json", "--area", "NO2", "--vat", "25"]) == """
        {
          "schema": 1,
          "prices": [
            {"start":"2025-12-01T12:00:00+01:00","end":"2025-12-01T13:00:00+01:00",\
        "price":-1.25,"unit":"NOK øre/kWh","area":"NO2","vat":"included"},
            {"start":"2025-12-01T13:00:00+01:00","end":"2025-12-01T14:00:00+01:00",\
        "price":15.65625,"unit":"NOK øre/kWh","area":"NO2","vat":"included"}
          ]
        }

        """)
  }

  @Test("Status lines have the price, its trend, its level and extremes")
  func linesAreForStatusBars() throws {
    let area = ["now"] + noon + ["--area", "NO1"]
    #expect(try output(area) == "80 øre/kWh ↑ cheap min 80 at 12:00\n")
    #expect(
      try output(
        area + ["--output", "line", "--line-format", "{area} {price} {trend} {max}@{max_hour} {}"])
        == "NO1 80 ↑ 120@13:00 {}\n")
    #expect(
      try output(area + ["--locale", "nb_NO"])
        == "80 øre/kWh ↑ billig min 80 kl. 12:00\n")
    let json = try output(area + ["--output", "waybar", "--line-format", "{price}"])
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String]
    #expect(
      object == ["text": "80", "tooltip": "▶ 12:00 80\n  13:00 120", "class": "cheap"])
  }

  @Test("The price of now includes VAT, additions and support") func moneyComesOnTop() throws {
    let arguments = ["now"] + noon + ["--area", "NO1", "--line-format", "{price}"]
    #expect(try output(arguments + ["--vat", "25"]) == "100\n")
    #expect(try output(arguments + ["--vat", "25", "--add", "51,25"]) == "151\n")
    #expect(try output(arguments + ["--add", "22-06=38.21", "--add", "06-22=-10"]) == "70\n")
    #expect(try output(arguments + ["--support", "norgespris"]) == "40\n")
    #expect(try output(arguments + ["--support", "norgespris", "--vat", "25"]) == "50\n")
  }

  static let alerts: [([String], Int32)] = [
    (["--below", "81"], 0), (["--below", "80"], 1), (["--above", "-5"], 0),
    (["--above", "80,05"], 1), (["--below", "1", "--above", "2"], 0),
    (["--below", "81", "--now", "2030-01-01T00:00"], 2),
    (["--below", "much"], 64), (["--below", "1", "--area", "SE1"], 2),
    (["--below", "1", "--output", "line"], 64), (["--above", "1", "--wrong"], 64),
  ]

  @Test("Alerts answer with their exit status", arguments: alerts) func alertsAnswerWithTheirStatus(
    arguments: [String], status: Int32
  )
    throws
  {
    let area = arguments.contains("--area") ? [] : ["--area", "NO1"]
    let now = arguments.contains("--now") ? [] : noon
    let result = try run(["now", "-"] + area + now + arguments, input: areas)
    #expect(result.status == .exited(status) && result.output == "")
    #expect(result.messages.isEmpty == (status < 2), "\(result.messages)")
  }

  @Test("A file with several areas needs --area") func severalAreasNeedAChoice() throws {
    let result = try run(["now", "-"], input: areas)
    #expect(result.status == .exited(64))
    #expect(
      result.messages
        == "pricetui: The file has several areas; choose one with --area: NO1, NO2.\n")
    for command in [["stats"], ["export", "wav"]] {
      let other = try run(command + ["-"], input: areas)
      #expect(other.messages == result.messages && other.status == .exited(64), "\(command)")
    }
    #expect(try run(["config", "--area", "XX"]).status == .exited(64))
  }

  @Test(
    "Options that do not go together and wrong values are refused in one sentence",
    arguments: [
      ["print", "--line-format", "x"], ["export", "csv", "--line-format", "x"],
      ["now", "--output", "xml"], ["export", "csv", "--print"], ["now", "--size", "80x24"],
      ["export", "csv", "--select", "13:00"], ["export", "table", "--hover"],
      ["print", "--vat", "25", "--vat-state", "included"], ["print", "--vat", "-1"],
      ["print", "--vat", "101"], ["print", "--vat", "x"], ["print", "--add", "a=b"],
      ["print", "--add", "25-26=1"], ["print", "--support", "other"], ["print", "--locale", "1"],
      ["describe", "--size", "80x24"], ["--hover", "--print"], ["print", "--vat-state", "maybe"],
      ["now", "--line-format", "{price} {pris}"], ["export", "xml"], ["cheapest", "-1h"],
      ["cheapest", "40d"], ["print", "-", "-"], ["cost", "-", "-"],
      ["describe", "--chart", "contracts"], ["print", "--chart", "heatmap", "--show", "mean"],
      ["cost"], ["print", "--show", "mean"], ["describe", "--chart", "bar"],
      ["export", "wav", "--unit", "NOK/MWh"], ["export", "wav", "--vat", "25"],
      ["export", "wav", "--add", "51"], ["now", "--below", "1,000"], ["now", "--above", "-1.500"],
      ["cheapest", "2h", "--power", "1,500W"], ["print", "--add", "22-06=38.250"],
      ["print", "--unit", "EUR/MWh", "--unit", "øre/kWh"],
    ]) func nonsenseIsOneSentence(arguments: [String]) throws
  {
    let result = try run(arguments + [samplePath])
    #expect(result.status == .exited(64) && result.output == "")
    #expect(result.messages.hasPrefix("pricetui: ") && result.messages.hasSuffix(".\n"))
    #expect(result.messages.filter { $0 == "\n" }.count == 1, "\(result.messages)")
  }

  @Test("Days without terms of the support scheme are shown without it, and a notice names them")
  func supportNeedsItsYear() throws {
    let result = try run(["print", samplePath, "--support", "norgespris"])
    #expect(result.status == .exited(0))
    #expect(result.output.contains("no norgespris from 2022-07-12"))
  }

  @Test("The VAT state of the file can be given as an option") func theFilesStateCanBeTold() throws
  {
    let included = try run(["describe", samplePath, "--vat-state", "included"]).output
    #expect(included.contains("Tuesday 12 July 2022, in øre per kWh, incl. VAT."))
    for (heading, state, isContradicted) in [
      ("Preis inkl. MwSt", "excluded", true), ("Preis inkl. MwSt", "included", false),
      ("price", "excluded", false),
    ] {
      let text = "time,\(heading) ct/kWh\n2026-01-01T00:00Z,30\n2026-01-01T01:00Z,31\n"
      let told = try run(["describe", "-", "--vat-state", state], input: text).output
      #expect(told.contains("contradicts what the file says about VAT") == isContradicted)
    }
    let taxed = try run(
      ["describe", samplePath, "--vat-state", "excluded", "--vat", "25"]
    ).output
    #expect(taxed.contains(", incl. VAT.") && taxed.contains("Lowest 408"))
  }

  @Test("The environment chooses the language and the number format")
  func theEnvironmentChoosesTheLanguage() throws {
    let norwegian = try run(
      ["describe"] + sampleDay, environment: ["LANG": "nb_NO.UTF-8"]
    ).output
    #expect(norwegian.hasPrefix("Strømpris, tirsdag 12. juli 2022"))
    let mixed = try run(
      ["export", "table", "-", "--area", "NO2"], input: areas,
      environment: ["LANG": "en_GB.UTF-8", "LC_NUMERIC": "nb_NO.UTF-8"]
    ).output
    #expect(mixed.contains("−1,0"))
    let chosen = try run(
      ["describe", "--locale", "en_GB"] + sampleDay, environment: ["LC_ALL": "nb_NO.UTF-8"]
    ).output
    #expect(chosen.hasPrefix("Electricity price"))
  }

  @Test("Control characters in names are made visible") func hostileNamesAreMadeVisible() throws {
    let nasty = "\u{1B}[2J\u{7}"
    let json = areas.split(separator: "NO1").joined(separator: "\\u001b[2J\\u0007")
    for arguments in [["describe"], ["export", "table"], ["print"]] {
      let result = try run(arguments + ["-"], input: json)
      #expect(result.status == .exited(0) && !result.output.contains("\u{1B}"))
      #expect(!result.output.contains("\u{7}") && result.output.contains("␛[2J␇"))
    }
    for arguments in [
      [nasty], ["--" + nasty], ["--chart", nasty], ["--area", nasty + "x", "-"],
      ["--format", nasty, "-"],
      ["--select", nasty, samplePath], ["--locale", nasty, samplePath], ["now", "-"],
    ] {
      let result = try run(arguments, input: json)
      #expect(!result.messages.contains("\u{1B}") && !result.messages.contains("\u{7}"))
      #expect(result.status != .exited(0) && result.messages.hasPrefix("pricetui: "))
    }
  }

  @Test("JSON Lines of one price can be read again") func oneLine() throws {
    let csv = "start,price,unit\n2026-11-27T00:00:00+01:00,0.36,EUR/kWh\n"
    let line = try run(["export", "jsonl", "-"], input: csv)
    #expect(line.output.split(separator: "\n").count == 1)
    let again = try run(["export", "jsonl", "-"], input: line.output)
    #expect(again.output == line.output && again.status == .exited(0), "\(again)")
  }
}
