import Foundation
import Testing

/// The page that tells how the package is built is true.
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

  @Test("Every path that the page names exists") func pathsExist() {
    let paths = names.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Resources/") }
    #expect(paths.count > 10)
    for path in paths {
      let place = Self.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: place), "\(path)")
    }
  }

  @Test("Every module that users get is in the table, and no other")
  func modulesAreNamed() throws {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    // Programs beside the product, and C, which has a row for all.
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
