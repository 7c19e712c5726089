import Foundation
import TerminalTestSupport
import Testing

@testable import pricetui

/// Tests of hostile text in areas, units, messages and file names, in every output for people.
@Suite("Faults: hostile text in output", .serialized, .waits) struct HostileOutputFaultTests {
  private static let hostile =
    "\u{1B}[2J\u{9B}31m\u{7}\u{202E}\u{2066}\u{61C}\u{200D}\n\r\u{85}\u{2028}\u{7F}\u{FEFF}<&\"'>"
  /// A long name: in a full run nearly a mebibyte, the limit of a string.
  private static let long = String(
    repeating: "long name\u{301} ", count: isFullRun ? 80_000 : 1_000)

  /// Returns the prices of two areas with a given name, as JSON.
  private static func prices(_ name: String) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let rows = ["1", "2"].flatMap { area in
      (10..<12).map { hour in
        "{\"start\":\"2026-01-05T\(hour):00:00Z\",\"price\":\(area)\(hour),"
          + "\"area\":\(quoted.dropLast())\(area)\"}"
      }
    }
    return "[\(rows.joined(separator: ","))]"
  }

  /// Returns the first hostile character of a terminal's text; `nil` if it has only text and
  /// colours.
  private func fault(in text: String) -> String? {
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let raw = plain.unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    return raw.map { "U+\(String($0.value, radix: 16)) in \(text.prefix(500).debugDescription)" }
  }

  static let outputs = [
    ["print"], ["print", "--color", "always"], ["print", "--glyphs", "ascii"], ["describe"],
    ["export", "table"], ["export", "csv"], ["export", "json"], ["export", "svg"], ["now"],
    ["print", "--chart", "bar"], ["print", "--area", "nowhere"], ["print", "--select", "never"],
    ["print", "--unit", "NOK/kWh"], ["print", "--support", "norgespris"],
    ["describe", "--locale", "nb"],
  ]

  @Test(
    "Names of areas are printed without control characters, and messages stay short",
    arguments: outputs) func areasAreShownAsText(arguments: [String])
    throws
  {
    for name in [Self.hostile, Self.long] {
      let now = arguments.first == "export" ? [] : ["--now", "2026-01-05T11:30"]
      let result = try run(arguments + ["-"] + now, input: try Self.prices(name))
      #expect(fault(in: result.output) == nil)
      #expect(fault(in: result.messages) == nil)
      // Messages have a few lines, however long the names are.
      #expect(result.messages.unicodeScalars.count < 4_000, "\(result.messages.prefix(300))")
      #expect(result.messages.isEmpty || result.messages.hasSuffix("\n"))
      if arguments.contains("svg") { #expect(isWellFormedXML(result.output)) }
    }
  }

  /// Returns the prices of a single area with a given name, as CSV.
  private func onePrice(_ area: String) -> String {
    let cell = area.replacing("\"", with: "\"\"").replacing("\n", with: " ").replacing(
      "\r", with: " ")
    return "time,price,area,unit\n"
      + (10..<14).map { "2026-01-05T\($0):00Z,\($0),\"\(cell)\",NOK/kWh\n" }.joined()
  }

  @Test(
    "The name of a single area is printed without control characters",
    arguments: [
      ["stats", "--output", "csv"], ["stats", "--output", "json"], ["stats"],
      ["now", "--line-format", "{area}"], ["now", "--output", "waybar"],
      ["export", "json", "--chart", "duration"],
    ])
  func singleArea(arguments: [String]) throws {
    let now = arguments.contains("json") ? [] : ["--now", "2026-01-05T11:30"]
    let result = try run(arguments + ["-"] + now, input: onePrice(Self.hostile))
    #expect(result.status == .exited(0), "\(result)")
    #expect(fault(in: result.output) == nil && fault(in: result.messages) == nil)
  }

  @Test("The name of an area is escaped in the markup of waybar")
  func waybarArea() throws {
    let bar = try run(
      [
        "now", "-", "--now", "2026-01-05T11:30Z", "--output", "waybar", "--line-format",
        "<b>{area}</b>",
      ], input: onePrice("A&B <i>\u{1B}"))
    #expect(bar.output.hasPrefix("{\"text\":\"<b>A&amp;B &lt;i&gt;␛</b>\""), "\(bar)")
  }

  @Test(
    "Names of contracts are printed without control characters, in a table and in CSV",
    arguments: [[], ["--output", "csv"]])
  func contracts(arguments: [String]) throws {
    let folder = try TemporaryDirectory()
    let name = Self.hostile.replacing("\n", with: "").replacing("\r", with: "")
    let offers = folder.write(
      "[contract \(name)1]\nprice = 1\n[contract \(name)2]\nprice = 2\n", to: "offers")
    let usage = folder.write(
      "Fra;Til;KWH 60 Forbruk;Kvalitet\n05.01.2026 11:00;05.01.2026 12:00;0,5;Målt\n",
      to: "usage.csv")
    let result = try run(
      ["cost", usage, "-", "--contract-file", offers] + arguments, input: onePrice("NO1"))
    #expect(result.output.contains("␛[2J"), "\(result)")
    #expect(fault(in: result.output) == nil && fault(in: result.messages) == nil)
  }

  @Test("Names of files are printed without control characters") func namesOfFilesAreShownAsText()
    throws
  {
    let folder = try TemporaryDirectory()
    let name = "a\u{1B}[2J\u{202E}\n\u{9B}31m<&\"'>"
    for text in ["", "[1", "<a>", "time,price\nx,y\n"] {
      let result = try run([folder.write(text, to: name), "--print"])
      #expect(result.status == .exited(65) && fault(in: result.messages) == nil)
      #expect(result.messages.split(separator: "\n").count == 1, "\(result.messages)")
    }
    for bytes in [
      "no such\u{1B}[2J\u{202E}", "\u{7F}\u{85}", String(repeating: "n", count: 100_000),
    ] {
      let result = try run([bytes, "--print"])
      #expect(result.status == .exited(66) && fault(in: result.messages) == nil)
      #expect(result.messages.unicodeScalars.count < 1_100)
    }
    // A file name whose bytes are not valid UTF-8.
    let output = try ChildProcess.run(
      "/bin/bash", ["-c", "'\(program)' --print $'/tmp/\\xff\\xfe\\x80.csv' 2>&1"]
    ).output
    #expect(output.hasPrefix("pricetui: /tmp/") && fault(in: output) == nil, "\(output)")
  }

  /// Texts of 64 KiB to use as values of options.
  private static let longTexts = ["n", "/", "9", " ", "a\n", "\u{1B}[2J", "価", "1,", "13:00"].map {
    String(repeating: $0, count: 65_536 / $0.utf8.count)
  }

  /// The texts are given on the command line and in the environment.
  ///
  /// Every option gets one of the texts, in a full run all of them. The hundred runs of the program
  /// take some seconds.
  @Test("The message about a value of any length is at most one sentence")
  func textsOfAnyLengthAreOneSentence() throws {
    let options = SettingTable().all
    for (number, option) in options.enumerated() {
      for (place, text) in Self.longTexts.enumerated()
      where isFullRun || (number + place).isMultiple(of: Self.longTexts.count) {
        for isVariable in [false, true] {
          let result = try PricetuiTests.run(
            ["print", samplePath] + (isVariable ? [] : ["--\(option.name)=\(text)"]),
            environment: isVariable ? [option.variable: text] : [:])
          #expect(fault(in: result.messages) == nil)
          #expect(result.messages.unicodeScalars.count < 1_100, "--\(option.name)")
          #expect(result.messages.split(separator: "\n").count < 2, "\(result.messages)")
          let isRefused = result.status != .exited(0)
          #expect(!isRefused || result.messages.hasPrefix("pricetui: "), "--\(option.name)")
          #expect(result.messages.isEmpty || result.messages.hasSuffix(".\n"), "--\(option.name)")
        }
      }
    }
    let folder = try TemporaryDirectory()
    // This file contains no valid setting.
    let path = folder.write(String(repeating: "n\n", count: 32_768), to: "config")
    let result = try run([samplePath, "--print", "--config", path])
    #expect(result.status == .exited(0))
    #expect(result.messages.split(separator: "\n").count == 21)
    #expect(result.messages.hasSuffix("… (32768)\n"))
  }

  @Test("A message about an assumption precedes the error") func whatWasAssumedIsSaidBeforeAnError()
    throws
  {
    let prices = "time,price\n2024-01-01 00:00,1\n2024-01-01 01:00,2\n"
    for arguments in [
      ["print", "--select", "2030-01-01T12:00"], ["now"],
      ["export", "svg", "--save", "/x/y.svg", "--select", "2030-01-01T12:00"],
    ] {
      let result = try run(arguments + ["-"], input: prices)
      #expect(result.status != .exited(0) && result.output.isEmpty)
      let lines = result.messages.split(separator: "\n")
      #expect(lines.count == 2 && lines[0].contains("--timezone"), "\(arguments) \(lines)")
      #expect(lines.last.map { !$0.contains("--timezone") } == true, "\(lines)")
    }
  }

  @Test("Names and values of a source are printed without control characters")
  func wordsOfTheSourceAreShownAsText() throws {
    let quoted = String(decoding: try JSONEncoder().encode(Self.hostile), as: UTF8.self)
    let long = String(decoding: try JSONEncoder().encode(Self.long), as: UTF8.self)
    let table = "\"" + Self.hostile.replacing("\"", with: "\"\"") + "\""
    let xml = "\u{202E}\u{61C}&#27;&#7;&lt;"
    let texts = [
      "{\"error\":\(quoted)}", "{\"message\":\(long)}", "[{\(quoted):1}]", "[{\(long):1}]",
      "[{\"start\":\(quoted),\"price\":1}]", "[{\"start\":\(long),\"price\":1}]",
      "[{\"start\":\"2026-01-05\",\"price\":\(quoted)}]", "time,price\n\(table),1\n",
      "time,price\n2026-01-05,\(table)\n", "time,\(table)\n2026-01-05,1\n2026-01-06,x\n",
      "time,price,unit\n2026-01-05,1,\(table)\n",
      "<Acknowledgement_MarketDocument>"
        + "<Reason><text>\(xml)</text></Reason></Acknowledgement_MarketDocument>",
      "<\(Self.hostile)>", "<a\(Self.long)/>", Self.hostile, Self.long,
    ]
    let outputs = [["print"], ["describe"], ["print", "--format", "csv"]]
    for (index, text) in texts.enumerated() {
      for arguments in isFullRun ? outputs : [outputs[index % outputs.count]] {
        let result = try run(arguments + ["-"], input: text)
        #expect(fault(in: result.output) == nil && fault(in: result.messages) == nil)
        #expect(result.messages.unicodeScalars.count < 4_000, "\(result.messages.prefix(300))")
      }
    }
  }

  @Test("The screen shows names of areas without control characters") func theScreenShowsTextAlone()
    throws
  {
    let folder = try TemporaryDirectory()
    let path = folder.write(try Self.prices(Self.hostile), to: "prices.json")
    let terminal = try PseudoTerminal()
    try terminal.start(program, [path, "--now", "2026-01-05T11:30"])
    try terminal.waitFor("quit")
    terminal.send("?")
    terminal.settle(milliseconds: 200)
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(0))
    let text = terminal.text()
    #expect(!text.contains("\u{1B}[2J\u{9B}") && !text.contains("\u{9B}31m"))
    for scalar in "\u{202E}\u{2066}\u{61C}\u{FEFF}\u{85}\u{2028}".unicodeScalars {
      #expect(!text.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// XML with an entity that grows exponentially, with entities of files and of the network, and
  /// with an unknown entity.
  @Test(
    "XML with declared or unknown entities is refused",
    arguments: [
      "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;\">]>"
        + "<Publication_MarketDocument>&d;&d;</Publication_MarketDocument>",
      "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><Publication_MarketDocument>&b;"
        + "</Publication_MarketDocument>",
      "<!DOCTYPE a SYSTEM \"http://127.0.0.1:9/a.dtd\"><Publication_MarketDocument/>",
      "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY % b SYSTEM \"/dev/zero\"> %b;]>"
        + "<Publication_MarketDocument/>",
      "<Publication_MarketDocument>&unknown;</Publication_MarketDocument>",
    ]) func entitiesAreRefused(text: String) throws
  {
    let result = try run(["-", "--print"], input: text)
    #expect(result.status == .exited(65) && result.output.isEmpty)
    #expect(result.messages.contains("line 1") && !result.messages.contains("root:"))
    #expect(result.messages.split(separator: "\n").count == 1, "\(result.messages)")
  }
}
