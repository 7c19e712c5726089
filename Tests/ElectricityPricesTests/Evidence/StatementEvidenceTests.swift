import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of what columns, keys and lines around the prices of an unknown source state about them.
@Suite("Statements about prices") struct StatementEvidenceTests {
  /// Returns hourly prices from midnight in UTC, with further cells in each row.
  private func table(_ names: String, _ rows: [String], time: String = "time") -> String {
    "\(time),\(names)\n" + rows.enumerated().map { "2026-01-20T0\($0):00Z,\($1)\n" }.joined()
  }

  private func failure(_ text: String, _ options: PriceFile.Options = .init())
    -> PriceFileError.Reason?
  {
    ElectricityPricesTests.failure(text, options)?.reason
  }

  private func numbers(_ series: PriceSeries) -> [Double?] { series.map { $0.price?.doubleValue } }

  @Test(
    "Kinds, states, households and numbers of places in blocks distinguish series",
    arguments: [
      ("price_type", "spot", "total"), ("category", "grid", "energy"), ("state", "NSW", "VIC"),
      ("customer_type", "home", "firm"), ("scenario", "low", "high"), ("home_id", "1", "2"),
      ("contract", "10001", "10002"), ("price_area_id", "4", "7"), ("dso", "12", "13"),
      ("unit_type", "NO1", "NO2"), ("grid_area", "543", "149"), ("customer_no", "47", "48"),
    ])
  func blocks(name: String, first: String, second: String) {
    let rows = ["31.4,\(first)", "29.3,\(first)", "135.8,\(second)", "136.9,\(second)"]
    #expect(
      failure(table("price,\(name)", rows))
        == .severalNames(column: name, names: [first, second]))
  }

  @Test(
    "Kinds of days, levels, numbers of rows and weeks distinguish no series",
    arguments: [
      ("day_type", "workday", "weekend"), ("price_category", "cheap", "normal"), ("id", "7", "8"),
      ("week_no", "3", "4"), ("tariff_type", "day", "night"), ("status", "x", "y"),
    ])
  func descriptions(name: String, first: String, second: String) throws {
    let rows = ["31.4,\(first)", "29.3,\(first)", "135.8,\(second)", "136.9,\(second)"]
    #expect(try read(table("price,\(name)", rows)).count == 4)
  }

  @Test("Post codes in a column of areas give several series")
  func postCodes() throws {
    let text = table("PLZ,price", ["10115,1", "10115,2", "80331,3", "80331,4"])
    #expect(
      try PriceFile.read(bytes: Array(text.utf8), name: "x").areas == ["10115", "80331"])
  }

  @Test("A column of yes and no states whether the prices include tax")
  func taxFlag() throws {
    #expect(try read(table("price,incl_vat", ["1,true", "2,true"])).valueAddedTax == .included)
    #expect(try read(table("price,incl_vat", ["1,no", "2,no"])).valueAddedTax == .excluded)
    guard case .mixed? = failure(table("price,incl_vat", ["1,true", "2,false"])) else {
      Issue.record("not refused")
      return
    }
  }

  @Test("Rates of tax that differ between the rows are refused, but not amounts of it")
  func taxRates() throws {
    for (name, rates) in [("VAT %", ["0", "25"]), ("VAT", ["0%", "25%"])] {
      let rows = rates.map { "1,\($0)" }
      guard case .mixed? = failure(table("price,\(name)", rows)) else {
        Issue.record("\(name) is not refused")
        continue
      }
      #expect(try read(table("price excl. VAT,\(name)", rows)).count == 2)
    }
    #expect(try read(table("price,VAT", ["1,0.25", "2,0.5"])).count == 2)
    guard case .severalColumns? = failure(table("price,price", ["1,2", "2,3"])) else {
      Issue.record("columns of one name are not refused")
      return
    }
  }

  @Test("Unknown numbers next to a vague price, such as a mean or a cost, are named in a warning")
  func vague() throws {
    for name in ["avg_price", "cost", "peak_price"] {
      let series = try read(table("xyz,\(name)", ["85.5,15.1", "130.9,12.1"]))
      #expect(series.warnings.contains(.columnsLeftOut(["xyz"])), "\(name)")
    }
    #expect(try read(table("xyz,spot price", ["85.5,15.1", "130.9,12.1"])).warnings == [])
    // A deviation is not a price, and the other column is.
    let series = try read(table("Nordpool,price_std", ["85.5,15.1", "130.9,12.1"]))
    #expect(numbers(series) == [85.5, 130.9])
  }

  @Test(
    "A column of offsets gives each row its offset",
    arguments: [
      ("utc_offset", "+00:00", "00"), ("offset", "+02:00", "22"), ("gmt_offset", "-5", "05"),
      ("zone", "UTC", "00"), ("zone", "EET", "22"),
    ])
  func offsets(name: String, offset: String, hour: String) throws {
    let rows = (1...3).map { "2026-01-20 0\($0 - 1):00,\(offset),\($0)\n" }.joined()
    let series = try read("time,\(name),price\n\(rows)")
    #expect(
      ISOTime.text(try #require(series.start), in: .utc).dropFirst(11).prefix(2) == hour)
    #expect(series.warnings == [] && series.area == nil)
  }

  @Test(
    "In autumn the zone or offset of each row tells the hours apart, in any order",
    arguments: [("zone", "CEST", "CET"), ("tz", "+02:00", "+01:00"), ("utc_offset", "2", "1")])
  func shuffled(name: String, summer: String, winter: String) throws {
    let text = """
      time,\(name),price
      2025-10-26 03:00,\(winter),4
      2025-10-26 02:00,\(winter),3
      2025-10-26 01:00,\(summer),1
      2025-10-26 02:00,\(summer),2

      """
    let series = try read(text)
    #expect(numbers(series) == [1, 2, 3, 4] && series.area == nil && series.warnings == [])
    #expect(starts(series)[1...2] == ["2025-10-26T02:00:00+02:00", "2025-10-26T02:00:00+01:00"])
  }

  @Test(
    "An area stated once applies to the whole file",
    arguments: [
      #"{"area":"FI","prices":[{"start":"2026-01-20T00:00:00","price":31.4}]}"#,
      #"{"meta":{"bidding_zone":"FI"},"prices":[{"start":"2026-01-20T00:00:00","price":31.4}]}"#,
      "Area: FI\n\ntime;price\n2026-01-20 00:00;31,4\n",
      "Bidding zone;FI\ntime;price;x\n2026-01-20 00:00;31,4;a\n",
    ])
  func area(text: String) throws {
    let series = try read(text)
    #expect(series.area == "FI" && starts(series) == ["2026-01-20T00:00:00+02:00"])
  }

  @Test("Codes of areas in a column become their names")
  func codes() throws {
    let text = table("area,price", ["10YNO-1--------2,1"])
    #expect(try PriceFile.read(bytes: Array(text.utf8), name: "x").areas == ["NO1"])
    let names =
      "time,Deutschland/Luxemburg,Frankreich,Dänemark 1\n2026-01-20T00:00Z,10,20,30\n"
      + "2026-01-20T01:00Z,11,21,31\n"
    #expect(
      try PriceFile.read(bytes: Array(names.utf8), name: "x").areas == ["DE-LU", "FR", "DK1"])
  }

  @Test("Hours written in four digits, or without their zeros, are times of day")
  func digits() throws {
    func slots(_ labels: [String], _ name: String = "time") throws -> [String] {
      let rows = labels.map { "2026-01-20,\($0),1\n" }.joined()
      return starts(try read("date,\(name),price\n\(rows)")).map {
        String($0.dropFirst(11).prefix(5))
      }
    }
    #expect(try slots(["0000", "0015", "0030"]) == ["00:00", "00:15", "00:30"])
    #expect(try slots(["0", "15", "30", "45", "100"]).last == "01:00")
    #expect(try slots(["0100", "0200", "2400"], "hour_ending") == ["00:00", "01:00", "23:00"])
    #expect(
      failure("date,time,price\n2026-01-20,0.0,1\n2026-01-20,0.0417,2\n")
        == .badTime(field: .named("time"), text: "0.0"))
  }

  @Test(
    "Of the same price without and with tax, the price excludes it and the other is its own",
    arguments: [
      ("price_excl_vat", "price_incl_vat"), ("value_exc_vat", "value_inc_vat"),
      ("Arbeitspreis netto", "Arbeitspreis brutto"), ("Nettopreis", "Bruttopreis"),
    ])
  func taxPairs(bare: String, taxed: String) throws {
    for names in ["\(bare),\(taxed)", "\(taxed),\(bare)"] {
      let isBareFirst = names.hasPrefix(bare)
      let text = table(names, isBareFirst ? ["3.0,3.7", "3.1,3.9"] : ["3.7,3.0", "3.9,3.1"])
      let series = try read(text)
      #expect(numbers(series) == [3, 3.1] && series.valueAddedTax == .excluded)
      #expect(series.taxedPrices?[1] == Price("3.9"))
      var options = PriceFile.Options()
      options.valueAddedTax = .included
      #expect(numbers(try read(text, options)) == [3.7, 3.9])
      (options.valueAddedTax, options.column) = (nil, taxed)
      let chosen = try read(text, options)
      #expect(numbers(chosen) == [3.7, 3.9] && chosen.valueAddedTax == .included)
    }
    // Different prices are alternatives.
    #expect(failure(table("spot excl VAT,total incl VAT", ["1,2", "3,4"])) != nil)
  }

  @Test(
    "Lengths of slots can be numbers, or words with a space",
    arguments: [
      ("duration", "15", "60"), ("resolution", "15 min", "1 hour"),
      ("duration_minutes", "15", "60"),
      ("resolution", "900", "3600"), ("resolution", "PT15M", "PT1H"),
    ])
  func lengths(name: String, short: String, long: String) throws {
    let text = "start,price,\(name)\n2026-11-26T22:30Z,1,\(short)\n2026-11-26T22:45Z,2,\(long)\n"
    #expect(try read(text).map(\.length) == [900, 3600])
  }

  @Test("Forecasts of the price stand in for prices that are not known yet")
  func forecasts() throws {
    let rows = ["112,108", "110,111", ",104", ",99"]
    let series = try read(table("actual EUR/MWh,forecast EUR/MWh", rows))
    #expect(numbers(series) == [11.2, 11, 10.4, 9.9])
    #expect(
      series.indices.map { series.origin(at: $0) == .forecast } == [false, false, true, true])
    var options = PriceFile.Options()
    options.column = "actual EUR/MWh"
    let actual = try read(table("actual EUR/MWh,forecast EUR/MWh", rows), options)
    #expect(numbers(actual).compactMap { $0 } == [11.2, 11])
  }

  @Test(
    "Units are recognised in words for money and for the rate",
    arguments: [
      ("eurocent/kWh", "ct/kWh"), ("Preis in Euro je MWh", "ct/kWh"), ("kr. pr. kWh", "øre/kWh"),
      ("Hind (senti/kWh)", "ct/kWh"), ("price (€ct/kWh)", "ct/kWh"),
    ])
  func units(name: String, unit: String) throws {
    #expect(try read(table(name, ["1"])).unit?.symbol == unit)
  }

  @Test("The price of Tibber's tables is the sum of energy and tax, and not a cost of energy")
  func total() throws {
    let rows = ["0.83,0.63,0.2,NORMAL", "0.84,0.64,0.2,NORMAL"]
    for time in ["startsAt", "time"] {
      let series = try read(table("total,energy,tax,level", rows, time: time))
      #expect(numbers(series) == [0.83, 0.84])
    }
    // A cost that includes a tax is no sum of it and an energy.
    #expect(throws: PriceFileError.self) {
      try read(table("total,energy,tax", ["0.83,0.64,0.2", "0.84,0.63,0.2"], time: "time"))
    }
  }

  @Test(
    "Slots can have a word between their start and end",
    arguments: ["bis", "until", "til", "až", "→", "a", "to", "-"])
  func words(word: String) throws {
    let series = try read(
      "period;price\n2026-01-20 00:00 \(word) 00:30;1\n2026-01-20 00:30 \(word) 01:00;2\n")
    #expect(series.map(\.length) == [1800, 1800])
  }

  @Test("New England's names of columns are above their types")
  func types() throws {
    let text = """
      "C","LMP Report"
      "H","Date","Hour Ending","Location Name","Locational Marginal Price","Energy Component"
      "H","Date","String","String","$/MWh","$/MWh"
      "D","01/20/2026","01",".H.HUB",31.4,31.3
      "D","01/20/2026","02",".H.HUB",33.5,33.4

      """
    let series = try read(text)
    #expect(numbers(series) == [3.14, 3.35] && series.column?.name.hasPrefix("Locational") == true)
    let types = text.replacing("$/MWh", with: "number").replacing("33.5", with: "32.4")
    let more = (3...6).map { "\"D\",\"01/20/2026\",\"0\($0)\",\".H.HUB\",\(30 + $0).4,1\n" }
    let plain = try read(types + more.joined())
    #expect(plain.count == 6 && plain.column?.name == "Locational Marginal Price")
  }

  @Test("A stated unit is surer than that of a market, as are numbers far too small for it")
  func marketUnits() throws {
    func unit(_ text: String) throws -> String? { try read(text).unit?.code }
    let day = "2026-01-20T00:00Z"
    #expect(try unit("time;Spot price EUR\n\(day);82.5\n") == "EUR ct/kWh")
    #expect(try unit("time;Spot price EUR\n\(day);0.12\n") == nil)
    let object = #"{"unit":"SEK/kWh","data":[{"time":"\#(day)","spotPriceSEK":52.5}]}"#
    #expect(try read(object).first?.price == 5250)
    #expect(try read("Unit: SEK/kWh\ntime,spot_price_sek\n\(day),52.5\n").first?.price == 5250)
  }

  @Test("A multiple of a unit is refused", arguments: ["0.01 €/kWh", "€/kWh x10"])
  func multiples(unit: String) {
    #expect(failure("time,price (\(unit))\n2026-01-20T00:00Z,12.5\n") != nil)
    #expect(failure("time,price (€/kWh)\n2026-01-20T00:00Z,12.5\n") == nil)
  }

  @Test("The unit of an amount above the table is not that of the prices")
  func amountsAbove() throws {
    let rows = "time;Preis\n2026-01-20T00:00Z;82.5\n"
    #expect(try read("Aufschlag: 2,1 ct/kWh\n" + rows).unit == nil)
    #expect(try read("Nettleie 38 øre/kWh\nEinheit: EUR/MWh\n" + rows).unit?.currency == .eur)
  }

  @Test("A title or a fact that says forecast makes all prices forecasts, unless a row denies it")
  func forecastTitles() throws {
    let rows = "time,price,status\n2026-01-20T00:00Z,8,\n2026-01-20T01:00Z,9,actual\n"
    let series = try read("Price forecast\n" + rows)
    #expect(series.indices.map(series.origin) == [.forecast, .known])
    #expect(try read("Prices and forecasts\n" + rows).origin(at: 0) == .unstated)
    for fact in [#""type":"forecast""#, #""forecast":true"#, #""title":"Prisprognose""#] {
      let text = #"{\#(fact),"data":[{"time":"2026-01-20T00:00Z","price":8}]}"#
      #expect(try read(text).origin(at: 0) == .forecast, "\(fact)")
    }
  }

  @Test("A date of a document can be written as its midnight")
  func midnights() throws {
    let hours = (0..<24).map { #"{"hour":\#($0),"price":\#($0)}"# }.joined(separator: ",")
    let series = try read(#"{"date":"2026-01-20T00:00:00+01:00","prices":[\#(hours)]}"#)
    #expect(starts(series).first == "2026-01-20T00:00:00+01:00")
  }

  @Test("Octopus' page of a gas tariff is refused")
  func gasPage() {
    let page = """
      {"next":"/v1/products/X/gas-tariffs/G-1R/?page=2","results":[{"value_inc_vat":5.2,
      "valid_from":"2026-01-20T00:00:00Z","valid_to":"2026-01-20T00:30:00Z"}]}
      """
    #expect(failure(page) == .gas)
  }

  @Test("A row whose state is missing has no price")
  func missingStates() throws {
    let rows = "time,price,status\n2026-01-20T00:00Z,8,ok\n2026-01-20T01:00Z,0,missing\n"
    #expect(
      try read(rows + "2026-01-20T02:00Z,9,ok\n").map { $0.price?.doubleValue } == [8, nil, 9])
  }
}
