import Foundation
import Testing

/// Checks of the article on the architecture of the package.
struct ArchitectureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let page: String

  init() throws {
    page = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/pricetui/pricetui.docc/Architecture.md"), encoding: .utf8)
  }

  private var names: Set<String> {
    Set(page.matches(of: /`([^`\n]+)`/).map { String($0.1) })
  }

  @Test("Every path that the architecture article names exists") func pathsExist() {
    let paths = names.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Resources/") }
    #expect(paths.count > 10)
    for path in paths {
      let place = Self.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: place), "\(path)")
    }
  }

  @Test("The table of the architecture article has every module of the products, and no other")
  func modulesAreNamed() throws {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    // Programs that are not products, and C modules, which share a row.
    let others: Set = ["ChartGallery", "ExampleCharts", "Examples"]
    for module in Set(sources).subtracting(others)
    where !(module.hasPrefix("C") && module.dropFirst().first?.isUppercase == true) {
      #expect(names.contains(module), "\(module)")
    }
    let table = page.components(separatedBy: "## From a file").first ?? ""
    for row in table.split(separator: "\n") where row.hasPrefix("| `") {
      for name in row.split(separator: "|")[0].matches(of: /`([A-Za-z]+)`/).map(\.1) {
        #expect(sources.contains(String(name)), "\(name)")
      }
    }
  }
}
