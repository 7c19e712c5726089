import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Numbers without times")
struct ValuesFormatTests {
  private func read(_ text: String, date: String? = "2026-11-20") throws -> PriceFile {
    var options = PriceFile.Options()
    if case .date(let date)? = date.flatMap({ ISOTime($0) }) { options.date = date }
    options.now = Instant(secondsSince1970: 1_795_250_000)
    return try PriceFile.read(bytes: Array(text.utf8), name: "x", options: options)
  }

  @Test(
    "A list states its unit, tax and clock as rows do",
    arguments: [
      (#""unit":"MWh","currency":"EUR""#, "EUR ct/kWh unknown Europe/Oslo"),
      (
        #""unit":"øre/kWh","currency":"DKK","vat_included":true"#,
        "DKK øre/kWh included Europe/Oslo"
      ),
      (#""unit":"ct/kWh","timezone":"Europe/Helsinki""#, "EUR ct/kWh unknown Europe/Helsinki"),
    ])
  func statements(facts: String, truth: String) throws {
    let prices = (1...24).map(String.init).joined(separator: ",")
    let text = #"{"date":"2026-01-20",\#(facts),"prices":[\#(prices)]}"#
    let series = try #require(try PriceFile.read(bytes: Array(text.utf8), name: "x").series.first)
    let unit = series.unit.map(\.code) ?? ""
    #expect("\(unit) \(series.valueAddedTax) \(series.zone.identifier)" == truth)
    #expect(starts(series)[0].hasPrefix("2026-01-20T00:00"))
    #expect(failure(#"{"date":"2026-01-20","unit":"kW","prices":[\#(prices)]}"#) != nil)
  }

  @Test(
    "Three numbers without times are read the same in many notations",
    arguments: [
      "326.4\n-1004.75\n-\n", "326.4\r\n-1004.75\r\nnull",
      "price\n326.4\n\u{2212}1\u{A0}004.75\nNaN\n",
      "\u{FEFF}\"326.4\"\n\"-1004.75\"\n-\n", "\n326.4\n-1004.75\n-\n\n",
      "\n326.4\r-1004.75\r-\r",
      "326,4\n-1004,75\n-\n", "price\r\n326,40\r\n\u{2212}1.004,75\r\n-\r\n",
      "326.4\n-1,004.75\n-\n",
      "[326.4, -1004.75, null]", " [326.4,\n-1.00475e3,null]\n",
    ])
  func notations(text: String) throws {
    let file = try read(text)
    #expect(file.format.name == "values" && file.series[0].warnings == [.missing(1)])
    #expect(
      starts(file.series[0]) == [
        "2026-11-20T00:00:00+01:00", "2026-11-20T01:00:00+01:00", "2026-11-20T02:00:00+01:00",
      ])
    #expect(file.series[0].map(\.price) == [Price("326.4"), Price("-1004.75"), nil])
  }

  @Test(
    "As many numbers as a day has slots fill that day",
    arguments: [
      ("2026-11-20", 24, 3600), ("2026-11-20", 48, 1800), ("2026-11-20", 96, 900),
      ("2026-11-20", 288, 300), ("2026-03-29", 92, 900),
      ("2026-10-25", 25, 3600), ("2026-10-25", 100, 900), ("2026-11-20", 100, 3600),
      ("2026-11-20", 1000, 3600),
    ])
  func lengths(date: String, count: Int, seconds: Int) throws {
    let text = (0..<count).map { "\($0)" }.joined(separator: "\n")
    for text in [text, "[" + text.replacing("\n", with: ",") + "]"] {
      let series = try read(text, date: date).series[0]
      #expect(series.count == count && series.allSatisfy { $0.length == Int64(seconds) })
      #expect(starts(series)[0].hasPrefix(date + "T00:00"))
      #expect(series.map(\.price) == (0..<count).map { Price(significand: Int64($0), exponent: 0) })
    }
  }

  @Test(
    "The numbers of a usual day do not fit a day of 23 or 25 hours",
    arguments: [("2026-03-29", 24), ("2026-03-29", 96), ("2026-10-25", 24), ("2026-10-25", 96)])
  func otherLengths(date: String, count: Int) throws {
    let text = (0..<count).map { "\($0)" }.joined(separator: "\n")
    for text in [text, "[" + text.replacing("\n", with: ",") + "]"] {
      let error = #expect(throws: PriceFileError.self) { try read(text, date: date) }
      guard case .dayLength(count, _, _)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test("An empty line is a missing hour and does not move later hours")
  func emptyLines() throws {
    for text in ["1\n\n3\n", "1\r\n\r\n3", "\n1\n \n3\n\n", "price\n1\n\n3\n"] {
      let series = try read(text).series[0]
      #expect(series.map(\.price) == [1, nil, 3], "\(text)")
      #expect(starts(series)[2] == "2026-11-20T02:00:00+01:00")
    }
    #expect(try read("[null, 1]").series[0].map(\.price) == [nil, 1])
  }

  @Test("A comma is a decimal separator, unless the numbers contradict it or look like a count")
  func commas() throws {
    func prices(_ text: String) throws -> [Price?] { try read(text).series[0].map(\.price) }
    #expect(try prices("1,25\n2\n0,5\n") == [Price("1.25"), 2, Price("0.5")])
    #expect(try prices("2,25\n1,30\n") == [Price("2.25"), Price("1.3")])
    #expect(try prices("price\n1,25\n1,25\n") == [Price("1.25"), Price("1.25")])
    #expect(try prices("0,299\n2,299\n") == [Price("0.299"), Price("2.299")])
    #expect(try prices("1,299.98\n1,299\n") == [Price("1299.98"), 1299])
    // These may be hours and prices, or prices alone: nothing shows which.
    for text in [
      "0,25\n1,30\n2,28\n", "1,25\n2,30\n", "1 318.75\n2 319.75\n3 320\n",
    ] {
      let failure = #expect(throws: PriceFileError.self) { try read(text) }
      #expect(failure?.reason == .unknownFormat, "\(text)")
    }
    for (text, line) in [("1,25\n1.30\n", 2), ("1.25\n2\n1,30\n", 3)] {
      let failure = #expect(throws: PriceFileError.self) { try read(text) }
      #expect(failure?.place?.line == line, "\(text)")
    }
    let unclear = #expect(throws: PriceFileError.self) { try read("1,299\n950\n") }
    #expect(unclear?.reason == .ambiguousNumber(field: .named("column 1"), text: "1,299"))
  }

  @Test("A heading or a cell states the unit of prices without times")
  func units() throws {
    for text in ["price (EUR/MWh)\n10\n20\n", "10 EUR/MWh\n20 EUR/MWh\n"] {
      let series = try read(text).series[0]
      #expect(series.map(\.price) == [1, 2] && series.unit?.symbol == "ct/kWh", "\(text)")
    }
  }

  @Test(
    "A line with two numbers in a list of prices is refused",
    arguments: ["0 326.4", "1 31.75", "1 3187.5", "13 5"])
  func twoNumbers(line: String) {
    let failure = #expect(throws: PriceFileError.self) { try read("1\n2\n\(line)\n") }
    #expect(failure?.reason != nil)
  }

  @Test("The date that is assumed for prices without times is reported")
  func assumedDate() throws {
    let series = try read("1\n2\n", date: nil).series[0]
    #expect(starts(series)[0] == "2026-11-21T00:00:00+01:00")
    #expect(series.warnings.count == 1)
  }

  @Test("The fast reader and the general reader read the same numbers")
  func fastNumbers() throws {
    var random = SeededGenerator(seed: 3)
    let texts = (0..<500).map { _ in
      let digits = Int.random(in: -99_999_999...99_999_999, using: &random)
      return String(Double(digits) / 1000)
    }
    // A space sends a line to the general reader.
    let fast = try read(texts.joined(separator: "\n")).series[0]
    let general = try read(texts.joined(separator: " \n")).series[0]
    #expect(fast.map(\.price) == texts.map { Price($0) })
    #expect(general.map(\.price) == fast.map(\.price))
  }

  @Test(
    "An error in a list of numbers has its line and column",
    arguments: [
      (String(repeating: "1\n", count: 40) + "1;2\n", 41, 1),
      (String(repeating: "1\n", count: 40) + "12:30\n", 41, 1),
      ("[" + String(repeating: "1,", count: 40) + "\n \"x\"]", 2, 3),
    ])
  func places(text: String, line: Int, column: Int) {
    let failure = #expect(throws: PriceFileError.self) { try read(text) }
    #expect(failure?.place == FilePlace(line: line, column: column))
  }

  @Test("Lists for several days start at the midnights of these days")
  func days() throws {
    func list(_ first: Int) -> String { "\((0..<24).map { first + $0 })" }
    let (one, two) = (list(0), list(24))
    for text in [
      #"[{"date":"2026-01-20","prices":\#(one)},{"date":"2026-01-21","prices":\#(two)}]"#,
      #"{"unit":"EUR/MWh","days":[{"date":"2026-01-21","values":\#(two)},"#
        + #"{"date":"2026-01-20","values":\#(one)}]}"#,
      #"{"date":"2026-01-20","today":\#(one),"tomorrow":\#(two)}"#,
    ] {
      let file = try PriceFile.read(bytes: Array(text.utf8), name: "days.json")
      let series = try #require(file.series.first)
      #expect(file.series.count == 1 && series.count == 48)
      #expect(
        series[0].price == .zero && series[47].price == Price(text.contains("EUR") ? "4.7" : "47"))
      #expect(starts(series)[24] == "2026-01-21T00:00:00+01:00")
    }
    // Without a date, today is assumed.
    let text = #"{"today":\#(one),"tomorrow":\#(two)}"#
    let series = try read(text, date: nil).series[0]
    #expect(starts(series)[24] == "2026-11-22T00:00:00+01:00" && series.count == 48)
    #expect(series.warnings.contains { if case .assumedDate = $0 { true } else { false } })
  }

  @Test(
    "A single number, times and rows of several numbers are not a list of prices",
    arguments: [
      "404", "1700000000\n1700003600\n", "1;2\n3;4\n", "[]", "[\"1\"]", "[null, null]",
    ])
  func others(text: String) {
    let failure = #expect(throws: PriceFileError.self) { try read(text) }
    #expect(failure?.reason != nil)
  }
}
