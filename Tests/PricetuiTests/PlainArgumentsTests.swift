import Testing

@testable import pricetui

@Suite("Plain command lines") struct PlainArgumentsTests {
  @Test(arguments: [["day.json"], ["--print", "day.json"], ["day.json", "--print"]])
  func meanWhatTheParserMakesOfThem(words: [String]) throws {
    let plain = try #require(PlainArguments(words))
    let parsed = try #require(try Pricetui.parseAsRoot(words) as? Pricetui)
    #expect(values(Pricetui(plain)) == values(parsed))
  }

  @Test(arguments: [
    [], ["--print"], ["--help"], ["-"], ["--", "day.json"], ["a", "b"], [""], ["--print=x", "a"],
    ["--file", "day.json"], ["day.json", "--chart", "bar"],
  ]) func othersAreLeftToTheParser(words: [String]) {
    #expect(PlainArguments(words) == nil)
  }

  /// All options with their values, by name.
  private func values(_ value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      let name = child.label ?? ""
      guard name.hasPrefix("_"), name != "_parsedValue" else { return values(child.value) }
      let inner = values(child.value)
      return inner.isEmpty ? ["\(name) \(child.value)"] : inner.map { "\(name) \($0)" }
    }
  }
}
