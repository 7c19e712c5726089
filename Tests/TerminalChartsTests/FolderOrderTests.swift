import Foundation
import Testing

/// Checks of the folder order that the article on architecture states: no file names a type of a
/// later folder.
@Suite("Folder order of the chart library") struct FolderOrderTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = root.appending(path: "Sources/TerminalCharts")

  private struct Source {
    let folder: String
    let name: String
    let text: String

    /// The types that the file declares at the top level.
    var declared: Set<Substring> {
      Set(text.split(separator: "\n").compactMap { Self.declaration(in: $0) })
    }

    /// All words of the file.
    var words: Set<Substring> {
      Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }

    private static func declaration(in line: Substring) -> Substring? {
      let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias"]
      // Nested declarations are indented.
      guard line.first?.isWhitespace == false else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let place = words.firstIndex(where: keywords.contains), place < 4 else { return nil }
      return words.dropFirst(place + 1).first
    }
  }

  private static func files() throws -> [Source] {
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    return try paths.map { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { line in line.range(of: "//").map { line[..<$0.lowerBound] } ?? line }
        .joined(separator: "\n")
      let parts = path.split(separator: "/")
      return Source(
        folder: parts.count > 1 ? String(parts[0]) : "Chart", name: path, text: text)
    }
  }

  /// Returns the folders in the order of the article; the target's own files are `Chart`.
  private static func order() throws -> [String] {
    let readme = try String(
      contentsOf: root.appending(
        path: "Sources/pricetui/pricetui.docc/Architecture.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "<!-- folders -->"))
    let end = try #require(readme.range(of: "<!-- end of folders -->"))
    let folders =
      try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !$0.contains(".") } + ["Chart"]
    var order: [String] = []
    for word in readme[start.upperBound..<end.lowerBound].split(whereSeparator: { !$0.isLetter })
    where folders.contains(String(word)) && !order.contains(String(word)) {
      order.append(String(word))
    }
    #expect(Set(order) == Set(folders), "The article does not have all folders.")
    return order
  }

  @Test("No source file of the charts names a type of a later folder")
  func noFileNamesWhatALaterFolderDeclares() throws {
    let order = try Self.order()
    let files = try Self.files()
    try #require(files.count > 100)
    var owners: [Substring: Set<String>] = [:]
    for file in files {
      for name in file.declared { owners[name, default: []].insert(file.folder) }
    }
    for file in files {
      let place = try #require(order.firstIndex(of: file.folder))
      let later = file.words.filter { word in
        guard let owner = owners[word], owner.count == 1 else { return false }
        return owner.first.flatMap(order.firstIndex).map { $0 > place } ?? false
      }
      #expect(later.isEmpty, "\(file.name) names \(later.sorted())")
    }
  }
}
