import Testing

@testable import ElectricityPrices

@Suite("Gas and electricity")
struct GasTests {
  private static let slot =
    "\"from\":\"2024-01-31T00:00:00Z\",\"till\":\"2024-01-31T01:00:00Z\",\"marketPrice\":0.5,"
    + "\"marketPriceTax\":0.1,\"sourcingMarkupPrice\":0.02,\"energyTaxPrice\":0.13"

  /// Returns EnergyZero's answer in GraphQL.
  private static func market(_ prices: [String]) -> String {
    "{\"data\":{\"energyMarketPrices\":{\"averageIncl\":0.5,\"prices\":"
      + "[\(prices.joined(separator: ","))]}}}"
  }

  private static func priced(_ price: Double, _ hour: Int, _ type: String) -> String {
    "{\"energyPriceExcl\":\(price),\"energyPriceIncl\":\(price + 0.1),\"type\":\"\(type)\","
      + "\"from\":\"2026-01-14T0\(hour):00:00Z\",\"till\":\"2026-01-14T0\(hour + 1):00:00Z\"}"
  }

  /// Returns EnergyZero's answer in REST.
  private static func rest(
    _ facts: String, _ more: String = "",
    days: (String, String) = ("2026-01-14T00", "2026-01-14T01")
  ) -> String {
    "{\"interval\":3,\(facts)\"base\":[{\(more)\"start\":\"\(days.0):00:00Z\","
      + "\"end\":\"\(days.1):00:00Z\",\"price\":{\"value\":\"0.5\"}}],\"base_with_vat\":[]}"
  }

  @Test("A day from midnight and a single hour are read as electricity")
  func electricityDays() throws {
    for days in [
      ("2026-01-13T23", "2026-01-14T23"), ("2026-07-13T22", "2026-07-14T22"),
      ("2026-01-14T05", "2026-01-14T06"),
    ] { #expect(try read(Self.rest("", days: days)).map(\.price) == [50]) }
  }

  @Test(
    "Files with only prices of gas are refused",
    arguments: [
      "{\"data\":{\"marketPricesElectricity\":[],\"marketPricesGas\":[{\(slot)}]}}",
      "{\"data\":{\"marketPrices\":{\"gasPrices\":[{\(slot)}]}}}",
      "{\"attributes\":{\"unit_of_measurement\":\"€/m³\",\"prices\":[{\"from\":"
        + "\"2024-01-31T00:00:00Z\",\"till\":\"2024-01-31T01:00:00Z\",\"price\":1.2}]}}",
      "{\"prices\":[{\"from\":\"2024-01-31T00:00:00\",\"until\":\"2024-01-31T01:00:00\","
        + "\"price\":1.2,\"unit\":\"m3\",\"priceIncVat\":1.3}]}",
      Self.market([Self.priced(0.42, 5, "Gas")]),
      "{\"data\":{\"energyMarketPrices\":{\"type\":\"Gas\",\"prices\":[{\"from\":"
        + "\"2026-01-14T05:00:00Z\",\"till\":\"2026-01-14T06:00:00Z\",\"energyPriceExcl\":1}]}}}",
      Self.rest("\"unit\":\"m³\","), Self.rest("", "\"energyType\":\"ENERGY_TYPE_GAS\","),
      // The gas day, in winter and in summer.
      Self.rest("", days: ("2026-01-14T05", "2026-01-15T05")),
      Self.rest("", days: ("2026-07-14T04", "2026-07-15T04")),
      "{\"gas\":{\"prices\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1}]}}",
      "{\"unit\":\"EUR/m3\",\"data\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1}]}",
      "[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1,\"type\":\"Gas\"}]",
      "{\"gas\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1}]}",
      "time,price (EUR/m³)\n2024-01-31T00:00Z,1\n2024-01-31T01:00Z,2",
      "time,Gas price\n2024-01-31T00:00Z,1\n2024-01-31T01:00Z,2",
      "time,Gas price,volume\n2024-01-31T00:00Z,1,7\n2024-01-31T01:00Z,2,7",
      "time,type,price\n2024-01-31T00:00Z,Gas,1\n2024-01-31T01:00Z,Gas,2",
    ])
  func refused(text: String) {
    #expect(failure(text)?.reason == .gas, "\(text)")
  }

  @Test(
    "Gas next to electricity is left out with a warning",
    arguments: [
      "{\"data\":{\"marketPricesElectricity\":[{\(slot)}],\"marketPricesGas\":[{\(slot)}]}}",
      "{\"electricity\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":0.5}],"
        + "\"gas\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1}]}",
      "time,area,price\n2024-01-31T00:00Z,Electricity,0.5\n2024-01-31T00:00Z,Gas,1",
    ])
  func leftOut(text: String) throws {
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.series.count == 1 && file.series[0].count == 1)
    let half = file.series[0].unit == nil ? Price("0.5") : 50
    #expect(file.series[0][0].price == half)
    #expect(file.warnings.contains(.gasLeftOut))
  }

  @Test(
    "Rows and columns of gas among electricity are left out with a warning",
    arguments: [
      "time,type,price\n2024-01-31T00:00Z,Gas,9\n2024-01-31T00:00Z,Electricity,1\n"
        + "2024-01-31T01:00Z,GAS,9\n2024-01-31T01:00Z,Electricity,2",
      "time;commodity;price\n2024-01-31T00:00Z;Strom;1\n2024-01-31T00:00Z;Erdgas;9\n"
        + "2024-01-31T01:00Z;Strom;2\n",
      "time,unit,price\n2024-01-31T00:00Z,EUR/m³,9\n2024-01-31T00:00Z,EUR/kWh,0.01\n"
        + "2024-01-31T01:00Z,EUR/kWh,0.02\n",
      "[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":9,\"type\":\"Gas\"},"
        + "{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1,\"type\":\"Electricity\"},"
        + "{\"time\":\"2024-01-31T01:00:00Z\",\"price\":2,\"type\":\"Electricity\"}]",
      "{\"data\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":0.01,\"unit\":\"EUR/kWh\"},"
        + "{\"time\":\"2024-01-31T00:00:00Z\",\"price\":9,\"unit\":\"EUR/m3\"},"
        + "{\"time\":\"2024-01-31T01:00:00Z\",\"price\":0.02,\"unit\":\"EUR/kWh\"}]}",
      market([
        priced(0.9, 0, "Gas"), priced(0.01, 0, "Electricity"), priced(0.02, 1, "Electricity"),
      ]),
      market([
        priced(0.01, 0, "Electricity"), priced(0.02, 1, "Electricity"), priced(0.9, 1, "Gas"),
      ]),
      "time,price (EUR/m³),price (EUR/kWh)\n2024-01-31T00:00Z,9,0.01\n2024-01-31T01:00Z,9,0.02\n",
      "time,Gas price,Electricity price\n2024-01-31T00:00Z,9,1\n2024-01-31T01:00Z,9,2\n",
    ])
  func mixed(text: String) throws {
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.series.count == 1, "\(text)")
    #expect(file.series[0].map(\.price) == [1, 2], "\(text)")
    #expect(file.series[0].warnings == [.gasLeftOut], "\(text)")
  }

  @Test("A file that begins with many rows of gas is read for its electricity")
  func late() throws {
    let gas = (0..<24).map { "2024-01-31T\($0 < 10 ? "0" : "")\($0):00Z,Gas,9\n" }
    let text = "time,type,price\n" + gas.joined() + "2024-02-01T00:00Z,Electricity,1\n"
    #expect(try read(text).map(\.price) == [1])
    let alone = try #require(failure("time,type,price\n" + gas.joined()))
    #expect(alone.reason == .gas)
  }

  @Test("Entries that are all priced by volume are refused") func volumes() {
    let entry = #"{"from":"2024-02-01T00:00Z","allInPrice":1.4,"marketPrice":1,"perUnit":"M3"}"#
    #expect(failure("[\(entry)]")?.reason == .gas)
  }

  @Test("A list of numbers under a heading of gas is refused")
  func values() {
    #expect(failure("Gas price\n1\n2\n")?.reason == .gas)
    #expect(failure("price (EUR/m³)\n1\n2\n")?.reason == .gas)
  }

  @Test("Gas is recognised in names and units, but not in Gasse or degas")
  func names() {
    #expect(GasMark.isGas(name: "gas") && GasMark.isGas(name: "marketPricesGas"))
    #expect(GasMark.isGas(name: "gas_price") && GasMark.isGas(name: "Gas [EUR/m³]"))
    #expect(!GasMark.isGas(name: "Gasse") && !GasMark.isGas(name: "degas"))
    #expect(GasMark.isGas(unit: "EUR/m³") && GasMark.isGas(unit: "m3"))
    #expect(!GasMark.isGas(unit: "EUR/MWh") && !GasMark.isGas(unit: ""))
  }

  @Test("The price of Frank Energie with tax is the sum of its parts")
  func sum() throws {
    let series = try read("{\"data\":{\"marketPricesElectricity\":[{\(Self.slot)}]}}")
    #expect(series[0].price == 50 && series.valueAddedTax == .excluded)
    #expect(series.includingValueAddedTax?[0].price == 75)
  }
}
