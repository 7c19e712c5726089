import CLibrary
import Foundation
import TerminalTestSupport
import Testing

@Suite("Printing") struct PrintingTests {
  @Test("The chart is printed when there is no terminal") func printsWhereThereIsNoTerminal() throws
  {
    let result = try run(sampleDay)
    #expect(result.status == .exited(0) && result.messages == "")
    let rows = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 31 && rows.last == "")
    #expect(rows[0].contains("Tuesday 12 July 2022"))
    #expect(result.output.contains("now 09:00-10:00  408"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("--color always overrides NO_COLOR, and rows with colours end with a reset")
  func coloursAreResetAtTheEndOfRows() throws {
    let result = try run(sampleDay + ["--color", "always"], environment: ["NO_COLOR": "1"])
    #expect(result.output.contains("\u{1B}[38;5;"))
    for row in result.output.split(separator: "\n") where row.contains("\u{1B}") {
      let last = row.split(separator: "\u{1B}[", omittingEmptySubsequences: false).last ?? ""
      #expect(last.hasPrefix("m"), "\(row.debugDescription)")
    }
  }

  @Test(
    "Every kind of chart is printed in every glyph set", arguments: ["line", "step", "area", "bar"])
  func everyKindInEverySet(kind: String) throws {
    for glyphs in ["braille", "block", "ascii"] {
      let result = try run(
        sampleDay + ["--chart", kind, "--glyphs", glyphs, "--size", "80x24", "--select", "13:00"])
      #expect(result.status == .exited(0))
      #expect(result.output.contains(glyphs == "ascii" ? "326 ore per kWh" : "326 øre per kWh"))
      #expect(glyphs != "ascii" || result.output.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("Standard input can be described like a file") func standardInputIsAFileToo() throws {
    let text = #"{"values":[1,2],"fromDate":"2026-01-01T00:00:00","toDate":"2026-01-01T02:00:00"}"#
    let result = try run(["describe", "-", "--now", "2026-01-01T01:20"], input: text)
    #expect(result.output.contains("Now, 01:00-02:00: 2 øre per kWh, the highest."))
  }

  // Commands that cover all kinds of output, including help and completions.
  private static let writings: [[String]] = [
    ["--help"], ["--version"], ["--generate-completion-script", "bash"], ["formats"],
    sampleDay, ["describe"] + sampleDay, ["export", "csv", samplePath],
  ]

  @Test("A full disk is reported with status 74", arguments: writings) func aFullDiskIsTold(
    arguments: [String]
  ) throws {
    let folder = try TemporaryDirectory()
    let messages = folder.write("", to: "messages")
    let child = try ChildProcess(
      program, arguments, environment: childEnvironment(),
      streams: [.file("/dev/null"), .file("/dev/full"), .file(messages)])
    #expect(try child.wait() == .exited(74))
    #expect(contents(messages).hasPrefix("pricetui: Standard output cannot be written: "))
  }

  @Test("A reader that has closed the pipe causes no message", arguments: writings)
  func aReaderThatHasGoneIsNoTrouble(arguments: [String]) throws {
    let folder = try TemporaryDirectory()
    let messages = folder.write("", to: "messages")
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let child = try ChildProcess(
      program, arguments, environment: childEnvironment(),
      streams: [.file("/dev/null"), .descriptor(ends[1]), .file(messages)])
    // A test runner may have its children ignore the signal.
    #expect([.exited(0), .signalled(SIGPIPE)].contains(try child.wait()))
    #expect(contents(messages) == "")
  }

  @Test(
    "Help, the version and the list of formats are printed without messages",
    arguments: ["--help", "--version", "formats"]) func tellsAbout(
      option: String
    ) throws
  {
    let result = try run([option])
    #expect(result.status == .exited(0) && !result.output.isEmpty && result.messages == "")
  }
}

@Suite("Bad input") struct BadInputTests {
  struct Case: Sendable {
    let name: String
    let text: String
    let words: [String]
  }

  private static let shape = #","fromDate":"2026-01-01T00:00:00","toDate":"2026-01-02T00:00:00"}"#

  @Test(
    "A file that cannot be read as prices is refused in one sentence",
    arguments: [
      Case(name: "empty", text: "", words: ["empty"]),
      Case(name: "truncated", text: #"{"values":[1,2"#, words: ["line 1", "ends too early"]),
      Case(name: "not JSON", text: "hello there", words: []),
      Case(name: "other JSON", text: #"{"a":1}"#, words: ["format"]),
      Case(
        name: "NaN", text: #"{"values":[NaN"# + String(repeating: ",1", count: 23) + "]" + shape,
        words: ["line 1", "NaN"]),
      Case(
        name: "too large",
        text: #"{"values":[1e400"# + String(repeating: ",1", count: 23) + "]" + shape,
        words: ["line 1", "1e400"]),
      Case(
        name: "a million",
        text: #"{"values":["# + Array(repeating: "1", count: 1_000_000).joined(separator: ",") + "]"
          + shape, words: ["1000000 values"]),
      Case(name: "controls", text: "\u{1B}[2J\u{7}{", words: []),
    ]) func isOneSentence(input: Case) throws
  {
    let folder = try TemporaryDirectory()
    let path = folder.write(input.text, to: "prices.json")
    let result = try run([path])
    #expect(result.status == .exited(65), "\(input.name)")
    #expect(result.output == "")
    expectSentence(result.messages, about: path)
    for word in input.words { #expect(result.messages.contains(word), "\(result.messages)") }
  }

  private func expectSentence(_ message: String, about path: String) {
    #expect(message.hasPrefix("pricetui: \(path)"), "\(message)")
    #expect(message.hasSuffix(".\n") && message.filter { $0 == "\n" }.count == 1)
    #expect(message.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test("A folder without files and a missing file are refused in a sentence that names them")
  func whatCannotBeRead() throws {
    let folder = try TemporaryDirectory()
    for path in [folder.path, folder.path + "/absent"] {
      let result = try run([path])
      #expect(result.status == .exited(66))
      expectSentence(result.messages, about: path)
    }
  }

  @Test(
    "A file without read permission is refused",
    .enabled(if: geteuid() != 0, "root may read every file"))
  func whatMayNotBeRead() throws {
    let folder = try TemporaryDirectory()
    let path = folder.write("{}", to: "secret.json")
    chmod(path, 0)
    #expect(try run([path]).status == .exited(66))
  }

  @Test("A file of two gibibytes is refused within seconds") func aHugeFileIsRefusedAtOnce() throws
  {
    let folder = try TemporaryDirectory()
    let path = folder.write("", to: "huge.json")
    truncate(path, off_t(2) << 30)
    let start = monotonicSeconds()
    let result = try run([path])
    #expect(result.status == .exited(65))
    #expect(monotonicSeconds() - start < 10)
    expectSentence(result.messages, about: path)
  }

  @Test(
    "Wrong options and values are refused with status 64",
    arguments: [
      [], ["--file"], ["--chart", "pie"], ["--size", "0x0"], ["--size", "9999x9"],
      ["--theme", "mauve"], ["--now", "yesterday"], ["--select", "25:00"], ["--glyphs", "emoji"],
      ["--timezone", "Mars/Olympus"], ["--unit", "apples"], ["--date", "2026-02-30"], ["--wrong"],
      ["pick", samplePath, "--print"], [samplePath, "--select", "2030-01-01"],
    ]) func badUsage(arguments: [String]) throws
  {
    let result = try run(arguments)
    #expect(result.status == .exited(64), "\(arguments)")
    #expect(!result.messages.isEmpty && result.output == "")
  }

  @Test("A message has a few lines at most, whatever the file or the option contains")
  func aMessageIsAFewLinesWhateverTheFileHolds() throws {
    let length = isFullRun ? 300 : 60
    let names = (0..<900).map { "\($0)" + String(repeating: "\u{202E}\u{61C}x", count: length) }
    let rows = names.map { "2026-01-01T00:00Z,1,\($0)\n" }.joined()
    let folder = try TemporaryDirectory()
    let path = folder.write("time,price,area\n" + rows, to: "areas.csv")
    for arguments in [["now", path], [path, "--area", "none"]] {
      let result = try run(arguments)
      #expect(result.status != .exited(0) && result.messages.count < 900)
      #expect(result.messages.contains("(900)"))
      let isHidden = result.messages.unicodeScalars.contains {
        "\u{202E}\u{61C}".unicodeScalars.contains($0)
      }
      #expect(!isHidden)
    }
    let long = try run(["--" + String(repeating: "x", count: isFullRun ? 10_000 : 3_000)])
    #expect(long.status == .exited(64) && long.messages.count < 1100)
  }

  @Test(
    "A message about a wrong value gives an example",
    arguments: [
      ("--size", "80", "100x30"), ("--now", "noon", "13:00"), ("--select", "1 pm", "13:00"),
      ("--line-format", "{pris}", "{price}"),
    ]) func wrongValuesAreAnsweredByAnExample(option: String, value: String, example: String) throws
  {
    let form = option == "--line-format" ? ["now"] : ["print"]
    let result = try run(form + [samplePath, option, value])
    #expect(result.status == .exited(64))
    #expect(result.messages.contains("“\(value)”") && result.messages.contains(example))
  }

  @Test("Picking without a terminal is refused and prints nothing")
  func withoutATerminalThereIsNoPicking() throws {
    let result = try ChildProcess.run(
      "/bin/sh", ["-c", "setsid --wait '\(program)' pick '\(samplePath)' </dev/null"])
    #expect(result.output == "" && result.status != .exited(0))
  }
}
