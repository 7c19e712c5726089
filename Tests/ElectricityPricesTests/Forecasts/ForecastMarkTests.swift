import Testing

@testable import ElectricityPrices

@Suite("Forecasts in files of unknown sources") struct ForecastMarkTests {
  private func origins(_ text: String) throws -> [PriceOrigin] {
    let series = try PriceFile.read(bytes: Array(text.utf8), name: "x").series
    return series.flatMap { series in series.indices.map { series.origin(at: $0) } }
  }

  @Test(
    "A word or a flag in a row marks a forecast, in tables and in objects",
    arguments: [
      ("origin", "known", "forecast"), ("type", "ActualInterval", "ForecastInterval"),
      ("Status", "", "Prognose"), ("forecast", "false", "true"), ("is_forecast", "0", "1"),
      ("Lähde", "pörssi", "ennuste"),
    ])
  func marks(name: String, known: String, forecast: String) throws {
    let table = """
      time,price,\(name)
      2026-01-20T00:00+01:00,10,\(known)
      2026-01-20T01:00+01:00,20,\(forecast)
      2026-01-20T02:00+01:00,30,\(forecast)
      """
    #expect(try origins(table) == [.unstated, .forecast, .forecast])
    let values = [known, forecast, forecast].map {
      ["true", "false"].contains($0) ? $0 : "\"\($0)\""
    }
    let objects = values.enumerated().map {
      "{\"time\":\"2026-01-20T0\($0):00+01:00\",\"price\":\($0 + 1)0,\"\(name)\":\($1)}"
    }
    guard forecast != "1" else { return }
    #expect(
      try origins("[\(objects.joined(separator: ","))]") == [.unstated, .forecast, .forecast])
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
