import CivilTime
import LocaleFormats
import PriceTexts
import Testing

@testable import ElectricityPrices

@Suite("Forecasts in files")
struct ForecastFormatTests {
  @Test("There are 44 forecast fixtures, each with a text and its truth")
  func all() {
    #expect(ForecastFixture.all.count == 44)
    #expect(ForecastFixture.all.allSatisfy { !$0.truth.isEmpty && !$0.text.isEmpty })
  }

  @Test(
    "A forecast file is read with its slots, origins, bounds and ages",
    arguments: ForecastFixture.all)
  func slots(fixture: ForecastFixture) throws {
    let file = try PriceFile.read(bytes: Array(fixture.text.utf8), name: fixture.format)
    #expect(file.series.count == 1 && file.format.name == fixture.format)
    let series = try #require(file.series.first)
    #expect(series.truth == fixture.truth)
    #expect(series.unit?.symbol ?? "" == fixture.unit)
    #expect(series.valueAddedTax.rawValue == fixture.tax)
  }

  @Test(
    "CSV and JSON preserve the origins, bounds and ages of forecasts",
    arguments: ForecastFixture.all)
  func roundTrip(fixture: ForecastFixture) throws {
    let series = try read(fixture.text)
    for text in [series.csv, series.json] {
      let again = try read(text)
      #expect(again == series && again.warnings == series.warnings, "\(text)")
      // Without forecasts the output does not mention origins.
      if series.hasForecasts { #expect(again.truth == series.truth) }
      #expect(text.contains("origin") == series.hasForecasts)
    }
  }

  @Test("No output calls a forecast known", arguments: ForecastFixture.all)
  func neverKnown(fixture: ForecastFixture) throws {
    let series = try read(fixture.text)
    let lines = [
      series.csv.split(separator: "\n").dropFirst(),
      series.json.split(separator: "\n").filter { $0.contains("\"start\"") }[...],
      series.listing().split(separator: "\n").dropFirst(),
    ]
    for index in series.indices where series.origin(at: index) == .forecast {
      for list in lines {
        let line = list[list.startIndex + index].replacing("unknown", with: "")
        #expect(line.contains("forecast") && !line.contains("known"), "\(line)")
      }
    }
    let isTold = series.warnings.contains { $0.sentence.contains("a forecast of") }
    #expect(isTold == series.hasForecasts)
  }

  @Test("A single known slot is as long as the forecasts next to it")
  func single() throws {
    let quarter = """
      {"data":[{"ts":"2026-12-03T22:45:00Z","market":95.4,"forecast":[70,90,120]},
      {"ts":"2026-12-03T23:00:00Z","market":null,"forecast":[60,80,110]},
      {"ts":"2026-12-03T23:15:00Z","market":null,"forecast":[61,81,111]}]}
      """
    let frame = """
      ,ground truth,0,1,2
      2026-12-03 22:45:00+00:00,95.4,70,90,120
      2026-12-03 23:00:00+00:00,,60,80,110
      2026-12-03 23:15:00+00:00,,61,81,111
      """
    for text in [quarter, frame] {
      let series = try read(text)
      #expect(series.map(\.length) == [900, 900, 900])
      #expect(series.indices.map(series.origin) == [.known, .forecast, .forecast])
      #expect(series[0].price == Price("9.54") && series[2].price == Price("8.1"))
    }
    // The end of a run's only interval is a step after the end before it.
    let runs = try read(
      """
      RTDTimestamp,IntervalEnding,SettlementPoint,LMP
      09/21/2026 16:00:03,09/21/2026 16:05:00,LZ_NORTH,30
      09/21/2026 16:05:03,09/21/2026 16:10:00,LZ_NORTH,31
      """)
    #expect(starts(runs) == ["2026-09-21T16:00:00-05:00", "2026-09-21T16:05:00-05:00"])
    #expect(runs.map(\.length) == [300, 300])
    let sensor = try read(
      """
      {"entity_id":"sensor.energi_data_service","state":"1.4","attributes":{"currency":"DKK",
      "region_code":"DK2","raw_today":[{"hour":"2026-11-26T23:45:00+01:00","price":1.4}],
      "raw_tomorrow":[],"forecast":[{"hour":"2026-11-27T00:00:00+01:00","price":1.287},
      {"hour":"2026-11-27T01:00:00+01:00","price":1.264}],"unit_of_measurement":"DKK/kWh"}}
      """)
    #expect(sensor.map(\.length) == [900, 3600, 3600])
    #expect(sensor.indices.map(sensor.origin) == [.known, .forecast, .forecast])
  }

  @Test("Conversion to another unit and tax change the bounds of a forecast with its price")
  func units() throws {
    let text = try #require(ForecastFixture.text(ofFormat: "voltcast"))
    let series = try read(text)
    let other = try #require(
      series.converted(to: PriceUnit(.eur, .major, per: .megawattHour)))
    #expect(other.bounds(at: 0) == PriceBounds(low: 1, high: 2) && other[0].price == Price("9.5"))
    let paid = try series.adjusted(
      by: PriceAdjustment(taxPercent: 25, additions: [PriceAddition("10")].compactMap(\.self)))
    #expect(paid[0].price == Price("11.1875"))
    #expect(paid.bounds(at: 0).map { [$0.low, $0.high] } == [Price("10.125"), Price("10.25")])
  }

  @Test("Bounds in the wrong order are swapped with a warning")
  func swapped() throws {
    let text = try #require(ForecastFixture.all.first { $0.name == "amber2mqtt" }?.text)
    let series = try read(text)
    #expect(series.warnings.contains(.swappedBounds(2)))
    #expect(series.bounds(at: 2).map { $0.low < $0.high } == true)
  }

  @Test(
    "Loads, wind power and emissions are not read as prices",
    arguments: [
      ("[[1795730400000.0,2345.5],[1795734000000.0,2211.0]]", "test.json"),
      (#"{"meta_data":{},"series":[[1795734000000,48211.5],[1795737600000,47010.25]]}"#, "x.json"),
      (#"{"meta_data":{},"series":[[1795734000000,82.5]]}"#, "411_DE_hour_1795734000000.json"),
      (#"{"rates":[{"start":"2026-11-26T23:00Z","end":"2026-11-27T00:00Z","value":431}]}"#, ""),
    ])
  func amounts(text: String, name: String) throws {
    #expect(throws: PriceFileError.self) {
      try PriceFile.read(bytes: Array(text.utf8), name: name)
    }
    guard name.hasPrefix("411") else { return }
    let price = try PriceFile.read(bytes: Array(text.utf8), name: "4169_DE_hour_1.json")
    #expect(price.series[0][0].price == Price("8.25"))
  }

  @Test("The name of a file without headings decides whether it has prices or emissions")
  func fileNames() throws {
    let rows = "2026-11-26 23:30:00+01:00,0.29\n2026-11-27 00:00:00+01:00,0.28\n"
    for name in ["co2.csv", "windpower.csv", "solar_forecast.csv", "emissions_today.csv"] {
      #expect(throws: PriceFileError.self) {
        try PriceFile.read(bytes: Array(rows.utf8), name: name)
      }
    }
    for name in ["data_load_cost_forecast.csv", "costs.csv", "today.csv", "wind_prices.csv"] {
      #expect(try PriceFile.read(bytes: Array(rows.utf8), name: name).series[0].count == 2)
    }
  }

  @Test("Cents of Energi Data Service and prices of agilepredict have the right unit and tax")
  func scales() throws {
    let hour = "{\"hour\":\"2026-10-24T23:00:00+02:00\",\"price\":130}"
    let cents = try read(
      "{\"unit\":\"kWh\",\"currency\":\"DKK\",\"use_cent\":true,\"raw_today\":[\(hour)],"
        + "\"raw_tomorrow\":[]}")
    #expect(cents[0].price == 130 && cents.unit == PriceUnit(.dkk, .minor))
    let run = ["G", "Z"].map { region in
      "[{\"name\":\"Region | \(region) 2026-11-25 16:15\",\"created_at\":"
        + "\"2026-11-25T16:16:02Z\",\"prices\":[{\"date_time\":\"2026-11-27T00:00:00Z\","
        + "\"agile_pred\":64.2,\"agile_low\":51,\"agile_high\":78}]}]"
    }
    let (retail, exchange) = (try read(run[0]), try read(run[1]))
    #expect(retail[0].price?.doubleValue == 64.2 && retail.valueAddedTax == .included)
    #expect(exchange[0].price?.doubleValue == 6.42 && exchange.valueAddedTax == .excluded)
  }

  @Test("A forecast after a gap keeps the gap, and a single hour lasts an hour")
  func lengths() throws {
    func hour(_ time: String, _ price: String) -> String {
      "{\"hour\":\"2026-11-\(time):00+01:00\",\"price\":\(price)}"
    }
    let text = """
      {"unit":"kWh","currency":"DKK",
       "raw_today":[\(hour("26T23:30", "1")),\(hour("26T23:45", "2"))],
       "raw_tomorrow":[],"forecast":[\(hour("27T02:00", "3"))]}
      """
    let series = try read(text)
    #expect(series.map(\.length) == [900, 900, 3600])
    #expect(!series.touchesNext(1) && series.knownUntil == series[1].end)
    #expect(series.forecastSlots == [2..<3])
  }

  @Test("Prices at other loads beside AEMO's prices, without the price itself, are left out")
  func sensitivities() throws {
    func text(_ price: String) -> String {
      """
      C,NEMP.WORLD,PREDISPATCHIS,AEMO,PUBLIC,2026/11/26,10:32:11,01,X,01
      \(price)I,PREDISPATCH,PRICESENSITIVITIES,1,REGIONID,INTERVENTION,RRPEEP1,LASTCHANGED,DATETIME
      D,PREDISPATCH,PRICESENSITIVITIES,1,NSW1,0,90.21,"2026/11/26 10:32:05","2026/11/26 11:00:00"
      C,"END OF REPORT",4
      """
    }
    let series = try read(
      text(
        """
        I,PREDISPATCH,REGION_PRICES,2,REGIONID,INTERVENTION,RRP,LASTCHANGED,DATETIME
        D,PREDISPATCH,REGION_PRICES,2,NSW1,0,84.2,"2026/11/26 10:32:05","2026/11/26 11:00:00"

        """))
    #expect(series.map(\.price) == [Price("8.42")] && series.bounds(at: 0) == nil)
    #expect(failure(text(""))?.reason == .missing(field: "RRP"))
  }
}
