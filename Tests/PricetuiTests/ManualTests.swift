import Foundation
import TerminalTestSupport
import Testing

@testable import pricetui

@Suite("The manual and the README") struct ManualTests {
  /// The long names of all options, by the program's own help.
  private func options() throws -> Set<String> {
    let help = try run(["--help"]).output
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  -") }
    let words = lines.flatMap { $0.prefix(40).split { " ,<>".contains($0) } }
    return Set(words.filter { $0.hasPrefix("--") }.map(String.init))
  }

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("Every option is in both") func everyOptionIsInBoth() throws {
    let options = try options()
    #expect(options.count > 25)
    let manual = try text("Resources/pricetui.1")
      .replacing("\\-", with: "-")
    let readme = try text("README.md")
    for option in options {
      #expect(manual.contains(option), "\(option) in the manual")
      let isKnownFromAnywhere = ["--version", "--help"].contains(option)
      #expect(isKnownFromAnywhere || readme.contains(option), "\(option) in the README")
    }
  }

  @Test("Every setting is named in the manual, and nothing else")
  func everySettingIsNamed() throws {
    let manual = try text("Resources/pricetui.1").replacing("\\-", with: "-")
    let start = try #require(manual.range(of: "Settings are: "))
    let names = manual[start.upperBound...].prefix { $0 != "." }
      .split { $0 == "," || $0.isWhitespace }.map(String.init)
    #expect(names == Setting.kept.map(\.name))
  }
}
