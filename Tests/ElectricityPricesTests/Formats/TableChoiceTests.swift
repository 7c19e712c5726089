import Testing

@testable import ElectricityPrices

@Suite("Choices in tables and lists")
struct TableChoiceTests {
  @Test("A column that names its time zone is the start, rather than a column of other times")
  func clocks() throws {
    let text = "created,when (UTC),price\n2026-11-01 08:00,2026-11-20 13:00,1\n"
    #expect(try TableCaseTests.facts(text) == "11-20T13:00=1")
  }

  @Test("A note in a table of one row names no series")
  func note() throws {
    #expect(try TableCaseTests.facts("time,price,note\n2026-11-20T13:00Z,1,x\n") == "11-20T13:00=1")
  }

  /// Returns hourly prices from 1 with a text in each row.
  private func table(_ heading: String, _ texts: [String]) -> String {
    "time,price,\(heading)\n"
      + texts.indices.map { "2026-11-20T\($0 < 10 ? "0" : "")\($0):00Z,\($0 + 1),\(texts[$0])\n" }
      .joined()
  }

  @Test(
    "Texts in consecutive blocks distinguish series, whatever their heading",
    arguments: [
      ("type", ["spot", "grid"]), ("Name", ["Oslo", "Bergen"]), ("market", ["DA", "ID"]),
      ("domain", ["10YNO-1--------2", "10YNO-2--------T"]), ("measurement", ["price", "all"]),
      ("exchange", ["EPEX", "NP"]), ("contract", ["x", "y"]), ("tariff", ["AGILE", "GO"]),
      ("run", ["median", "first"]), ("resource", ["r1", "r2"]),
      ("description", ["Oslo", "Bergen"]), ("name", ["101", "102"]), ("metadata_id", ["7", "8"]),
      ("geo_id", ["3", "8741"]),
    ])
  func blocks(heading: String, names: [String]) throws {
    let text = table(heading, [names[0], names[0], names[1], names[1]])
    #expect(failure(text)?.reason == .severalNames(column: heading, names: names))
    var options = PriceFile.Options()
    options.area = names[1]
    let chosen = try read(text, options)
    #expect(chosen.map(\.price) == [3, 4])
    // A text that reappears describes slots.
    #expect(try read(table(heading, [names[0], names[1], names[0], names[1]])).count == 4)
  }

  @Test("Names with daily prices are offered, even as many as a day has hours")
  func dailyPrices() throws {
    let names = (1...24).map { "N\($0)" }
    let rows = [20, 21].flatMap { day in names.map { "2026-11-\(day),\($0),\(day)\n" } }
    let text = "date,series_id,price\n" + rows.joined()
    #expect(failure(text)?.reason == .sharedTable(column: "series_id", names: names))
    var options = PriceFile.Options()
    options.area = "N24"
    #expect(try read(text, options).map(\.price) == [20, 21])
  }

  @Test(
    "Levels, days, seasons and states describe slots, not series",
    arguments: [
      ("level", "a", "b"), ("status", "a", "b"), ("x", "VERY_CHEAP", "NORMAL"),
      ("x", "Friday", "Saturday"), ("x", "fredag 20", "lørdag 21"), ("x", "winter", "summer"),
      ("x", "estimated", "final"), ("x", "CET", "CEST"), ("x", "peak", "off-peak"),
      ("tariff", "Day", "Night"), ("x", "P1", "P2"), ("note", "a", "b"), ("x", "", "maintenance"),
      ("x", "actual", "forecast"),
    ])
  func notes(heading: String, first: String, second: String) throws {
    #expect(try read(table(heading, [first, first, second, second])).count == 4)
  }

  @Test("The price of the exchange beside the full price per kilowatt-hour is ambiguous")
  func perKilowattHour() throws {
    let names = ["spot_per_kwh", "per_kwh"]
    let text = "time,\(names[0]),\(names[1])\n2026-11-20T13:00Z,10,30\n"
    #expect(failure(text)?.reason == .severalColumns(names))
    #expect(try read("time,per_kwh\n2026-11-20T13:00Z,10\n").map(\.price) == [10])
  }

  @Test("Romanian prices in lei are read with their unit and zone")
  func lei() throws {
    let series = try read("Interval;Pret [Lei/MWh]\n2026-01-20 00:00;500,1\n")
    #expect(series.unit?.code == "RON ban/kWh" && series.zone.identifier == "Europe/Bucharest")
  }

  @Test("A requested currency chooses the column that has it")
  func currencies() throws {
    let text = "time,price EUR/MWh,price NOK/MWh\n2026-11-20T13:00Z,10,30\n"
    var options = PriceFile.Options()
    options.unit = .oerePerKilowattHour
    let series = try read(text, options)
    #expect(series.map(\.price) == [3] && series.area == nil && series.warnings == [])
    options.unit = PriceUnit(.sek)
    #expect(
      failure(text, options)?.reason == .severalColumns(["price EUR/MWh", "price NOK/MWh"]))
  }

  @Test("A list of local times is in the time zone that its unit implies")
  func lists() throws {
    let text = "{\"unit\":\"p/kWh\",\"time\":[\"2026-07-20T13:00\"],\"price\":[1]}"
    #expect(try TableCaseTests.facts(text) == "07-20T12:00=1")
    #expect(try read(text).warnings == [.assumedZone("Europe/London")])
  }
}
