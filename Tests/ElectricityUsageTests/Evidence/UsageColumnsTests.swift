import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of columns beside those that a source is known by, and of facts stated twice.
@Suite("Further columns of consumption") struct UsageColumnsTests {
  /// Returns a table of hours; each column has a value for an hour.
  private func table(
    _ head: String, separator: String = ";", first: (Int) -> String = { "2026-01-20 0\($0):00" },
    _ columns: [(Int) -> String]
  ) -> String {
    let rows = (0..<8).map { hour in
      ([first(hour)] + columns.map { $0(hour) }).joined(separator: separator)
    }
    return ([head] + rows).joined(separator: "\n") + "\n"
  }

  private func sums(_ text: String) throws -> [String] {
    let usage = try read(text, beside("Europe/Madrid"))
    return [usage.consumption, usage.production].map { series in
      let sum = (series?.slots ?? []).compactMap(\.energy).reduce(0) { $0 + $1.microwattHours }
      return series == nil ? "-" : "\(Price(significand: sum, exponent: -9) ?? .zero)"
    }
  }

  @Test(
    "A unit in the rows beside one in the heading counts once",
    arguments: ["Einheit", "Maßeinheit", "Unité", "Unità", "ME", "X"])
  func unitTwice(name: String) throws {
    let text = table("Zeit;Verbrauch (Wh);\(name)", [{ _ in "500" }, { _ in "Wh" }])
    #expect(try sums(text)[0] == "4")
  }

  @Test(
    "A source's table can have the other direction under a name of its own",
    arguments: [
      "CUPS;Fecha;Hora;Energía (kWh);Energia_vertida_kWh",
      "CUPS;Fecha;Hora;Importada_kWh;Energia_vertida_kWh",
      "Estado;Data;Hora;Consumo (kWh);Injeção (kWh)",
    ])
  func otherDirection(head: String) throws {
    let text = table(
      head, first: { _ in "ES0021" },
      [{ _ in "20/01/2026" }, { "\($0 + 1)" }, { _ in "0,5" }, { _ in "0,1" }])
    #expect(try sums(text) == ["4", "0.8"])
  }

  @Test(
    "Columns that a wildcard matches are not added up, unless they are parts",
    arguments: ["Consumo_euros", "Consumo (€)"])
  func money(name: String) throws {
    let text = table(
      "CUPS;Fecha;Hora;Consumo_kWh;\(name)", first: { _ in "ES0021" },
      [{ _ in "20/01/2026" }, { "\($0 + 1)" }, { _ in "0,5" }, { _ in "0,3" }])
    #expect(try sums(text)[0] == "4")
  }

  @Test("Two columns of consumption that are no parts are a question")
  func severalConsumptions() {
    let text = table(
      "CUPS;Fecha;Hora;Consumo_estimado_kWh;Consumo_real_kWh", first: { _ in "ES0021" },
      [{ _ in "20/01/2026" }, { "\($0 + 1)" }, { _ in "0,5" }, { "\($0 / 2),5" }])
    #expect(failure(text, beside("Europe/Madrid")).contains("--column"))
  }

  @Test(
    "A direction around rows holds if their own name says only energy",
    arguments: ["energy", "usage", "value"])
  func surroundingDirection(name: String) throws {
    func rows(_ value: String) -> String {
      (0..<8).map {
        "{\"from\":\"2026-01-20T0\($0):00:00Z\",\"\(name)\":\(value),\"unit\":\"kWh\"}"
      }
      .joined(separator: ",")
    }
    #expect(try sums("{\"production\":[\(rows("0.1"))]}") == ["-", "0.8"])
    let pair = "{\"import\":{\"items\":[\(rows("0.5"))]},\"feedIn\":{\"items\":[\(rows("0.1"))]}}"
    #expect(try sums(pair) == ["4", "0.8"])
  }

  @Test("A line above a table names its direction if the heading says only energy")
  func title() throws {
    let text = "Einspeisung\n" + table("Zeit;Energie (kWh)", [{ _ in "0,1" }])
    #expect(try sums(text) == ["-", "0.8"])
  }

  @Test("A difference stays the consumption beside readings of the meter")
  func netAndReading() throws {
    let text = table(
      "Time,Net import (kWh),Meter reading (kWh),Export (kWh)", separator: ",",
      [{ "0.\($0 + 1)" }, { "\(20000 + $0).5" }, { _ in "0.1" }])
    #expect(try sums(text) == ["3.6", "0.8"])
  }

  @Test("A heading of energy to the grid is no heading of ends")
  func toGrid() throws {
    let text = table(
      "Date,Time,Consumption (kWh),Returned to grid (kWh)", separator: ",",
      first: { _ in "2026-01-20" },
      [{ "0\($0):00" }, { _ in "0.50" }, { "0.1\($0)" }])
    let usage = try read(text, beside("Europe/London"))
    #expect(usage.consumption?.slots.count == 8 && lines(usage.consumption)[0].contains(" 60 "))
    #expect(try sums(text) == ["4", "1.08"])
  }

  @Test("A meter that names a column of energy chooses it, and another heading changes nothing")
  func meterOfColumn() throws {
    let text =
      "Time,Grid import (kWh),Grid export (kWh),Home (kWh),Cost NOK\n"
      + (10...23).map { "2026-06-01 \($0):00,\($0 % 3),0,\($0 % 5),9\n" }.joined()
    #expect(lines(try read(text).consumption)[2].hasSuffix(" 0"))
    #expect(lines(try read(text, UsageOptions(meter: "Home (kWh)")).consumption)[4].hasSuffix(" 4"))
    for other in ["Time", "Cost NOK"] {
      #expect(try !read(text, UsageOptions(meter: other)).usedOptions.contains("--meter"))
    }
  }

  @Test("Starts at the first second of their slots are no times of a log")
  func firstSeconds() throws {
    let rows = (0..<4).map { index in
      let (hour, minute) = (14 + index / 2, index % 2 * 30)
      let end = "2025-06-30T\(14 + (index + 1) / 2):\(minute == 0 ? "30" : "00"):00Z"
      let nem = "2025-07-01T0\((index + 1) / 2):\(minute == 0 ? "30" : "00"):00+10:00"
      let start = "2025-06-30T\(hour):\(minute == 0 ? "00" : "30"):01Z"
      return
        #"{"startTime":"\#(start)","endTime":"\#(end)","nemTime":"\#(nem)","kwh":0.\#(index + 1)}"#
    }
    let found = lines(
      try read("[\(rows.joined(separator: ","))]", beside("Australia/Sydney")).consumption)
    #expect(found[0] == "2025-07-01T00:00:00+10:00 30 0.1")
    #expect(found.count == 4 && found.allSatisfy { $0.contains(" 30 ") }, "\(found)")
  }

  @Test("Ranges in the hour that repeats in autumn have no offsets")
  func rangesInAutumn() throws {
    let hours =
      ["00:00-01:00", "01:00-02:00", "02:00-02:00", "02:00-03:00"]
      + (3..<9).map { "0\($0):00-0\($0 + 1):00".replacing("010:", with: "10:") }
    let text = "Tid;kWh\n" + hours.map { "2025-10-26 \($0);1\n" }.joined()
    let found = lines(try read(text, beside("Europe/Stockholm")).consumption)
    #expect(found.count == 10 && found.allSatisfy { $0.contains(" 60 ") }, "\(found)")
    #expect(found[3].hasPrefix("2025-10-26T02:00:00+01:00"))
  }

  @Test(
    "Taxes and charges of energy are no energy",
    arguments: ["electricity tax", "Energy tax", "Electricity bill", "Energy savings"])
  func charges(name: String) {
    let rows = (0..<3).map { "2026-06-01 0\($0):00,1.\($0),0.\($0)\n" }.joined()
    #expect(failure("time,kW,\(name)\n" + rows).contains("is power, not energy"))
    #expect(failure("time,x,\(name)\n" + rows).contains("no column has energy"))
  }

  @Test("Statistics of Home Assistant without an offset do not pass for local times")
  func naiveStatistics() throws {
    let rows = (22...46).map { hour in
      let clock = hour % 24 < 10 ? "0\(hour % 24)" : "\(hour % 24)"
      return "sensor.home,kWh,2025-10-\(hour < 24 ? "25" : "26") \(clock):00:00,1\n"
    }
    let text = "statistic_id,unit,start,change\n" + rows.joined()
    #expect(failure(text, beside("Europe/Berlin")).contains("did not change then"))
  }

  @Test("Readings that begin at zero are no energies, however few the days")
  func youngMeter() throws {
    for hours in [25, 49] {
      var reading = 0
      let rows = (0..<hours).map { hour in
        defer { reading += hour % 24 == 18 ? 2700 : 200 + hour % 7 * 90 }
        let time = "2026-06-0\(1 + hour / 24) \(hour % 24 < 10 ? "0" : "")\(hour % 24):00"
        return "\(time),\(Double(reading) / 1000)\n"
      }
      let usage = try read("Time,Energy (kWh)\n" + rows.joined())
      let sum = usage.consumption?.slots.reduce(Int64(0)) { $0 + ($1.energy?.microwattHours ?? 0) }
      let last = rows.last.flatMap { Double($0.split(separator: ",")[1].dropLast()) } ?? 0
      #expect(sum.map { abs(Double($0) / 1e9 - last) < 1e-6 } == true)
    }
  }

  @Test("Hours of a day of clock change are counted over all series of a table")
  func countedSeries() throws {
    for (date, hours) in [("25.10.2026", 25), ("29.03.2026", 23)] {
      let rows = (1...hours).map { hour in
        "\(date);\(hour);\((9...22).contains(hour) ? "HT" : "NT");0,\(10 + hour)"
      }
      let text = "Datum;Stunde;Tarif;Verbrauch (kWh)\n" + rows.joined(separator: "\n") + "\n"
      let found = lines(try read(text, beside("Europe/Berlin")).consumption)
      let plain = text.replacing(";HT", with: "").replacing(";NT", with: "")
        .replacing(";Tarif", with: "")
      #expect(found == lines(try read(plain, beside("Europe/Berlin")).consumption), "\(date)")
      #expect(found.count == hours && !found.contains { $0.hasSuffix("-") })
    }
  }

  @Test("Ends of hours are the same in either order of the rows")
  func reversedEnds() throws {
    let rows = (1...24).map { hour in
      "20.01.2026;\(two(hour % 24)):00;0,\(two(hour))"
    }
    let head = "Datum;Bis;Verbrauch (kWh)\n"
    func text(_ rows: [String]) -> String { head + rows.joined(separator: "\n") + "\n" }
    let first = lines(try read(text(rows), beside("Europe/Berlin")).consumption)
    #expect(first.first == "2026-01-20T00:00:00+01:00 60 0.01")
    #expect(lines(try read(text(rows.reversed()), beside("Europe/Berlin")).consumption) == first)
  }
}
