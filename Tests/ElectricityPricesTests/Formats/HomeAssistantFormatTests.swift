import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Home Assistant")
struct HomeAssistantFormatTests {
  private static func slot(_ hour: Int, _ price: String) -> String {
    "{\"hour\":\"2024-12-20T0\(hour):00:00+01:00\",\"price\":\(price)}"
  }

  @Test("States and answers of actions are read as the YAML that Home Assistant shows")
  func yaml() throws {
    let entries = [("2022-11-05T00:00:00+01:00", "0.25"), ("2022-11-05T01:00:00+01:00", "0.2")]
    func list(_ price: String, _ indent: String, _ quote: String) -> String {
      entries.map {
        "\(indent)- start: \(quote)\($0)\(quote)\n\(indent)  \(price): \($1)\n"
      }.joined()
    }
    for text in [
      "current_price: 0.27\nunit: kWh\ncurrency: EUR\ntomorrow_valid: true\ntoday: 0.2, 0.3\n"
        + "raw_today: \n\(list("value", "", "'"))raw_tomorrow: []\nicon: mdi:cash\n",
      "NL:\n\(list("price", "  ", "\""))", "    prices:\n\(list("price", "  ", ""))",
      "state: \"0.2\"\nattributes:\n  raw_today:\n\(list("value", "    ", "'"))  unit: EUR/kWh\n",
    ] {
      let series = try read(text)
      #expect(starts(series).first == "2022-11-05T00:00:00+01:00", "\(text)")
      #expect(series.count == 2 && series[0].price?.doubleValue == (series.unit == nil ? 0.25 : 25))
    }
    for text in ["a: 1\nb\n", String(repeating: "- ", count: 99) + "a: 1\n", "a:\n  - b: 1\n c\n"] {
      #expect(failure(text)?.reason == .unknownFormat, "\(text)")
    }
  }

  @Test("A forecast of a sensor extends its prices and replaces none")
  func forecast() throws {
    let text = """
      {"unit":"kWh","currency":"DKK","region_code":"DK1","raw_today":[\(Self.slot(0, "0.1"))],
       "raw_tomorrow":null,"forecast":[\(Self.slot(0, "9")),\(Self.slot(1, "0.2"))]}
      """
    let series = try read(text)
    #expect(series.map(\.price) == [10, 20])
    #expect(series.area == "DK1" && series.unit?.symbol == "øre/kWh")
  }

  @Test("Forecasts without ends hold until the next, whatever their step")
  func forecastSteps() throws {
    func rows(_ times: [String]) -> String {
      times.map { #"{"start":"2024-12-20T\#($0):00+01:00","value":0.1}"# }.joined(separator: ",")
    }
    let series = try read(
      "{\"attributes\":{\"raw_today\":[\(rows(["00:00"]))],\"raw_tomorrow\":[],"
        + "\"forecast\":[\(rows(["01:00", "01:30", "02:00", "03:00"]))]}}")
    #expect(
      series.indices.map { series.origin(at: $0) } == [
        .known, .forecast, .forecast, .forecast, .forecast,
      ])
    #expect(
      series.map { $0.end.secondsSince1970 - $0.start.secondsSince1970 }.suffix(4)
        == [1800, 1800, 3600, 3600])
  }

  @Test(
    "The zone or the stated currency tells whose dollars and kroner a sensor means",
    arguments: [
      ("$/kWh", "", "Australia/Sydney", "AUD"), ("$/kWh", "", "America/Toronto", "CAD"),
      ("$/kWh", "", "Europe/Oslo", "USD"), ("kr/kWh", "", "Europe/Stockholm", "SEK"),
      ("kr/kWh", "DKK", "Europe/Oslo", "DKK"), ("USD/kWh", "", "Australia/Sydney", "USD"),
    ])
  func places(unit: String, currency: String, zone: String, money: String) throws {
    let facts = "\"unit_of_measurement\":\"\(unit)\",\"currency\":\"\(currency)\""
    let rows = "{\"start\":\"2024-12-20T00:00:00Z\",\"value\":0.1}"
    var options = PriceFile.Options()
    options.zone = try Zone(identifier: zone)
    let text = "{\"attributes\":{\(facts),\"raw_today\":[\(rows)]}}"
    let series = try read(text, options)
    #expect(series.unit?.currency.code == money)
    let isSaid = series.warnings.contains { if case .assumedUnit = $0 { true } else { false } }
    #expect(isSaid == (unit == "$/kWh" && money == "USD"))
  }

  @Test(
    "A sensor's unit is refused by name if it is not money for energy, and read if it is split",
    arguments: [
      ("\"unit\":\"Wh\",\"currency\":\"NOK\"", "Wh", nil), ("\"unit\":\"°C\"", "°C", nil),
      ("\"unit_of_measurement\":\"W\",\"unit\":\"kWh\",\"currency\":\"NOK\"", "W", nil),
      ("\"unit_of_measurement\":\"NOK/Wh\"", "NOK/Wh", nil),
      ("\"unit\":\"kWh\",\"currency\":\"XYZ\"", "XYZ", nil),
      ("\"unit\":\"kWh\",\"currency\":\"NOK\"", nil, "NOK/kWh"),
      ("\"unit\":\"MWh\",\"currency\":\"NOK\",\"price_in_cents\":true", nil, "NOK øre/MWh"),
      ("\"unit_of_measurement\":\"NOK\",\"currency\":\"NOK\"", nil, "NOK/kWh"),
      ("\"unit_of_measurement\":\"øre/kWh\",\"currency\":\"NOK\"", nil, "NOK øre/kWh"),
      ("\"unit_of_measurement\":\"\",\"unit\":\"-\",\"currency\":\"\"", nil, nil),
    ] as [(String, String?, String?)])
  func units(facts: String, refused: String?, unit: String?) throws {
    var options = PriceFile.Options()
    options.unit = unit.flatMap { PriceUnit($0) }
    let text = "{\(facts),\"raw_today\":[\(Self.slot(0, "0.5"))]}"
    let fault = failure(text, options)
    #expect(fault?.reason == refused.map { .badUnit($0) })
    #expect((fault == nil) == (fault?.place == nil))
    guard refused == nil else { return }
    let series = try read(text, options)
    #expect(series.unit?.code == unit && series.map(\.price) == [Price("0.5")])
  }

  @Test(
    "Amber's channel of a sensor is its area, unless it is the usual one",
    arguments: [
      ("forecasts", "feedIn", true), ("Forecasts", "feedin", true), ("forecasts", "general", false),
      ("Forecasts", "controlledLoad", false),
    ])
  func channels(array: String, channel: String, isFeedIn: Bool) throws {
    let text = """
      {"state":0.26,"attributes":{"channel_type":"\(channel)","\(array)":[{"duration":30,
       "per_kwh":0.26,"start_time":"2026-11-26T00:30:01Z","end_time":"2026-11-26T01:00:00Z"}],
       "unit_of_measurement":"$/kWh"}}
      """
    let series = try read(text)
    #expect(series.isFeedIn == isFeedIn && series.area == (channel == "general" ? nil : channel))
  }

  @Test("The arrays of an ENTSO-E sensor are one series, also where a third array repeats them")
  func entsoe() throws {
    func entry(_ hour: Int, _ price: String) -> String {
      "{\"time\":\"2024-12-20 0\(hour):00:00+01:00\",\"price\":\(price)}"
    }
    let text = """
      {"attributes":{"unit_of_measurement":"EUR/MWh","prices_today":[\(entry(0, "50"))],
       "prices_tomorrow":[\(entry(1, "-5"))],"prices":[\(entry(0, "50")),\(entry(1, "-5"))]}}
      """
    let series = try read(text)
    #expect(series.map(\.price) == [5, Price("-0.5")] && series.warnings.isEmpty)
  }

  @Test("An array with a general name alone is generic JSON, and an empty array hides no other")
  func general() throws {
    let entry = #"{"time":"2024-12-20T00:00:00","price":31.5}"#
    for key in ["prices", "prices_today"] {
      let series = try read(#"{"\#(key)":[\#(entry)]}"#)
      #expect(series[0].price == Price("31.5") && series.unit == nil, "\(key)")
      #expect(series.warnings == [.assumedZone("Europe/Oslo")], "\(key)")
    }
    let both = #"{"prices_today":[\#(entry)],"prices_tomorrow":[]}"#
    #expect(try read(both)[0].price == Price("3150"))
    let text = """
      {"unit":"kWh","currency":"DKK","region_code":"DK1","raw_today":[],
       "forecast":[\(Self.slot(1, "0.2"))]}
      """
    #expect(try read(text).map(\.price) == [20])
  }

  @Test(
    "Zonneplan's prices are read in ten-millionths of a euro and in euros",
    arguments: [("1819000", "18.19"), ("0.1819", "18.19"), ("-2500", "-0.025")])
  func zonneplan(text: String, cents: String) throws {
    let json = """
      {"attributes":{"forecast":[{"electricity_price":\(text),
       "datetime":"2024-06-06T14:00:00.000000Z"}]}}
      """
    #expect(try read(json)[0].price == Price(cents))
  }

  @Test("A history of states is read as hours, despite delays and unavailable states")
  func history() throws {
    let text = """
      entity_id,state,last_changed
      sensor.price,0.30,2024-01-01T00:10:00.000Z
      sensor.price,unavailable,2024-01-01T00:50:00.000Z
      sensor.price,0.30,2024-01-01T01:20:00.000Z
      sensor.price,0.25,2024-01-01T03:00:02.512Z
      sensor.price,unknown,2024-01-01T03:59:00.000Z
      sensor.price,0.20,2024-01-01T05:00:01.000Z
      """
    let series = try read(text)
    #expect(series.map(\.length) == [3600, 3600, 3600, 3600, 3600, 3600])
    let prices = ["0.3", "0.3", "0.3", "0.25", nil, "0.2"].map { $0.flatMap { Price($0) } }
    #expect(series.map(\.price) == prices)
    #expect(series.formatName == "homeassistant" && series.area == nil)
  }

  @Test("A history may contain quarters, but not irregular times or intervals of decades")
  func historySteps() {
    let head = "entity_id,state,last_changed\nsensor.a,1,2024-01-01T00:00:01Z\n"
    let quarters = head + "sensor.a,2,2024-01-01T00:15:01Z\nsensor.a,3,2024-01-01T01:00:01Z"
    #expect((try? read(quarters))?.map(\.price) == [1, 2, 2, 2, 3])
    #expect(failure(head + "sensor.a,2,2024-01-01T00:08:00Z")?.reason == .unsteadyHistory)
    // A state that holds for decades shows a wrong digit in a year.
    #expect(
      failure(head + "sensor.a,2,2024-12-31T02:00:01Z\nsensor.a,3,2094-12-31T03:00:00Z")?.reason
        == .overlong(from: "2024-12-31T02:00:01+00:00", to: "2094-12-31T03:00:00+00:00"))
    #expect(failure(head + "sensor.a,2,2024-12-31T02:00:01Z") == nil)
  }

  @Test("Long-term statistics of a price sensor give the mean of each hour")
  func statistics() throws {
    let head = "statistic_id,unit,start,min,max,mean\n"
    func rows(_ sensor: String, _ unit: String) -> String {
      (0..<3).map { "\(sensor),\(unit),2026-01-20 0\($0):00,0,9,1.\($0)\n" }.joined()
    }
    let series = try read(head + rows("sensor.temp", "°C") + rows("sensor.a", "NOK/kWh"))
    #expect(series.map(\.price) == [100, 110, 120])
    #expect(starts(series)[0] == "2026-01-20T00:00:00+01:00" && series.area == nil)
    #expect(failure(head + rows("sensor.temp", "°C"))?.reason == .notPrices("sensor.temp"))
  }

  @Test("The history API gives the states of a price sensor, and other sensors alone are refused")
  func historyAPI() throws {
    func list(_ sensor: String, _ unit: String) -> String {
      let states = (1..<3).map {
        "{\"state\":\"1.\($0)\",\"last_changed\":\"2026-01-20T0\($0):00:02+00:00\"}"
      }
      return "[{\"entity_id\":\"\(sensor)\",\"state\":\"1.0\","
        + "\"attributes\":{\"unit_of_measurement\":\"\(unit)\"},"
        + "\"last_changed\":\"2026-01-20T00:00:00+00:00\"},\(states.joined(separator: ","))]"
    }
    let series = try read("[\(list("sensor.load", "W")),\(list("sensor.a", "NOK/kWh"))]")
    #expect(series.map(\.price) == [100, 110, 120] && series[0].length == 3600)
    #expect(failure("[\(list("sensor.load", "W"))]")?.reason == .notPrices("sensor.load"))
  }
}
