import Testing

@testable import ElectricityPrices

@Suite("Names in tables and lists")
struct TableNameTests {
  private static let hours = "2026-07-20 13:00,1,5\n2026-07-20 14:00,2,6\n"

  @Test(
    "A unit of energy that no price has is refused",
    arguments: [
      "time,price EUR/Wh,x\n" + hours, "time,price (EUR/Wh),x\n" + hours,
      "time,price,unit\n2026-07-20 13:00,1,EUR/GWh\n",
      "time,price,unit,currency\n2026-07-20 13:00,1,Wh,EUR\n",
      "[{\"time\":\"2026-07-20T13:00Z\",\"price\":1,\"unit\":\"€/Wh\"}]",
      "{\"unit_of_measurement\":\"EUR/Wh\","
        + "\"data\":[{\"time\":\"2026-07-20T13:00Z\",\"price\":1}]}",
    ])
  func unknownEnergy(text: String) {
    guard case .badUnit = failure(text)?.reason else {
      Issue.record("not refused: \(text)")
      return
    }
  }

  @Test("A unit in brackets may have further text next to it")
  func brackets() throws {
    for name in ["Price (EUR/MWh, excl. VAT)", "Price [EUR/MWh] day-ahead", "EUR/MWh (spot)"] {
      let series = try read(
        "time,\(name.contains(",") ? "\"\(name)\"" : name)\n2026-07-20T13:00Z,10\n")
      #expect(series.map(\.price) == [1] && series.unit?.symbol == "ct/kWh", "\(name)")
    }
  }

  @Test("Import and export prices are two series")
  func trade() throws {
    let file = try PriceFile.read(bytes: Array("time,import,export\n\(Self.hours)".utf8), name: "x")
    #expect(file.series.map(\.area) == ["import", "export"])
    #expect(file.series.map { $0.map(\.price) } == [[1, 2], [5, 6]])
    #expect(file.warnings.contains(.severalPrices(["import", "export"])))
    var options = PriceFile.Options()
    options.area = "export"
    let sold = try read("time,import,export\n\(Self.hours)", options)
    #expect(sold.map(\.price) == [5, 6] && sold.warnings == [.assumedZone("Europe/Oslo")])
    // Next to a price, import is an amount.
    let amounts = try read("time,price,import\n\(Self.hours)")
    #expect(amounts.map(\.price) == [1, 2] && amounts.area == nil)
  }

  @Test("Countries in rows or columns share an instant and keep their own time zones")
  func countries() throws {
    let rows = "Country,time,price\nSpain,2026-07-20 13:00,1\nFinland,2026-07-20 13:00,2\n"
    for text in [rows, "time,Spain,Finland\n\(Self.hours)"] {
      let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
      #expect(file.series.map { $0.area?.uppercased() } == ["SPAIN", "FINLAND"], "\(text)")
      #expect(file.series.map(\.zone.identifier) == ["Europe/Madrid", "Europe/Helsinki"])
      // All countries of a row share its instant.
      #expect(file.series[0].start == file.series[1].start)
    }
  }
}
