import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Dollars without a country") struct BareDollarTests {
  private func series(_ name: String, zone: String?, unit: PriceUnit? = nil) throws -> PriceSeries {
    let text = "time,\(name)\n2026-11-20 00:00,85.2\n2026-11-20 01:00,81.25\n"
    var options = PriceFile.Options()
    options.zone = try zone.map { try Zone(identifier: $0) }
    options.unit = unit
    return try #require(
      try PriceFile.read(bytes: Array(text.utf8), name: "x", options: options).series.first)
  }

  @Test(
    "The zone tells whose dollar is meant, unless the file or the user does",
    arguments: [
      ("price ($/MWh)", "Australia/Sydney", "AUD"), ("price ($/MWh)", "Pacific/Auckland", "NZD"),
      ("price $/MWh", "America/Toronto", "CAD"), ("price $/MWh", "America/Chicago", "USD"),
      ("DollarsPerMegawattHour", "Pacific/Auckland", "NZD"),
      ("price ¢/kWh", "Australia/Perth", "AUD"), ("price USD/MWh", "Australia/Sydney", "USD"),
      ("price US$/MWh", "Pacific/Auckland", "USD"),
    ])
  func places(name: String, zone: String, currency: String) throws {
    let series = try series(name, zone: zone)
    #expect(series.unit?.currency.code == currency)
    #expect(series.warnings.isEmpty, "\(series.warnings)")
    let price = name.contains("¢") ? "85.2" : "8.52"
    #expect(series.first?.price?.description == price)
  }

  @Test("Where nothing tells, the dollar of the United States is assumed, which is said")
  func assumed() throws {
    let series = try series("price $/MWh", zone: "Europe/Oslo")
    #expect(series.warnings == [.assumedUnit(PriceUnit(.usd, .major, per: .megawattHour))])
    let wanted = PriceUnit(.nzd, .major, per: .megawattHour)
    let told = try self.series("price $/MWh", zone: "Europe/Oslo", unit: wanted)
    #expect(told.unit == wanted && told.first?.price?.description == "85.2")
    #expect(told.warnings.isEmpty)
    #expect(throws: PriceFileError.self) {
      try self.series("price $/MWh", zone: "Europe/Oslo", unit: PriceUnit(.eur))
    }
  }
}
