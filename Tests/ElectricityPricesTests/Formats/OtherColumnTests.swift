import Testing

@testable import ElectricityPrices

/// Tests of columns and lists of fuels, amounts and weather, with prices and without.
@Suite("Columns that are not electricity prices") struct OtherColumnTests {
  /// Returns a table with the prices 1, 2, 3 in one column and the same number in all others.
  private static func table(_ names: [String], price: Int) -> String {
    let rows = (1...3).map { hour in
      let cells = names.indices.map { $0 == price ? "\(hour)" : "70.25" }
      return "2026-01-14T0\(hour):00Z,\(cells.joined(separator: ","))\n"
    }
    return "Date,\(names.joined(separator: ","))\n\(rows.joined())"
  }

  @Test(
    "Columns of fuels, amounts and weather next to a price are ignored",
    arguments: [
      ["brent_Price", "coal_Price", "ttf_Price"], ["CO2 price (EUR/MWh)", "EUA [EUR/MWh]"],
      ["Kohlepreis", "Ölpreis", "Gaspreis"], ["kullpris", "oljepris", "CO₂-pris"],
      ["load", "wind", "solar"], ["temperature", "windSpeed", "cloud_cover"],
      ["Netzlast", "Erzeugung", "Verbrauch"], ["forbruk", "produksjon", "temperatur"],
      ["kulutus", "tuotanto", "lämpötila"], ["hiili", "nedbør", "utslipp"],
      ["load price", "wind price", "a"],
      ["demanda", "generación", "petróleo precio"],
    ])
  func beside(others: [String]) throws {
    for name in ["pun_Price", "Strompreis", "price", "day-ahead price"] {
      for place in [0, others.count] {
        var names = others
        names.insert(name, at: place)
        let series = try read(Self.table(names, price: place))
        #expect(series.map(\.price) == [1, 2, 3] && series.area == nil, "\(names)")
        #expect(!series.warnings.contains { if case .severalPrices = $0 { true } else { false } })
      }
    }
  }

  @Test(
    "Tables with only other quantities and unnamed columns are refused",
    arguments: [
      ["load"], ["temperature"], ["brent"], ["CO2 price (EUR/t)"], ["EUA (EUR/MWh)"],
      ["wind", "solar"], ["a", "load"], ["export", "consumption"], ["coal price", "a"],
      ["import"], ["Export"], ["SoC"], ["Ladestand"], ["akku"], ["kg"], ["l/h"], ["m/s"], ["W/m²"],
      ["ppm"], ["Illuminance (lx)"], ["NBP"], ["THE EUR/MWh"], ["PEG (EUR/MWh)"], ["PSV price"],
      ["UKA"], ["api2"], ["Hydrogen (EUR/MWh)"],
    ])
  func alone(names: [String]) throws {
    #expect(failure(Self.table(names, price: 0))?.reason == .noPriceColumn, "\(names)")
  }

  @Test("Two columns that may be prices are ambiguous, and a single such column is read")
  func either() throws {
    let names = ["consumption price", "production price"]
    #expect(failure(Self.table(names, price: 0))?.reason == .severalColumns(names))
    #expect(
      try read(Self.table(["consumption price", "wind"], price: 0)).map(\.price) == [1, 2, 3])
    #expect(try read(Self.table(["kurs"], price: 0)).map(\.price) == [1, 2, 3])
    var options = PriceFile.Options()
    options.area = names[1]
    #expect(try read(Self.table(names, price: 1), options).map(\.price) == [1, 2, 3])
  }

  @Test("Lists of other quantities are neither areas nor prices")
  func lists() throws {
    func list(_ price: String) -> String {
      "[{\"time\":\"2026-01-14T00:00Z\",\"value\":\(price)}]"
    }
    let both = "{\"temperature\":\(list("-3")),\"elspot\":\(list("7")),\"load\":\(list("9000"))}"
    let series = try read(both)
    #expect(series.map(\.price) == [7] && series.area == nil)
    #expect(failure("{\"load\":\(list("9"))}")?.reason == .missing(field: .prices))
    let parallel = "{\"time\":[\"2026-01-14T00:00Z\"],\"coal EUR/MWh\":[9],\"spot EUR/MWh\":[70]}"
    #expect(try read(parallel).map(\.price) == [7])
    let keys =
      "[{\"time\":\"2026-01-14T00:00Z\",\"oil_EUR_per_MWh\":9,\"spot_EUR_per_MWh\":70,\"load\":5}]"
    #expect(try read(keys).map(\.price) == [7])
    let alone = "[{\"time\":\"2026-01-14T00:00Z\",\"load_price_EUR_per_MWh\":70,\"temp\":5}]"
    #expect(try read(alone).map(\.price) == [7])
    #expect(failure("temperature\n1\n2\n3\n")?.reason == .noPriceColumn)
    #expect(try read("kurs\n1\n2\n3\n").map(\.price) == [1, 2, 3])
  }
}
