import Foundation
import TerminalApp
import Testing

/// The code of the articles, which is compiled and run here.
struct DocumentationTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalog = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/TerminalCharts/TerminalCharts.docc")

  @Test("Every code block of the chart articles is compiled")
  func everyCodeBlockIsCompiled() throws {
    // `make products` builds and runs the first program of the articles.
    let source = try [
      "DocumentationSnippets.swift", "TypeSnippets.swift",
      "../Products/Sources/print-chart/main.swift",
    ].flatMap { try Self.tests.appendingPathComponent($0).lines }
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.catalog, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    #expect(files.count >= 6)
    for file in files {
      for block in try Self.codeBlocks(of: file.lines)
      where !block.contains("#if canImport(Charts)") {
        #expect(
          Self.contains(source, block),
          "\(file.lastPathComponent): not in DocumentationSnippets: \(block.first ?? "")")
      }
    }
  }

  @MainActor @Test func everySnippetRuns() {
    let snippets = DocumentationSnippets()
    let size = CellSize(columns: 80, rows: 24)
    let frame = snippets.day()
    #expect(frame.buffer.size == size)
    for view in [
      AnyView(snippets.bars()), AnyView(snippets.series()), AnyView(snippets.annotation()),
      AnyView(snippets.axes()), AnyView(snippets.scales()), AnyView(snippets.overlay()),
      AnyView(snippets.sparkline()), AnyView(PriceChart(prices: snippets.prices)),
      AnyView(snippets.cloud()), AnyView(snippets.surface()), AnyView(TurningChart()),
      AnyView(snippets.marks), AnyView(snippets.modifiers), AnyView(snippets.histogram),
    ] {
      #expect(!snippets.printing(view).isEmpty)
    }
    let hour = snippets.hour(atColumn: 10, in: frame)
    #expect(hour.flatMap { snippets.nearest(to: $0, in: snippets.prices) } != nil)
  }

  @Test("The example with pixels fills the plot with an image") func pixels() throws {
    let (plot, images) = DocumentationSnippets().pixels()
    let image = try #require(images.first)
    #expect(images.count == 1 && image.visible.contains(true))
    #expect(CGFloat(image.image.width) >= (try #require(plot)).width / 8 * 10)
  }

  @Test("The example with a selection draws each hour over the same chart")
  func selection() {
    let snippets = DocumentationSnippets()
    let plain = PriceChart(prices: snippets.prices).render(in: CellSize(columns: 80, rows: 24))
    let frames = [plain.buffer] + snippets.selections()
    #expect(Set(frames.map { $0.encoded(colorDepth: .monochrome) }).count == 25)
    let pictures = snippets.pictures()
    #expect(pictures.svg.contains("<title>Prices") && pictures.png.starts(with: [0x89, 0x50]))
  }

  private static func codeBlocks(of lines: [String]) -> [[String]] {
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
        block?.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return blocks
  }

  private static func contains(_ source: [String], _ block: [String]) -> Bool {
    guard let first = block.first else { return true }
    return source.indices.contains { start in
      source[start] == first && Array(source[start...].prefix(block.count)) == block
    }
  }
}

extension URL {
  /// The lines of the file without surrounding spaces.
  fileprivate var lines: [String] {
    get throws {
      try String(contentsOf: self, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { line in
        line.hasPrefix("```") ? String(line) : line.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
