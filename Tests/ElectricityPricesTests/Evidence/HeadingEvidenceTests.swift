import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests of tables whose headings and lines determine their columns; each price is its slot's hour.
@Suite("Evidence in headings") struct HeadingEvidenceTests {
  private static let hours = Array(0..<24)

  private func clock(_ hour: Int) -> String { hour < 10 ? "0\(hour):00" : "\(hour):00" }

  /// Returns whether each price is the hour of its slot on 20 January in Oslo.
  private func isRight(_ text: String) throws -> Bool {
    let series = try read(text)
    return series.count == 24
      && Self.hours.allSatisfy { hour in
        starts(series)[hour] == "2026-01-20T\(clock(hour)):00+01:00"
          && series[hour].price?.doubleValue == Double(hour)
      }
  }

  @Test(
    "Of two dates next to an hour, the date of delivery is used",
    arguments: [
      "Trade Date,Delivery Date", "Auction date,Delivery date", "Handelstag,Liefertag",
      "Datum,Lieferdatum", "Auksjonsdato,Leveringsdato", "Forecast date,Target date",
      "Trading day,Delivery day", "Delivery Date,Trade Date",
    ])
  func delivery(names: String) throws {
    let isLast = !names.hasPrefix("Delivery")
    let dates = isLast ? "2026-01-19,2026-01-20" : "2026-01-20,2026-01-19"
    let rows = Self.hours.map { "\(dates),\($0 + 1),\($0)\n" }.joined()
    #expect(try isRight("\(names),Hour,Price\n\(rows)"))
  }

  @Test(
    "A final midnight with the date of the other hours ends their day",
    arguments: ["Hour Ending", "HE", "End time", "Slutt", "Bis", "Time", "Interval End"])
  func lastMidnight(name: String) throws {
    let rows = Self.hours.map { "2026-01-20,\(clock(($0 + 1) % 24)),\($0)\n" }.joined()
    #expect(try isRight("Date,\(name),Price\n\(rows)"))
    let wide = Self.hours.map { clock(($0 + 1) % 24) }.joined(separator: ",")
    let numbers = Self.hours.map(String.init).joined(separator: ",")
    #expect(try isRight("Date,\(wide)\n2026-01-20,\(numbers)\n"))
  }

  @Test("The date and the hour of a row are taken in the same time zone")
  func clocks() throws {
    func table(_ names: String, _ row: (Int) -> String) -> String {
      "\(names),price\n" + Self.hours.map { "\(row($0)),\($0)\n" }.joined()
    }
    func utc(_ hour: Int) -> String { clock((hour + 23) % 24) }
    func utcDate(_ hour: Int) -> String { hour == 0 ? "2026-01-19" : "2026-01-20" }
    #expect(
      try isRight(
        table("date,time,utc_date,utc_time") {
          "2026-01-20,\(clock($0)),\(utcDate($0)),\(utc($0))"
        }))
    #expect(
      try isRight(
        table("date,time (local),time (UTC)") { "2026-01-20,\(clock($0)),\(utc($0))" }))
    #expect(
      try isRight(
        table("date_utc,date_local,hour_local") { "\(utcDate($0)),2026-01-20,\($0)" }))
    #expect(try isRight(table("Date,Time (UTC)") { "\(utcDate($0)),\(utc($0))" }))
  }

  @Test(
    "Each of several areas has the tax that its own heading states",
    arguments: [
      ("SE3 inkl. moms (öre/kWh)", "SE4 (öre/kWh)", "SE3", ValueAddedTax.unknown),
      ("SE3 inkl moms", "SE4 exkl moms", "SE3", .excluded),
      ("Import (p/kWh inc VAT)", "Export (p/kWh)", "Import", .unknown),
    ])
  func taxes(first: String, second: String, name: String, tax: ValueAddedTax) throws {
    let text = "time,\(first),\(second)\n2026-01-20 00:00,1,3\n2026-01-20 01:00,2,4\n"
    let series = try PriceFile.read(bytes: Array(text.utf8), name: "x").series
    #expect(series.map(\.valueAddedTax) == [.included, tax])
    #expect(series.first?.area == name)
  }

  @Test(
    "The time of a run of forecasts is not the time of its prices",
    arguments: ["run_time", "Run date", "issue_time", "RUN_DATETIME"])
  func runs(name: String) throws {
    let rows = Self.hours.map {
      "2026-01-19 \(clock($0 / 6 * 6)),2026-01-20 \(clock($0)),\($0)\n"
    }
    #expect(try isRight("\(name),valid_time,price\n\(rows.joined())"))
  }

  @Test("Times can be numbers of days since 1900, as in spreadsheets", arguments: [4, 6, 10])
  func dayNumbers(decimals: Int) throws {
    let power = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let rows = Self.hours.map { hour in
      let digits = "\((hour * power * 10 / 24 + 5) / 10 + power)".dropFirst()
      return "46042" + (hour == 0 ? "" : ",\(digits)") + ";\(hour),5\n"
    }
    let series = try read("Datum;Preis (ct/kWh)\n\(rows.joined())")
    #expect(
      starts(series).prefix(2) == ["2026-01-20T00:00:00+01:00", "2026-01-20T01:00:00+01:00"])
    #expect(series.count == 24 && series.allSatisfy { $0.length == 3600 })
    #expect(failure("Time,Price\n46042.042,1\n46042.083,2\n") != nil)
  }

  @Test("Costs of usage, other quantities and prices of other goods are not electricity prices")
  func others() {
    let rows = (0..<6).map { "2026-01-20 0\($0):00,1.\($0),0.\($0 + 3)\n" }.joined()
    for names in [
      "usage (kWh),cost", "consumption,cost", "usage,amount", "forbruk,beløp", "W,V", "kWp,SoC",
      "Price (€/l),Price per litre", "Price EUR/t,Price USD/bbl", "Price (EUR/MW),Water price",
      "Fjernvarmepris,Zählerstand",
    ] {
      #expect(failure("time,\(names)\n\(rows)")?.reason == .noPriceColumn, "\(names)")
    }
    let records = (0..<3).map {
      "{\"from\":\"2026-01-20T0\($0):00:00Z\",\"cost\":0.\($0 + 1),\"consumption\":1.\($0)}"
    }
    #expect(failure("[\(records.joined(separator: ","))]") != nil)
  }

  @Test(
    "A heading or a line above the table states whether prices include tax",
    arguments: [
      ("Preço s/ IVA", ValueAddedTax.excluded), ("Preço (c/ IVA)", .included),
      ("Prezzo (€/kWh) (+ IVA)", .excluded), ("pris ikke inkl. mva", .excluded),
      ("price not including VAT", .excluded), ("nicht inkl. MwSt.", .excluded),
      ("Price, VAT not included", .excluded), ("Pris, moms ikke inkludert", .excluded),
      ("Cena bez PVN", .excluded), ("Bruttó ár price", .included), ("Prix TVAC", .included),
      ("Prijs HTVA", .excluded), ("Cena vč. DPH", .included), ("Price incl. HST", .included),
      ("Price KDV dahil", .included), ("Cena brez DDV", .excluded), ("price 税込", .included),
    ])
  func tax(name: String, tax: ValueAddedTax) throws {
    #expect(try read("time;\(name)\n2026-01-20T00:00Z;10\n").valueAddedTax == tax)
    let above = try read("\(name)\n\ntime;price\n2026-01-20T00:00Z;10\n")
    #expect(above.valueAddedTax == tax)
  }

  @Test("A heading about tax overrides a line above the table")
  func taxTwice() throws {
    let text = "All prices incl. VAT\n\ntime;price excl. VAT\n2026-01-20T00:00Z;10\n"
    #expect(try read(text).valueAddedTax == .excluded)
  }

  @Test(
    "A heading or a line above the table states the time zone",
    arguments: [
      ("time (ET)", "2026-01-20T00:00:00-05:00"), ("Time [PT]", "2026-01-20T00:00:00-08:00"),
      ("Time PST", "2026-01-20T00:00:00-08:00"), ("Time (NZDT)", "2026-01-20T00:00:00+13:00"),
      ("Time (AWST)", "2026-01-20T00:00:00+08:00"),
      ("All times in UTC\n\ntime", "2026-01-20T01:00:00+01:00"),
      ("Zeitangaben in UTC\n\ntime", "2026-01-20T01:00:00+01:00"),
      ("Date et heure", "2026-01-20T00:00:00+01:00"),
    ])
  func stated(names: String, start: String) throws {
    let rows = "2026-01-20 00:00;10\n2026-01-20 01:00;11\n"
    let series = try read("\(names);price\n\(rows)")
    #expect(starts(series)[0] == start)
  }

  @Test("The number of periods in a day determines their length", arguments: [24, 48, 96])
  func periods(count: Int) throws {
    let rows = (1...count).map { "20.01.2026;\($0);\($0)\n" }.joined()
    let series = try read("Obchodný deň;Perióda;Cena (EUR/MWh)\n\(rows)")
    #expect(series.count == count && series[0].length == Int64(86_400 / count))
  }

  @Test(
    "The second of two equal hours can be marked in several ways",
    arguments: ["b", "B", " (2)", "*"])
  func secondHour(mark: String) throws {
    let names = Self.hours.map(clock).flatMap { $0 == "02:00" ? [$0, $0 + mark] : [$0] }
    let numbers = (0..<25).map(String.init).joined(separator: ";")
    let series = try read(
      "Date;\(names.joined(separator: ";"))\n2026-10-25;\(numbers)\n",
      with { $0.zone = try? Zone(identifier: "Europe/Oslo") })
    #expect(series.count == 25 && series[3].price?.doubleValue == 3)
    #expect(starts(series)[3] == "2026-10-25T02:00:00+01:00")
  }

  private func with(_ change: (inout PriceFile.Options) -> Void) -> PriceFile.Options {
    var options = PriceFile.Options()
    change(&options)
    return options
  }

  @Test("--column is reported as needless only for a format with fixed columns")
  func column() throws {
    let options = with { $0.column = "price" }
    let text = "time,price,other\n2026-01-20T00:00Z,1,2\n"
    #expect(
      try PriceFile.read(bytes: Array(text.utf8), name: "x", options: options).needlessOptions == []
    )
    let named =
      "{\"data\":[{\"start_timestamp\":1768863600000,\"marketprice\":1,"
      + "\"end_timestamp\":1768867200000}]}"
    #expect(
      try PriceFile.read(bytes: Array(named.utf8), name: "x", options: options).needlessOptions
        == ["--column"])
  }
}

@Suite("Lengths of known and forecast prices") struct OriginLengthTests {
  @Test(
    "Alternating known and forecast prices each last an hour",
    arguments: [
      "actual forecast forecast actual",
      "actual forecast actual forecast", "forecast forecast actual forecast",
      "actual actual forecast actual",
    ])
  func interrupted(types: String) throws {
    let rows = types.split(separator: " ").enumerated().map { hour, type in
      "{\"start\":\"2026-11-26T0\(hour):00:00Z\",\"price\":\(hour),\"unit\":\"ct/kWh\","
        + "\"type\":\"\(type)\"}"
    }
    let series = try read("[\(rows.joined(separator: ","))]")
    #expect(series.count == 4 && series.allSatisfy { $0.length == 3600 })
    #expect(series.map { $0.price?.doubleValue } == [0, 1, 2, 3])
  }
}
