import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Forecasts in variants of known formats") struct ForecastVariantTests {
  /// Returns a document as the attributes of a sensor.
  private func sensor(_ text: String, unit: String = "", name: String = "x") -> String {
    let stated = unit.isEmpty ? "" : ",\"unit_of_measurement\":\"\(unit)\""
    return """
      {"entity_id":"sensor.\(name)","state":"1",
       "attributes":\(text.dropLast())\(stated),"friendly_name":"X"}}
      """
  }

  private func epexPredictor(_ totals: [String], unit: String = "") -> String {
    let slots = totals.enumerated().map {
      "{\"startsAt\":\"2027-03-09T00:\(["00", "15", "30"][$0]):00+01:00\",\"total\":\($1)}"
    }
    return "{\"prices\":[\(slots.joined(separator: ","))],"
      + "\"knownUntil\":\"2027-03-09T00:00:00+01:00\"}"
  }

  @Test(
    "The attributes of a sensor are read as the document that they copy",
    arguments: ForecastFixture.all.filter { fixture in
      ["epexpredictor", "voltcast", "stekker", "carnot", "stromligning", "stroomprijsprognose"]
        .contains(fixture.format) || fixture.name.hasPrefix("energyforecast.de, version")
    })
  func sensors(fixture: ForecastFixture) throws {
    guard fixture.text.hasPrefix("{") else { return }
    let series = try read(sensor(fixture.text))
    #expect(series.truth == fixture.truth)
    #expect(series.unit?.symbol ?? "" == fixture.unit)
  }

  @Test("Regions of agilepredict.com are areas, and its sensor has the time of issue")
  func agilePredict() throws {
    let prices = ["A", "B"].enumerated().map { index, region in
      "{\"date_time\":\"2027-03-09T00:00:00Z\",\"agile_pred\":1\(index),\"region\":\"\(region)\"}"
    }
    let run = """
      {"name":"2027-03-08 16:15","created_at":"2027-03-08T16:16:02Z",
       "prices":[\(prices.joined(separator: ","))]}
      """
    let file = try PriceFile.read(bytes: Array("[\(run)]".utf8), name: "x")
    #expect(file.areas == ["A", "B"] && file.series.map { $0[0].price } == [10, 11])
    let one = try read(sensor(run.replacing(",\(prices[1])", with: "")))
    #expect(one.origin(at: 0) == .forecast && one[0].price == 10)
    #expect(one.provenance(at: 0).issued != nil)
  }

  @Test("Rates of agilepredict.com in the form of Octopus Energy are forecasts in pence")
  func agilePredictRates() throws {
    func rates(_ price: String, _ name: String) -> String {
      sensor(
        """
        {"rates":[{"start":"2027-03-09T00:00:00Z","end":"2027-03-09T00:30:00Z",
         "value_inc_vat":\(price)}]}
        """, name: name)
    }
    for (price, name) in [("14.21", "agilepredict_rates"), ("0.1421", "agile_forecast")] {
      let series = try read(rates(price, name))
      #expect(series[0].price == Price("14.21") && series.origin(at: 0) == .forecast, "\(name)")
    }
    // Region Z is the exchange.
    let region = rates("84.2", "agile_predict")
      .replacing("{\"rates\"", with: "{\"region\":\"Z\",\"rates\"")
    let exchange = try read(region)
    #expect(exchange.unit == PriceUnit(.gbp, .minor) && exchange[0].price == Price("8.42"))
    #expect(exchange.valueAddedTax == .excluded)
    let octopus = try read(rates("0.1421", "octopus_energy_rates"))
    #expect(octopus[0].price == Price("14.21") && octopus.origin(at: 0) == .known)
  }

  @Test("The unit of EpexPredictor's prices is stated, shown by their size, or assumed")
  func epexPredictorUnits() throws {
    let cases: [([String], String, String?)] = [
      (["11.21", "10.43", "-0.25"], "", "ct/kWh"), (["112.1", "104.3", "-2.5"], "", "EUR/MWh"),
      (["0.1121", "0.1043", "-0.0025"], "", "EUR/kWh"),
      (["0.1121", "0.1043", "-0.0025"], "€/kWh", nil),
    ]
    for (totals, unit, assumed) in cases {
      let text = epexPredictor(totals)
      let series = try read(unit.isEmpty ? text : sensor(text, unit: unit))
      #expect(series.map { $0.price?.description } == ["11.21", "10.43", "-0.25"])
      #expect(series.indices.map(series.origin) == [.known, .forecast, .forecast])
      #expect(
        series.warnings.contains { $0.code?.hasPrefix("assumed-unit") == true }
          == (assumed != nil))
      if let unit = assumed.flatMap({ PriceUnit($0) }) {
        #expect(series.warnings.contains(.assumedUnit(unit)))
      }
    }
    let short = try read(
      #"{"s":[1804546800,1804547700],"t":[0.1121,0.1043]}"#)
    #expect(short.map { $0.price?.description } == ["11.21", "10.43"])
    // Prices that can be cents as well as euros per megawatt-hour.
    let doubtful = try read(epexPredictor(["28.5", "31", "34"]))
    #expect(doubtful.warnings.contains(.assumedUnit(PriceUnit(.eur, .minor))))
  }

  @Test("The state of evcc has prices beside emissions, which are never prices")
  func evccState() throws {
    func list(_ key: String, _ price: String, _ name: String = "price") -> String {
      """
      "\(key)":[{"start":"2027-03-09T00:00:00+01:00","end":"2027-03-09T01:00:00+01:00",
       "\(name)":\(price)}]
      """
    }
    for name in ["price", "value"] {
      let both = "\(list("co2", "232", name)),\(list("grid", "0.3", name))"
      for (start, end) in [("{", "}"), ("{\"result\":{", "}}")] {
        let text = "\(start)\"currency\":\"EUR\",\"forecast\":{\(both)}\(end)"
        let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
        #expect(file.series.count == 1 && file.series[0][0].price == 30 && file.areas.isEmpty)
      }
    }
    #expect(failure("{\"forecast\":{\(list("co2", "232"))}}") != nil)
  }

  @Test("A mark, a currency or a unit beside a list of rates is read")
  func rates() throws {
    func text(_ mark: [String], _ facts: String) -> String {
      let rows = mark.enumerated().map {
        """
        {"start":"2027-03-09T0\($0):00:00Z","end":"2027-03-09T0\($0 + 1):00:00Z",
         "price":0.1\($1)}
        """
      }
      return "{\(facts)\"rates\":[\(rows.joined(separator: ","))]}"
    }
    let marked = try read(text([",\"kind\":\"confirmed\"", ",\"kind\":\"predicted\""], ""))
    #expect(marked.indices.map(marked.origin) == [.known, .forecast])
    let stated = try read(text(["", ""], "\"currency\":\"SEK\",\"unit\":\"kWh\","))
    #expect(stated.unit?.currency == .sek && stated[0].price == 10)
    #expect(stated.formatName == "evcc")
    let whole = try read(text(["", ""], "\"unit\":\"ct/kWh\","))
    #expect(whole[0].price == Price("0.1") && whole.unit?.symbol == "ct/kWh")
  }

  @Test("The band of a model counts before the range of the exchange, and each kind alone")
  func amber() throws {
    func series(_ list: String, _ bounds: String) throws -> PriceSeries {
      try read(
        """
        {"\(list)":[{"start_time":"2027-03-09T00:00:01Z","end_time":"2027-03-09T00:30:00Z",
         "per_kwh":0.25,\(bounds)}]}
        """)
    }
    let (model, range) = (
      "\"advanced_price_low\":0.21,\"advanced_price_high\":0.39",
      "\"range_min\":0.1,\"range_max\":0.9"
    )
    for list in ["forecasts", "Forecasts"] {
      let both = try series(list, "\(range),\(model)")
      #expect(both.bounds(at: 0) == PriceBounds(low: 21, high: 39))
      #expect(both.provenance(at: 0).band == "unnamed")
      let wide = try series(list, range)
      #expect(wide.bounds(at: 0) == PriceBounds(low: 10, high: 90))
      #expect(wide.provenance(at: 0).band == "range")
    }
  }

  @Test("A time of issue without an offset is by the clocks of the source")
  func issued() throws {
    let text = """
      {"Forecast created":"2026-08-05 06:31:37",
       "DK1":[{"Time":"2026-08-05T05:00:00","Price":150}]}
      """
    let issued = try #require(try read(text).provenance(at: 0).issued)
    #expect(ISOTime.text(issued, in: .utc) == "2026-08-05T04:31:37+00:00")
  }

  @Test(
    "Formats and sensors with forecasts say that the file does not mark them, others do not",
    arguments: [
      ("EpexPredictor's short form", true), ("evcc", true), ("evcc, state", true),
      ("EMHASS, parameters", true), ("EMHASS, result", true), ("EpexPredictor", false),
      ("a proxy that drops the origin", false), ("energyforecast.de, version 1", false),
    ])
  func unmarked(name: String, isTold: Bool) throws {
    let fixture = try #require(ForecastFixture.all.first { $0.name == name })
    let series = try read(fixture.text)
    #expect(series.warnings.contains(.forecastsUnmarked) == isTold)
    #expect(try read(series.csv).warnings.contains(.forecastsUnmarked) == isTold)
  }

  @Test(
    "A frame of epex_forecast has a name for its index or none",
    arguments: [",ground truth", "ts,ground_truth", "ts,market"])
  func frames(names: String) throws {
    let series = try read(
      """
      \(names),0,1,2
      2027-03-09 00:00:00+00:00,95,70,90,120
      2027-03-09 00:15:00+00:00,,60,80,110
      """)
    #expect(series.indices.map(series.origin) == [.known, .forecast])
    #expect(series[1].price == 8 && series.bounds(at: 1) == PriceBounds(low: 6, high: 11))
  }

  @Test("The sensor of stroomprijsprognose.nl has one series beside its shorter lists")
  func stroomprijsprognose() throws {
    func slot(_ hour: Int, _ origin: String) -> String {
      """
      {"timestamp":"2027-03-09T0\(hour):00:00Z","retail_total_ct_kwh":3\(hour),
       "price_source":"\(origin)"}
      """
    }
    let file = try PriceFile.read(
      bytes: Array(
        sensor(
          """
          {"generated_at":"2027-03-08T14:00:00Z","unit":"ct/kWh",
           "hourly_prices":[\(slot(0, "day_ahead")),\(slot(1, "forecast"))],
           "cheapest_slots":[\(slot(0, "day_ahead"))]}
          """
        ).utf8), name: "x")
    let series = try #require(file.series.first)
    #expect(file.series.count == 1 && series.indices.map(series.origin) == [.known, .forecast])
    #expect(series.valueAddedTax == .included && series.provenance(at: 1).issued != nil)
  }
}
