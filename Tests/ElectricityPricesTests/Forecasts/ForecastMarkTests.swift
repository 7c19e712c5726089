import CivilTime
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
      ("Voorspelling", "nee", "ja"), ("Prognoza", "nie", "tak"), ("Prognose", "", "x"),
      ("confirmed", "1", "0"), ("is_actual", "true", "false"), ("not_forecast", "true", "false"),
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

  @Test(
    "Columns of a forecast and its bounds are read by the names of their sources",
    arguments: ["agile_pred,agile_low,agile_high", "market,q1,q2,q3"])
  func sources(names: String) throws {
    let isFrame = names.hasPrefix("market")
    let values = isFrame ? [",1,3,8", ",2,4,9"] : ["3,1,8", "4,2,9"]
    let series = try read(
      "date_time,\(names)\n2026-01-20T00:00Z,\(values[0])\n2026-01-20T01:00Z,\(values[1])\n")
    let divisor = isFrame ? 10.0 : 1
    #expect(series.map { $0.price?.doubleValue } == [3 / divisor, 4 / divisor])
    #expect(series.indices.allSatisfy { series.origin(at: $0) == .forecast })
    #expect(series.bounds(at: 0)?.low.doubleValue == 1 / divisor)
  }

  @Test("Bounds of three decimals are decimals if the price is between them")
  func bounds() throws {
    let series = try read(
      """
      time,price,low,high,origin
      2026-01-20T00:00Z,10.5,8.125,12.520,forecast
      2026-01-20T01:00Z,9.5,7.5,11.250,forecast
      2026-01-20T02:00Z,9.5,10.125,11.250,forecast
      """)
    #expect(
      series.indices.map { series.bounds(at: $0)?.low.doubleValue } == [8.125, 7.5, nil])
  }

  @Test("A yes and a no in two rows each are no names of series")
  func pairs() throws {
    let rows = ["N", "N", "Y", "Y"].enumerated().map { "2026-01-20T0\($0):00Z,1\($0),\($1)" }
    let text = (["time,price,forecast"] + rows).joined(separator: "\n")
    #expect(try origins(text) == [.known, .known, .forecast, .forecast])
  }

  /// A word that means no forecast marks a known price, and none or another states nothing.
  @Test("Words for estimates and a yes as text are forecasts in the records of sources")
  func records() throws {
    let objects = ["\"market\"", "\"estimate\"", "null", "\"model\""].enumerated().map {
      """
      {"start":"2026-01-20T0\($0):00:00+01:00","end":"2026-01-20T0\($0 + 1):00:00+01:00",
       "price":0.1,"price_origin":\($1)}
      """
    }
    #expect(
      try origins("[\(objects.joined(separator: ","))]") == [
        .known, .forecast, .unstated, .unstated,
      ])
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
      ("price_low", "price_high", nil), ("low_price", "high_price", nil),
      ("nedre", "øvre", nil), ("lav", "høj", nil), ("låg", "hög", nil), ("undre", "övre", nil),
      ("Untergrenze", "Obergrenze", nil), ("unterer Preis", "oberer Preis", nil),
      ("ondergrens", "bovengrens", nil), ("alaraja", "yläraja", nil), ("q20", "q80", "q20-q80"),
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

  @Test("Units after the words for bounds, and bounds in an object, are read")
  func boundsWithUnits() throws {
    let table = try read(
      """
      time,price_ct_kwh,is_forecast,low_ct_kwh,high_ct_kwh
      2026-01-20T00:00Z,10,true,8,12
      2026-01-20T01:00Z,11,true,9,13
      """)
    #expect(table.bounds(at: 1) == PriceBounds(low: 9, high: 13))
    let alone = try read(
      """
      time,forecast_eur_mwh,forecast_lower_eur_mwh,forecast_upper_eur_mwh
      2026-01-20T00:00Z,100,80,120
      """)
    #expect(alone[0].price == 10 && alone.bounds(at: 0) == PriceBounds(low: 8, high: 12))
    for outer in ["confidence", "range"] {
      let object = try read(
        """
        [{"time":"2026-01-20T00:00Z","price":10,"type":"forecast",
          "\(outer)":{"low":8,"high":12}},
         {"time":"2026-01-20T01:00Z","price":11,"type":"forecast","\(outer)":null}]
        """)
      #expect(object.bounds(at: 0) == PriceBounds(low: 8, high: 12))
      #expect(object.bounds(at: 1) == nil && object[1].price == 11)
    }
    // Two pairs of bounds belong to different things, and a bound alone is none.
    let two = try read(
      """
      time,price,type,range_min,range_max,low,high
      2026-01-20T00:00Z,10,forecast,1,99,8,12
      """)
    #expect(two.bounds(at: 0) == PriceBounds(low: 8, high: 12))
    let odd = try read("time,price,type,low,high_wind\n2026-01-20T00:00Z,10,forecast,8,12\n")
    #expect(odd.bounds(at: 0) == nil && odd.origin(at: 0) == .forecast)
  }

  @Test(
    "A forecast beside a price fills its gaps and is kept where the price is known",
    arguments: [
      "price,forecast", "price_eur_mwh,forecast_eur_mwh", "Day-ahead (EUR/MWh),Forecast (EUR/MWh)",
      "pris,prognose",
    ])
  func besidePrice(names: String) throws {
    let rows = ["100,110", ",90", ",80"].enumerated().map {
      "2026-01-20T0\($0):00Z,\($1)\n"
    }
    let series = try read("time,\(names)\n" + rows.joined())
    #expect(series.indices.map(series.origin) == [.unstated, .forecast, .forecast])
    let first = series.issuedForecasts.flatMap { $0.map(\.price) }.first ?? nil
    #expect(series[0].price != first && series.issuedForecasts.map(\.count) == [3])
    let accuracy = try read("time,\(names)\n" + rows[0])
    #expect(accuracy.origin(at: 0) == .unstated && accuracy.issuedForecasts.map(\.count) == [1])
  }

  @Test("A forecast beside a price with tax does not state its own")
  func besideTax() throws {
    let table = """
      time,price incl. VAT (øre/kWh),forecast (øre/kWh)
      2026-01-20T00:00Z,10,11
      2026-01-20T01:00Z,,12
      """
    let series = try read(table)
    #expect(series.valueAddedTax == .included && series.warnings.contains(.taxUnstated))
    #expect(series.csv.contains(",included,,") && series.csv.contains(",unknown,forecast,"))
    let both = try read(table.replacing("forecast (", with: "price forecast incl. VAT ("))
    #expect(!both.warnings.contains(.taxUnstated) && both.origin(at: 1) == .forecast)
  }

  @Test("A forecast beside a load can be one of the load")
  func besideLoad() throws {
    let rows = ["100,48000,47000", ",48000,47000"].enumerated().map {
      "2026-01-20T0\($0):00Z,\($1)\n"
    }
    let series = try read("time,price,load,forecast\n" + rows.joined())
    #expect(series.map(\.price) == [100, nil])
  }

  @Test(
    "A time beside a list from which on prices are forecasts marks them",
    arguments: ["knownUntil", "known_until", "forecast_start"])
  func boundary(key: String) throws {
    let rows = (0..<3).map { "{\"time\":\"2026-01-20T0\($0):00Z\",\"price\":1\($0)}" }
    let list = "\"data\":[\(rows.joined(separator: ","))]"
    #expect(
      try origins("{\(list),\"\(key)\":\"2026-01-20T01:00Z\"}") == [
        .unstated, .forecast, .forecast,
      ])
    #expect(
      try origins("{\"meta\":{\"\(key)\":\"2026-01-20T00:00Z\"},\(list)}")
        == [.forecast, .forecast, .forecast])
  }

  @Test("The start of forecasts and the rows need not both state an offset")
  func clocks() throws {
    func forecasts(_ start: String, _ suffix: String) throws -> [PriceOrigin] {
      let rows = (10..<13).map { "{\"time\":\"2026-01-20T\($0):00\(suffix)\",\"price\":1}" }
      return try origins("{\"known_until\":\"\(start)\",\"data\":[\(rows.joined(separator: ","))]}")
    }
    for (start, suffix) in [
      ("2026-01-20T11:00", ""), ("2026-01-20T11:00+01:00", ""), ("2026-01-20T10:00Z", ""),
      ("2026-01-20T11:00", "+01:00"), ("2026-01-20T10:00Z", "+01:00"),
    ] {
      #expect(
        try forecasts(start, suffix) == [.unstated, .forecast, .forecast], "\(start) \(suffix)")
    }
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

  @Test("The time at which a row was created is that of its forecast, and the newest applies")
  func runs() throws {
    let rows = ["20T00", "20T06"].flatMap { run in
      (0..<3).map { "2026-01-\(run):00Z,2026-01-21T0\($0):00Z,\(run.suffix(1))\($0)\n" }
    }
    let series = try read("run_time,start,forecast price\n" + rows.joined())
    #expect(series.map { $0.price?.doubleValue } == [60, 61, 62])
    let issued = ISOTime("2026-01-20T06:00Z")?.instant(in: .utc)
    #expect(series.indices.allSatisfy { series.provenance(at: $0).issued == issued })
    // A known price has no such time.
    let mixed = try read(
      """
      start,price,type,created_at
      2026-01-21T00:00+01:00,1,known,2026-01-20 12:00
      2026-01-21T01:00+01:00,2,forecast,2026-01-20 12:00
      """)
    let times = mixed.indices.map { mixed.provenance(at: $0).issued }
    #expect(times == [nil, ISOTime("2026-01-20T11:00Z")?.instant(in: .utc)])
  }
}
