import Testing

@testable import ElectricityPrices

@Suite("Forecasts in files of unknown sources") struct ForecastMarkTests {
  private func origins(_ text: String) throws -> [PriceOrigin] {
    let series = try PriceFile.read(bytes: Array(text.utf8), name: "x").series
    return series.flatMap { series in series.indices.map { series.origin(at: $0) } }
  }

  @Test(
    "A word or a flag in a row marks a forecast or a known price, in tables and in objects",
    arguments: [
      ("origin", "known", "forecast"), ("type", "ActualInterval", "ForecastInterval"),
      ("Status", "", "Prognose"), ("forecast", "false", "true"), ("is_forecast", "0", "1"),
      ("Lähde", "pörssi", "ennuste"), ("origin", "known", "estimate"), ("actual", "true", "false"),
      ("confirmed", "1", "0"),
    ])
  func marks(name: String, known: String, forecast: String) throws {
    let table = """
      time,price,\(name)
      2026-01-20T00:00+01:00,10,\(known)
      2026-01-20T01:00+01:00,20,\(forecast)
      2026-01-20T02:00+01:00,30,\(forecast)
      """
    // An empty cell and the name of a market state nothing.
    let first: PriceOrigin = ["", "pörssi"].contains(known) ? .unstated : .known
    #expect(try origins(table) == [first, .forecast, .forecast])
    let values = [known, forecast, forecast].map {
      ["true", "false"].contains($0) ? $0 : "\"\($0)\""
    }
    let objects = values.enumerated().map {
      "{\"time\":\"2026-01-20T0\($0):00+01:00\",\"price\":\($0 + 1)0,\"\(name)\":\($1)}"
    }
    guard forecast != "1", forecast != "0" else { return }
    #expect(
      try origins("[\(objects.joined(separator: ","))]") == [first, .forecast, .forecast])
  }

  /// A word that means no forecast marks a known price, and none states nothing.
  @Test("Words for estimates and a yes as text are forecasts in the records of sources")
  func records() throws {
    let objects = ["\"market\"", "\"estimate\"", "null"].enumerated().map {
      """
      {"start":"2026-01-20T0\($0):00:00+01:00","end":"2026-01-20T0\($0 + 1):00:00+01:00",
       "price":0.1,"price_origin":\($1)}
      """
    }
    #expect(
      try origins("[\(objects.joined(separator: ","))]") == [.known, .forecast, .unstated])
    let flags = ["false", "true", "\"true\""].enumerated().map {
      """
      {"date":"2026-01-20T0\($0):00:00Z","price":{"value":1,"vat":0.25,"total":1.25},
       "forecast":\($1),"resolution":"1h"}
      """
    }
    #expect(
      try origins("{\"prices\":[\(flags.joined(separator: ","))],\"priceArea\":\"DK2\"}")
        == [.known, .forecast, .forecast])
  }

  @Test(
    "A heading that means forecasts makes all its prices forecasts",
    arguments: ["price_forecast", "Preisprognose EUR/MWh", "predicted price", "hinta ennuste"])
  func headings(name: String) throws {
    let times = ["2026-01-20T00:00+01:00", "2026-01-20T01:00+01:00"]
    let table = "time,\(name)\n\(times[0]),10\n\(times[1]),20\n"
    #expect(try origins(table) == [.forecast, .forecast])
    let objects = times.map { "{\"time\":\"\($0)\",\"\(name)\":10}" }
    #expect(try origins("[\(objects.joined(separator: ","))]") == [.forecast, .forecast])
    // Next to a price, the forecast is left out.
    let both = "time,\(name),price\n\(times[0]),10,1\n\(times[1]),20,2\n"
    #expect(try origins(both) == [.unstated, .unstated])
  }

  @Test(
    "Columns of bounds beside a forecast belong to it, with the name of their percentiles",
    arguments: [
      ("p10", "p90", "p10-p90"), ("low", "high", nil), ("lower", "upper", nil),
      ("price_low", "price_high", nil),
    ])
  func bounds(low: String, high: String, band: String?) throws {
    func series(_ head: String, _ cells: [String]) throws -> PriceSeries {
      let rows = cells.enumerated().map { "2026-01-20T0\($0):00+01:00;\($1)" }
      let text = "time;\(head)\n" + rows.joined(separator: "\n") + "\n"
      return try #require(try PriceFile.read(bytes: Array(text.utf8), name: "x").series.first)
    }
    let cells = ["10,5;-2,25;30", "11,5;;30", "12,5;30;-2,5"]
    let alone = try series("price_forecast;\(low);\(high)", cells)
    #expect(alone.map { $0.price?.description } == ["10.5", "11.5", "12.5"])
    let bounds = alone.indices.map { alone.bounds(at: $0) }
    #expect(bounds.map { $0?.low.description } == ["-2.25", nil, "-2.5"])
    #expect(bounds.map { $0?.high.description } == ["30", nil, "30"])
    #expect(alone.provenance(at: 0).band == band && alone.provenance(at: 1).band == nil)
    // Bounds in another unit are not read, and known prices have none.
    let other = try series("price_forecast ct/kWh;\(low) EUR/MWh;\(high) EUR/MWh", cells)
    #expect(other.hasForecasts && other.indices.allSatisfy { other.bounds(at: $0) == nil })
    let mixed = try series(
      "price;type;\(low);\(high)", ["1,5;known;1;2", "2,5;forecast;1;2", "3,5;forecast;1;4"])
    #expect(mixed.indices.map { mixed.bounds(at: $0)?.high.description } == [nil, "2", "4"])
  }

  @Test("The median of a forecast is beside its prediction, or is the price without one")
  func medians() throws {
    let cells = ["10,1,10,30", "20,2,20,40"]
    for (names, cells) in [
      ("ssp_predicted,ssp_q10,ssp_q50,ssp_q90", cells),
      ("ssp_q10,ssp_q50,ssp_q90", cells.map { String($0.dropFirst(3)) }),
    ] {
      let rows = cells.enumerated().map { "2026-01-20T0\($0):00Z,\($1)\n" }
      let series = try read("time,\(names)\n" + rows.joined())
      #expect(series.map { $0.price?.doubleValue } == [10, 20] && series.hasForecasts, "\(names)")
      #expect(series.bounds(at: 1) == PriceBounds(low: 2, high: 40), "\(names)")
    }
  }

  @Test("A remark and a flag for the day mark no forecast")
  func others() throws {
    let table = """
      time,price,remark,is_day
      2026-01-20T00:00+01:00,10,no wind,1
      2026-01-20T01:00+01:00,20,,0
      """
    #expect(try origins(table) == [.unstated, .unstated])
  }
}
