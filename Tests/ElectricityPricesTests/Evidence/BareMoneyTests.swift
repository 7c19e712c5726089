import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Money without a country") struct BareMoneyTests {
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
      ("price ¢/kWh", "Australia/Perth", "AUD"), ("price c/kWh", "Australia/Sydney", "AUD"),
      ("price cents/kWh", "Australia/Sydney", "AUD"), ("price ct/kWh", "Europe/Berlin", "EUR"),
      ("price (US cents/kWh)", "America/Chicago", "USD"), ("price c/kWh", "+10:00", "AUD"),
      ("price USD/MWh", "Australia/Sydney", "USD"),
      ("price US$/MWh", "Pacific/Auckland", "USD"),
    ])
  func places(name: String, zone: String, currency: String) throws {
    let series = try series(name, zone: zone)
    #expect(series.unit?.currency.code == currency)
    #expect(series.warnings.isEmpty, "\(series.warnings)")
    let price = name.contains("kWh") ? "85.2" : "8.52"
    #expect(series.first?.price?.description == price)
  }

  @Test(
    "A currency stated beside money decides its country",
    arguments: [
      ("Pris DKK (øre/kWh)", "DKK øre/kWh"), ("Pris øre/kWh SEK", "SEK öre/kWh"),
      ("Price AUD (c/kWh)", "AUD ¢/kWh"), ("price (cents USD/kWh)", "USD ¢/kWh"),
      ("price (US cents/kWh)", "USD ¢/kWh"), ("Preis CHF ct/kWh", "CHF Rp/kWh"),
      ("Price EUR (øre/kWh)", "NOK øre/kWh"),
    ])
  func stated(name: String, unit: String) throws {
    let wanted = try #require(PriceUnit(unit))
    let found = try series(name, zone: nil).unit
    #expect(found?.currency == wanted.currency && found?.scale == .minor, "\(found as Any)")
    let words = unit.split { " /".contains($0) }.map(String.init)
    for text in [
      "time,price,unit,currency\n2026-11-20T00:00Z,0.5,\(words[1])/kWh,\(words[0])\n",
      #"{"currency":"\#(words[0])","unit":"\#(words[1])/kWh","#
        + #""prices":[{"start":"2026-11-20T00:00Z","price":1}]}"#,
    ] {
      #expect(try read(text).unit?.currency == wanted.currency, "\(text)")
    }
  }

  @Test("Where nothing tells, the dollar of the United States is assumed, which is said")
  func assumed() throws {
    let series = try series("price $/MWh", zone: "Europe/Oslo")
    #expect(series.warnings == [.assumedUnit(PriceUnit(.usd, .major, per: .megawattHour))])
    let kroner = "time,price kr/kWh\n2026-11-20T00:00Z,0.5\n2026-11-20T01:00Z,0.6\n"
    #expect(try read(kroner).warnings == [.assumedUnit(PriceUnit(.nok))])
    let cents = try self.series("price cents/kWh", zone: "UTC")
    #expect(cents.warnings == [.assumedUnit(PriceUnit(.eur, .minor))])
    let wanted = PriceUnit(.nzd, .major, per: .megawattHour)
    let told = try self.series("price $/MWh", zone: "Europe/Oslo", unit: wanted)
    #expect(told.unit == wanted && told.first?.price?.description == "85.2")
    #expect(told.warnings.isEmpty)
    #expect(throws: PriceFileError.self) {
      try self.series("price $/MWh", zone: "Europe/Oslo", unit: PriceUnit(.eur))
    }
  }

  @Test(
    "The area tells whose kroner are meant, then the user, unless the file states the currency",
    arguments: [
      ("time,area,price kr/kWh", "DK1,", "DKK"), ("time,area,price øre/kWh", "DK2,", "DKK"),
      ("time,area,price kr/kWh", "SE3,", "SEK"), ("time,area,price ore/kWh", "SE4,", "SEK"),
      ("time,area,price kr/kWh", "NO1,", "NOK"), ("time,area,price NOK/kWh", "DK1,", "NOK"),
      ("time,DK1 (kr/kWh)", "", "DKK"), ("time,SE3 (kr/kWh)", "", "SEK"),
      ("time,price kr/kWh", "", "NOK"), ("time,region,price c/kWh", "FI,", "EUR"),
    ])
  func kroner(head: String, area: String, currency: String) throws {
    let text = "\(head)\n2026-11-20 12:00,\(area)1.5\n2026-11-20 13:00,\(area)2.5\n"
    var series = try read(text)
    #expect(series.unit?.currency.code == currency)
    guard head.hasSuffix("kr/kWh)") else { return }
    var options = PriceFile.Options()
    options.zone = try Zone(identifier: "Europe/Oslo")
    series = try read(text, options)
    #expect(series.unit?.currency.code == currency)
  }

  @Test("A unit that the user wants has the money of the area")
  func wanted() throws {
    var options = PriceFile.Options()
    (options.unit, options.isUnitOfArea) = (PriceUnit(.nok), true)
    for (area, unit) in [("DK1", "DKK/kWh"), ("SE3", "SEK/kWh"), ("NO1", "NOK/kWh")] {
      let currency = unit.prefix(3)
      let text = "time,area,price \(currency)/MWh\n2026-11-20 12:00,\(area),1500\n"
      let series = try read(text, options)
      #expect(series.unit?.code == unit && series.first?.price == Price("1.5"))
      let unstated = try read("time,area,price\n2026-11-20 12:00,\(area),1.5\n", options)
      #expect(unstated.unit?.code == unit)
    }
    options.isUnitOfArea = false
    #expect(failure("time,area,price DKK/MWh\n2026-11-20 12:00,DK1,1500\n", options) != nil)
  }
}
