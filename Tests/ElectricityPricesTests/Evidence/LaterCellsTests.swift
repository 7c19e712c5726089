import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of columns whose first rows do not show what they contain.
@Suite("Evidence of later rows") struct LaterCellsTests {
  /// Returns three days of hours: 24 rows of `first`, then rows of `later` with a number.
  private func table(_ heads: String, _ first: String, _ later: (Int) -> String) -> String {
    "time,\(heads)\n"
      + (0..<72).map { hour in
        let day = "2026-01-\(20 + hour / 24)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00Z"
        return "\(day),\(hour < 24 ? first : later(hour))\n"
      }.joined()
  }

  @Test(
    "A second price that is empty or constant in the first rows still asks",
    arguments: [
      ("price (EUR/MWh),price (SEK/MWh)", "20,"),
      ("price (EUR/MWh),feed_in_price (EUR/MWh)", "20,"),
      ("price (ct/kWh),feed_in_price (ct/kWh)", "7.5,24.9"),
      ("price (ct/kWh),feed_in_price (ct/kWh)", "7.5,25"),
    ])
  func second(heads: String, first: String) {
    let text = table(heads, first) { "\($0).5,\($0 * 3).25" }
    guard case .severalColumns(let names)? = failure(text)?.reason else {
      Issue.record("\(String(describing: failure(text)))")
      return
    }
    #expect(names.joined(separator: ",") == heads)
    // The same without a value in any row is no candidate.
    #expect(failure(table(heads, "20,") { "\($0).5," }) == nil)
  }

  @Test("An area without prices on the first day is read, and so is a key of later JSON rows")
  func area() throws {
    let text = table("SE3,SE4", "20,") { "\($0),\($0 + 1)" }
    #expect(try PriceFile.read(bytes: Array(text.utf8), name: "a.csv").areas == ["SE3", "SE4"])
    let rows = (0..<48).map { hour in
      let other = hour < 24 ? "" : ",\"price_sek\":\(hour).5"
      let day = "2026-01-\(20 + hour / 24)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00Z"
      return "{\"time\":\"\(day)\",\"price_eur\":\(hour).25\(other)}"
    }
    let document = "[\(rows.joined(separator: ","))]"
    #expect(failure(document)?.reason == .severalColumns(["price_eur", "price_sek"]))
    let nulls = document.replacing(".25}", with: ".25,\"price_sek\":null}")
    #expect(failure(nulls)?.reason == .severalColumns(["price_eur", "price_sek"]))
  }

  @Test("Whole cents of a few tariffs are prices where the heading has a unit")
  func tariffs() {
    let heads = "price (ct/kWh),feed_in_price (ct/kWh)"
    let text = table(heads, "25,5.31") { "\($0 % 24 < 7 ? 25 : 35),\($0).31" }
    #expect(failure(text)?.reason == .severalColumns(heads.split(separator: ",").map(String.init)))
  }

  @Test("A word among the later prices is an error in its line, and no other column")
  func damaged() {
    let text = table("price", "20") { $0 == 60 ? "x" : "\($0)" }
    #expect(failure(text)?.place?.line == 62)
  }
}
