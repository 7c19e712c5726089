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
    let parsed = described(try Pricetui.parse(words))
    #expect(parsed.count > 20)
    #expect(described(Pricetui(plain)) == parsed)
  }

  @Test(arguments: [
    [], [""], ["-"], ["--print"], ["--file", "today.json"], ["today.json", "other.json"],
    ["--chart", "bar", "today.json"], ["--print=yes", "today.json"], ["-h"], ["--", "today.json"],
    ["--generate-completion-script", "bash"], ["--version"],
  ])
  func otherLinesAreLeftToTheParser(words: [String]) {
    #expect(PlainArguments(words) == nil)
  }

  // Every option with its value; one that was left unset would say so, or trap when it is read.
  private func described(_ command: Pricetui) -> [String] {
    let groups: [(String, Any)] = [
      ("file", command.file), ("money", command.money), ("chart", command.chart),
      ("output", command.output), ("data", command.data),
    ]
    return groups.flatMap { name, group in
      Mirror(reflecting: group).children.map { "\(name)\($0.label ?? "") \($0.value)" }
    }
  }
}
