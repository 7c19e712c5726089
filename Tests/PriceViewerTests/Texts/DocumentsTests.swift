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

  @Test("The manual lists the keys of the program") func theManualHasTheSameKeys() throws {
    #expect(try manual("keys") == KeyBindings.manual)
  }

  private func manual(_ name: String) throws -> String? {
    try Documents.part(of: "Resources/pricetui.1", ".\\\" \(name)\n", ".\\\" end of \(name)")
  }
}
