import Testing

@testable import TerminalApp

/// What is written into the system's log.
@Suite("Logger") struct LoggerTests {
  private struct Person: CustomStringConvertible { let description = "Ola" }

  @Test("Numbers are readable and words are not, unless they are said to be") func privacy() {
    let messages: [(OSLogMessage, String)] = [
      ("plain", "plain"), ("\(3) of \(2.5) \(true)", "3 of 2.5 true"),
      ("by \("Ola")", "by <private>"), ("by \("Ola", privacy: .public)", "by Ola"),
      ("by \(Person())", "by <private>"), ("\(3, privacy: .private)", "<private>"),
      ("\(3, privacy: .sensitive)", "<private>"),
    ]
    for (message, text) in messages { #expect(message.text == text) }
  }

  @Test("Whoever cannot see a view is told of what represents it") @MainActor func represented() {
    let view = VStack {
      Text("seen")
      Slider(value: .constant(1)).accessibilityRepresentation { Text("all of it") }
    }
    var texts: [String] = []
    view.node(in: EnvironmentValues()).describe(into: &texts)
    #expect(texts == ["seen", "all of it"])
  }
}
