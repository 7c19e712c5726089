import Testing

@testable import pricetui

/// Plain command lines mean the same with and without the parser.
struct PlainArgumentsTests {
  @Test(arguments: [
    ["today.json"], ["--print", "today.json"], ["today.json", "--print"], ["a file.json"],
    ["dir/ø.csv"],
  ])
  func meanWhatTheParserMakesOfThem(words: [String]) throws {
    let plain = try #require(PlainArguments(words))
    let parsed = described(try Pricetui.parse(words).settings)
    #expect(parsed.count > 20)
    #expect(described(plain.settings) == parsed)
  }

  @Test(arguments: [
    [], [""], ["-"], ["--print"], ["--file", "today.json"], ["today.json", "other.json"],
    ["--chart", "bar", "today.json"], ["--print=yes", "today.json"], ["-h"], ["--", "today.json"],
    ["--generate-completion-script", "bash"], ["--version"],
  ])
  func otherLinesAreLeftToTheParser(words: [String]) {
    #expect(PlainArguments(words) == nil)
  }

  // Every setting with its value.
  private func described(_ settings: Settings) -> [String] {
    Mirror(reflecting: settings).children.flatMap { group in
      Mirror(reflecting: group.value).children.map {
        "\(group.label ?? "") \($0.label ?? "") \($0.value)"
      }
    }
  }
}
