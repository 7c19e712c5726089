import Foundation
import Testing

/// The list of signatures is whole: what does not compile here stands in the register.
struct SignatureTests {
  @Test("What is left out stands in the register", arguments: LeftOut.all)
  func whatIsLeftOutStandsInTheRegister(_ symbol: LeftOut) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let register = root.appending(
      path: "Sources/TerminalCharts/TerminalCharts.docc/ComingFromSwiftCharts.md")
    let text = try String(contentsOf: register, encoding: .utf8)
    let missing = try #require(text.range(of: "## Omissions"))
    #expect(text[missing.upperBound...].contains("`\(symbol.name)`"))
  }
}
