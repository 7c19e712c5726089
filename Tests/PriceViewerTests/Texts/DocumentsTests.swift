import Foundation
import Testing

@testable import PriceViewer

@Suite("Generated parts of the manual") struct DocumentsTests {
  @Test("The manual contains the formats of price files") func theManualHasTheFormats() throws {
    #expect(try manual("formats") == Documents.formats)
  }

  @Test("The manual contains the placeholders of line formats")
  func theManualHasThePlaceholders() throws {
    #expect(try manual("placeholders") == Documents.placeholders)
  }

  @Test("The manual contains the limits of reading") func theManualHasTheLimits() throws {
    #expect(try manual("limits") == Documents.limits)
  }

  private func manual(_ name: String) throws -> String? {
    try part(of: "Resources/pricetui.1", ".\\\" \(name)\n", ".\\\" end of \(name)")
  }

  /// Returns the text between two marks in a file of the package.
  private func part(of path: String, _ start: String, _ end: String) throws -> String? {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    guard let first = text.range(of: start), let last = text.range(of: end) else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
