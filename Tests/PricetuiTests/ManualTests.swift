import Foundation
import TerminalTestSupport
import Testing

@testable import pricetui

@Suite("The manual") struct ManualTests {
  private static let manual = packageFolder.appending(path: "Resources/pricetui.1")

  /// Updates the part of the manual if it differs, so that the change can be reviewed.
  @Test(
    "The manual's commands and options match the declarations", arguments: ["commands", "options"])
  func generated(part: String) throws {
    let wanted = try part == "commands" ? Declarations.commands() : Declarations.options()
    var text = try String(contentsOf: Self.manual, encoding: .utf8)
    let start = try #require(text.range(of: ".\\\" \(part)\n"))
    let end = try #require(text.range(of: ".\\\" end of \(part)"))
    let range = start.upperBound..<end.lowerBound
    guard text[range] != wanted else { return }
    text.replaceSubrange(range, with: wanted)
    try Data(text.utf8).write(to: Self.manual)
    Issue.record("The \(part) of the manual were written anew: look at them.")
  }

  @Test("Every setting is an option and is named in the manual")
  func everySettingIsNamed() throws {
    let options = try Declarations.leaves().reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let manual = try String(contentsOf: Self.manual, encoding: .utf8)
      .replacing("\\-", with: "-")
    let start = try #require(manual.range(of: "Settings are: "))
    let names = manual[start.upperBound...].prefix { $0 != "." }
      .split { $0 == "," || $0.isWhitespace }.map(String.init)
    #expect(names == SettingTable().all.map(\.name))
    for name in names { #expect(options.contains("--" + name), "\(name)") }
  }

  /// Returns the commands of the examples, without the parts for a shell, a timer or another
  /// program.
  private func examples() throws -> [[String]] {
    let manual = try String(contentsOf: Self.manual, encoding: .utf8)
    let start = try #require(manual.range(of: ".SH EXAMPLES\n"))
    let text = manual[start.upperBound...].split(separator: "\n").filter { !$0.hasPrefix("#") }
      .joined(separator: "\n").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    return text.matches(of: /\bpricetui ((?:'[^']*'|[^'"&|>\n)])+)/).map { match in
      let parts = match.output.1.split(separator: "'", omittingEmptySubsequences: false)
      return parts.enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
    }
  }

  @Test("The commands of the examples are parsed and run on the sample")
  func runExamples() throws {
    let examples = try examples()
    #expect(examples.count >= 14, "\(examples)")
    let folder = try TemporaryDirectory()
    for example in examples where !["pick", "export"].contains(example.first) {
      #expect(throws: Never.self, "\(example)") { try Pricetui.parseAsRoot(example) }
      // The sample replaces an area or a folder.
      var words = example.map { $0.hasPrefix("~") || $0.hasSuffix(".json") ? samplePath : $0 }
      if let area = words.firstIndex(of: "--area") {
        words.replaceSubrange(area...(area + 1), with: ["--file", samplePath])
      }
      let result = try run(
        words + ["--now", "2022-07-12T09:30"], environment: ["XDG_CONFIG_HOME": folder.path])
      let answers = words.contains("--below") || words.contains("--is-now")
      #expect(
        result.status == .exited(0) || answers && result.status == .exited(1),
        "\(words): \(result)")
    }
  }

  @Test("The README is short, and its commands are parsed") func readme() throws {
    let text = try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    let lines = text.split(whereSeparator: { "\n`(".contains($0) })
      .filter { $0.hasPrefix("pricetui ") }
    #expect(lines.count > 15)
    for line in lines {
      let command = line.prefix { !"#>&)".contains($0) }
      var words: [String] = []
      for (index, part) in command.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated()
      {
        words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      #expect(throws: Never.self, "\(words)") {
        try Pricetui.parseAsRoot(Array(words.dropFirst()))
      }
    }
  }
}
