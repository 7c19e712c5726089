import Foundation
import TerminalTestSupport
import Testing

/// Checks of the list of Swift Charts' symbols and their state in this library.
@Suite(.needs("swift-symbolgraph-extract")) struct SwiftChartsManifestTests {
  struct Row {
    let name: String
    let state: String
    let reason: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let rows: [Row]

  init() throws {
    let file = Self.root.appendingPathComponent(
      "Tests/SourceCompatibilityTests/Manifest/SwiftCharts.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    rows = lines.filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.components(separatedBy: " | ")
      return Row(
        name: fields[0], state: fields.count > 1 ? fields[1] : "",
        reason: fields.dropFirst(2).joined(separator: " | "))
    }
  }

  @Test("Every name is listed once, with its state and, unless it is present, the reason")
  func rowsAreWhole() {
    #expect(rows.count > 500 && Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      #expect(["present", "different", "absent"].contains(row.state), "\(row.name)")
      #expect(row.reason.isEmpty == (row.state == "present"), "\(row.name)")
    }
  }

  // Takes a second or two: a tool of the compiler reads three complete modules.
  @Test("Exactly the names that are not absent are symbols of the library")
  func namesAreSymbols() throws {
    let symbols = try Self.symbols(of: ["TerminalCharts", "TerminalCharts3D", "TerminalViews"])
    #expect(symbols.count > 1000)
    for row in rows {
      #expect(symbols.contains(row.name) == (row.state != "absent"), "\(row.name) is \(row.state)")
    }
  }

  /// Returns the names of all public symbols, each with its parent types.
  private static func symbols(of modules: [String]) throws -> Set<String> {
    struct Graph: Decodable {
      struct Symbol: Decodable { let pathComponents: [String] }
      let symbols: [Symbol]
    }
    let tool = try #require(ExternalTool.path("swift-symbolgraph-extract"))
    let built = URL(fileURLWithPath: builtProduct("Modules"))
    // Products are in a folder for the build configuration, inside a folder for the target triple.
    let triple = built.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    let folder = try TemporaryDirectory()
    let extractions = try modules.map { module in
      try ChildProcess(
        tool,
        [
          "-module-name", module, "-target", triple, "-I", built.path, "-Xcc",
          "-fmodule-map-file=\(root.path)/Sources/CZlib/module.modulemap", "-Xcc",
          "-fmodule-map-file=" + builtProduct("CStrokeFont.build/module.modulemap"),
          "-module-cache-path", builtProduct("ModuleCache"), "-output-dir", folder.path,
          "-minimum-access-level", "public", "-skip-synthesized-members",
        ],
        environment: childEnvironment(),
        streams: [.file("/dev/null"), .file("/dev/null"), .descriptor(2)])
    }
    for extraction in extractions {
      #expect(try extraction.wait(Deadline(seconds: 120)) == .exited(0))
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try files.reduce(into: []) { names, file in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      names.formUnion(graph.symbols.map { $0.pathComponents.joined(separator: ".") })
    }
  }
}
