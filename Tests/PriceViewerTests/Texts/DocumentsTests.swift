import Foundation
import Testing

@testable import PriceViewer

@Suite("Documents") struct DocumentsTests {
  @Test("The manual has the formats") func theManualHasTheFormats() throws {
    #expect(try manual("formats") == Documents.formats)
  }

  @Test("The manual has the placeholders") func theManualHasThePlaceholders() throws {
    #expect(try manual("placeholders") == Documents.placeholders)
  }

  @Test("The manual has the limits") func theManualHasTheLimits() throws {
    #expect(try manual("limits") == Documents.limits)
  }

  private func manual(_ name: String) throws -> String? {
    try part(of: "Resources/pricetui.1", ".\\\" \(name)\n", ".\\\" end of \(name)")
  }

  /// What stands between two marks of a file of the package.
  private func part(of path: String, _ start: String, _ end: String) throws -> String? {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    guard let first = text.range(of: start), let last = text.range(of: end) else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
