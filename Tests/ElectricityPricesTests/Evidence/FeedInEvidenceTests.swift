import Testing

@testable import ElectricityPrices

@Suite("Columns of feed-in prices")
struct FeedInEvidenceTests {
  @Test(
    "A column named for production has feed-in prices",
    arguments: [
      ("feed-in price (ct/kWh)", true), ("Einspeisevergütung ct/kWh", true),
      ("Einspeisung Preis ct/kWh", true), ("terugleverprijs (ct/kWh)", true),
      ("Sell price (ct/kWh)", true), ("export price ct/kWh", true), ("price (ct/kWh)", false),
      ("Verkaufspreis ct/kWh", false), ("consumer price ct/kWh", false),
    ])
  func columns(name: String, isFeedIn: Bool) throws {
    let rows = (0..<3).map { "2026-11-26T0\($0):00+01:00,\($0 + 5)\n" }.joined()
    #expect(try read("time,\(name)\n\(rows)").isFeedIn == isFeedIn)
  }

  @Test("A sensor or a file named for production has feed-in prices") func names() throws {
    let rows = (0..<3).map { "{\"start\":\"2026-11-26T0\($0):00+01:00\",\"value\":\($0 + 5)}" }
    let list =
      "{\"entity_id\":\"sensor.feed_in_price\",\"attributes\":{\"unit_of_measurement\":"
      + "\"ct/kWh\",\"raw_today\":[\(rows.joined(separator: ","))]}}"
    #expect(try read(list).isFeedIn)
    #expect(try !read(list.replacing("feed_in", with: "buy")).isFeedIn)
    let table = Array("time,price\n2026-11-26T00:00+01:00,5\n2026-11-26T01:00+01:00,6\n".utf8)
    for (name, isFeedIn) in [("feedin.csv", true), ("prices.csv", false)] {
      let file = try PriceFile.read(bytes: table, name: name, options: .init())
      #expect(file.series[0].isFeedIn == isFeedIn, "\(name)")
    }
  }

  @Test("A chosen column can have feed-in prices too") func chosen() throws {
    let text = """
      time,buy price (ct/kWh),sell price (ct/kWh)
      2026-11-26T00:00+01:00,26.1,6.1
      2026-11-26T01:00+01:00,25.2,5.2
      """
    var options = PriceFile.Options()
    options.column = "sell price (ct/kWh)"
    #expect(try read(text, options).isFeedIn)
    options.column = "buy price (ct/kWh)"
    #expect(try !read(text, options).isFeedIn)
  }
}
