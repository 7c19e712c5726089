import Testing

@testable import ElectricityPrices

@Suite("Gas is not electricity")
struct GasTests {
  private static let slot =
    "\"from\":\"2024-01-31T00:00:00Z\",\"till\":\"2024-01-31T01:00:00Z\",\"marketPrice\":0.5,"
    + "\"marketPriceTax\":0.1,\"sourcingMarkupPrice\":0.02,\"energyTaxPrice\":0.13"

  @Test(
    "prices of gas alone are refused",
    arguments: [
      "{\"data\":{\"marketPricesElectricity\":[],\"marketPricesGas\":[{\(slot)}]}}",
      "{\"data\":{\"marketPrices\":{\"gasPrices\":[{\(slot)}]}}}",
      "{\"attributes\":{\"unit_of_measurement\":\"€/m³\",\"prices\":[{\"from\":"
        + "\"2024-01-31T00:00:00Z\",\"till\":\"2024-01-31T01:00:00Z\",\"price\":1.2}]}}",
      "{\"prices\":[{\"from\":\"2024-01-31T00:00:00\",\"until\":\"2024-01-31T01:00:00\","
        + "\"price\":1.2,\"unit\":\"m3\",\"priceIncVat\":1.3}]}",
      "{\"unit\":\"EUR/m3\",\"data\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1}]}",
      "[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1,\"type\":\"Gas\"}]",
      "{\"gas\":[{\"time\":\"2024-01-31T00:00:00Z\",\"price\":1}]}",
      "time,price (EUR/m³)\n2024-01-31T00:00Z,1\n2024-01-31T01:00Z,2",
      "time,Gas price\n2024-01-31T00:00Z,1\n2024-01-31T01:00Z,2",
      "time,type,price\n2024-01-31T00:00Z,Gas,1\n2024-01-31T01:00Z,Gas,2",
    ])
  func refused(text: String) {
    #expect(failure(text)?.reason == .gas, "\(text)")
  }

  @Test(
    "beside electricity gas is left out, and that is said",
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

  @Test("a fuel in a name is no gas: Gasse, gasoil")
  func names() {
    #expect(GasMark.isGas(name: "gas") && GasMark.isGas(name: "marketPricesGas"))
    #expect(GasMark.isGas(name: "gas_price") && GasMark.isGas(name: "Gas [EUR/m³]"))
    #expect(!GasMark.isGas(name: "Gasse") && !GasMark.isGas(name: "degas"))
    #expect(GasMark.isGas(unit: "EUR/m³") && GasMark.isGas(unit: "m3"))
    #expect(!GasMark.isGas(unit: "EUR/MWh") && !GasMark.isGas(unit: ""))
  }

  @Test("with tax Frank Energie's price is the sum of its parts")
  func sum() throws {
    let series = try read("{\"data\":{\"marketPricesElectricity\":[{\(Self.slot)}]}}")
    #expect(series[0].price == 50 && series.valueAddedTax == .excluded)
    #expect(series.includingValueAddedTax?[0].price == 75)
  }
}
