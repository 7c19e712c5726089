import Foundation
import Testing

/// Completeness of the signatures: the article on omissions lists what does not compile here.
struct SignatureTests {
  @Test("Every omitted symbol is listed in the article on Swift Charts", arguments: LeftOut.all)
  func whatIsLeftOutStandsInTheRegister(_ symbol: LeftOut) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let register = root.appending(
      path: "Sources/TerminalCharts/TerminalCharts.docc/ComingFromSwiftCharts.md")
    let text = try String(contentsOf: register, encoding: .utf8)
    let missing = try #require(text.range(of: "## Omissions"))
    #expect(text[missing.upperBound...].contains("`\(symbol.name)`"))
  }
}
