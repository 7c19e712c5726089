import Foundation
import TerminalApp
import TerminalTestSupport
import Testing

/// The code of the articles, which is compiled and run here.
@MainActor @Suite("Articles about apps") struct AppDocumentationTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let catalog = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/TerminalApp/TerminalApp.docc")

  @Test("Every code block of the app articles is compiled") func everyCodeBlockIsCompiled() throws {
    let source = try Self.lines(of: Self.tests.appending(path: "DocumentationSnippets.swift"))
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.catalog, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    #expect(files.count >= 5)
    for file in files {
      for block in try Self.blocks(of: Self.lines(of: file)) {
        let first = try #require(block.first)
        #expect(
          source.indices.contains {
            // In the tests, a function may have an actor attribute in front of it.
            (source[$0] == first || source[$0] == "@MainActor " + first)
              && source[($0 + 1)...].prefix(block.count - 1) == block.dropFirst()
          }, "\(file.lastPathComponent): \(first)")
      }
    }
  }

  @Test("The code of the app articles does what the articles say")
  func theCodeDoesWhatTheArticlesSay() {
    let (text, hour) = worked()
    #expect(!text.contains("Select an hour"))
    #expect(hour != nil)
    var terminal = ScriptedTerminal(
      size: CellSize(columns: 60, rows: 12), script: [[.key(KeyPress(.right))], []])
    loop(&terminal)
    #expect(terminal.frames.count == 2)
    let host = ViewHost(size: CellSize(columns: 60, rows: 12)) { LeaveButton() }
    _ = host.frame()
    host.click(30, 6)
    #expect(host.isFinished)
    let marked = Marked().render(in: CellSize(columns: 60, rows: 12))
    let month = Month().render(in: CellSize(columns: 60, rows: 12))
    #expect(marked.proxy != nil && month.proxy != nil)
    let filled = halfWay().map { $0.count { "█▇▆▅▄▃▂▁".contains($0) } }
    #expect(filled.count == 3 && filled[0] == 0 && filled[1] > 0 && filled[1] < filled[2])
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func blocks(of lines: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in lines {
      if line.hasPrefix("```") {
        if let finished = block {
          blocks.append(finished)
          block = nil
        } else if line == "```swift" {
          block = []
        }
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}
