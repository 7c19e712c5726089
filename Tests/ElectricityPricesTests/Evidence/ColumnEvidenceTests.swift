import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of how headings determine the columns of prices and times, the unit and the tax.
@Suite("Evidence of columns") struct ColumnEvidenceTests {
  /// Returns a table of three days with further columns after the time.
  private func table(_ names: String, _ rows: String...) -> String {
    "time,\(names)\n"
      + rows.enumerated().map { "2026-03-0\(1 + $0)T00:00Z,\($1)\n" }.joined()
  }

  private let truth = "03-01T00:00=3 03-02T00:00=4 03-03T00:00=5"

  @Test(
    "Columns of other quantities next to the price are ignored",
    arguments: [
      ("SE3,exchange rate", 0), ("Price Version,LBMP", 1), ("spot price,price level", 0),
      ("EXR,NO1", 1), ("version,LMP", 1), ("rank,pris", 1), ("kWh,price", 1),
      ("power (MW),elspot", 1), ("T (°C),price", 1), ("lag_24,price", 1),
      ("price_lag1,price", 1), ("losses,LBMP", 1), ("price,price forecast", 0),
      ("flow m³/h,hinta", 1), ("id,value", 1), ("prix_veille,prix", 1), ("price (D-1),spot", 1),
      ("price_t_minus_24,price", 1), ("Vortagespreis,Preis", 1), ("last_week_price,spot", 1),
      ("price_7d_ago,spot", 1), ("imbalance price,epex", 1), ("fcr price,spot price", 1),
      ("price_rolling_mean_24,price", 1), ("epex,balancing price", 0), ("NOK per EUR,spot", 1),
      ("EUR_SEK,SE3", 1),
    ])
  func beside(names: String, price: Int) throws {
    let text = table(
      names, price == 0 ? "3,1" : "1,3", price == 0 ? "4,2" : "2,4", price == 0 ? "5,3" : "3,5")
    try check(text, truth)
  }

  @Test(
    "A lone column whose heading is not a price is refused",
    arguments: [
      "kWh", "MW", "watt_hours", "°C", "price version", "lag24", "level", "dl",
      "Wärmepreis (ct/kWh)", "heat price (EUR/MWh)", "District heating (€/MWh)", "température",
      "net position", "voltage", "PV", "Strommenge", "eur_sek_rate",
    ])
  func alone(name: String) {
    let text = table(name, "3", "4", "5")
    #expect(failure(text)?.reason == .noPriceColumn, "\(name)")
  }

  @Test(
    "A column of traded amounts is not a price, but a price per unit of energy is",
    arguments: [
      "Spot Volume (MWh)", "spot_volume", "price volume", "Spot MWh", "Börsenvolumen",
      "spot turnover", "tariff kWh",
    ])
  func amounts(name: String) throws {
    let text = table(name, "3", "4", "5")
    #expect(failure(text)?.reason == .noPriceColumn, "\(name)")
    for price in ["price MWh", "kWh price", "spot per kWh", "rate/kWh"] {
      try check(table(price, "3", "4", "5"), truth)
    }
  }

  @Test(
    "Columns named by areas are series, whatever else their headings contain",
    arguments: [
      ("SE3,Oslo", "SE3,NO1"), ("NO1,GB (GBP)", "NO1,GB"), ("DE/LU,AT", "DE-LU,AT"),
      ("EE,Läti", "EE,LÄTI"), ("DK1,SYS", "DK1,SYS"), ("PUN,NORD", "PUN,NORD"),
      ("BZN|NO1,SE4_EUR", "NO1,SE4"), ("Prix FR,Prix DE", "FR,DE"),
    ])
  func areas(names: String, truth: String) throws {
    let text = table(names, "3,6", "4,7", "5,8")
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.areas.joined(separator: ",") == truth)
    #expect(file.series.map { $0.map(\.price) } == [[3, 4, 5], [6, 7, 8]])
    #expect(file.warnings == [])
  }

  @Test("Unknown columns next to prices are named in a warning, other quantities are not")
  func leftOut() throws {
    let text = table("NO1,noise,Temperature (°C)", "3,6,1", "4,7,1", "5,8,2")
    #expect(try read(text).warnings == [.columnsLeftOut(["noise"])])
    #expect(try read(table("price,NO1", "3,6", "4,7")).warnings == [.columnsLeftOut(["NO1"])])
    let dated = try read("År;Månad;Dag;Timme;SE3 öre/kWh\n2026;1;20;0;30,00\n2026;1;20;1;37,10\n")
    #expect(dated.warnings == [.assumedZone("Europe/Stockholm")])
    let indexed = try read(",time,DE_LU\n0,2026-01-20T00:00Z,20.5\n1,2026-01-20T01:00Z,21.5\n")
    #expect(indexed.warnings == [])
    let twice = table("NO1 (EUR/MWh),NO1 (SEK/MWh)", "3,6", "4,7", "5,8")
    var options = PriceFile.Options()
    options.unit = PriceUnit("EUR/MWh")
    try check(twice, truth, options)
  }

  @Test("A lone column of numbers that no heading calls a price is named in a warning")
  func unnamed() throws {
    #expect(try read(table("xyz", "3", "4")).warnings == [.assumedColumn("xyz")])
    for heading in ["value", "price", "electricity", "EUR/MWh", "NO1"] {
      #expect(try read(table(heading, "3", "4")).warnings == [], "\(heading)")
    }
  }

  @Test("In the yearly tables of Nord Pool only areas are prices, in any order")
  func elspot() throws {
    let text = """
      version,SE3,Hours,Oslo,Date,noise,Temperature (°C),exchange rate
      1,30.5,00 - 01,31.5,20-01-2026,1.5,-4.5,11.2
      1,32.5,01 - 02,33.5,20-01-2026,2.5,-3.5,11.2

      """
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.areas == ["SE3", "NO1"] && file.format.name == "nordpool-elspot")
    #expect(file.series[1].map(\.price) == [Price("31.5"), Price("33.5")])
    #expect(file.warnings.contains(.columnsLeftOut(["noise"])))
  }

  @Test("Values in units of energy are not prices, unless their heading is a price")
  func energies() throws {
    for name in ["value", "amount"] {
      let text = table("\(name),unit", "3,kWh", "4,kWh", "5,kWh")
      #expect(failure(text)?.reason == .badUnit("kWh"))
    }
    try check(table("price,unit", "3,kWh", "4,kWh", "5,kWh"), truth)
    let fields = table("value,field", "3,temperature", "4,temperature", "5,temperature")
    #expect(failure(fields)?.reason == .noPriceColumn)
    let other = ["quantity,MW", "type,wind", "name,Solar generation", "_measurement,°C", "group,W"]
    for other in other.map({ $0.split(separator: ",") }) {
      let text = table("value,\(other[0])", "3,\(other[1])", "4,\(other[1])", "5,\(other[1])")
      #expect(failure(text)?.reason == .noPriceColumn, "\(other)")
    }
    for name in ["spot", "usage", "EUR/MWh", "actual", "peak"] {
      try check(table("value,type", "3,\(name)", "4,\(name)", "5,\(name)"), truth)
    }
  }

  @Test("The numbers of tariffs are no prices, and money alone is a name for prices")
  func tariffs() throws {
    for name in ["tariff", "Tarief", "active_tariff", "rate", "tariff_code"] {
      let text = table("\(name),kWh", "1,0.5", "2,0.7", "1,0.6")
      #expect(failure(text) != nil, "\(name)")
      for money in ["ct", "€", "øre", "kr", "EUR", "[€]", "pence"] {
        try check(table("\(name),\(money)", "1,3", "2,4", "1,5"), truth)
        try check(table("\(name),\(money)", "low,3", "high,4", "low,5"), truth)
      }
    }
    for name in ["cheap_price", "price_level_cheap"] {
      let rows = (0..<12).map { "\($0 / 8)" }
      let text =
        "time,\(name)\n" + rows.indices.map { "2026-01-20T\(10 + $0):00Z,\(rows[$0])\n" }.joined()
      #expect(failure(text) != nil, "\(name)")
    }
    for name in ["cap_price", "price_trend", "capacity_tariff", "usd_rate"] {
      let found = try? read(table("\(name),ct", "10.5,3", "12.5,4", "9.5,5")).map(\.price)
      #expect(found == nil || found == [3, 4, 5], "\(name)")
    }
    #expect(try read(table("tariff,x", "30,a", "41,b", "52,c")).map(\.price) == [30, 41, 52])
    #expect(failure(table("kWh,€", "0.5,3", "0.7,4", "0.6,5")) != nil)
    try check(table("gCO2/kWh,öre", "83,3", "61,4", "77,5"), truth)
    for (names, volume) in [("kr,kWh,øre/kWh", true), ("EUR/MWh,MWh,€", false)] {
      let rows = (3...5).map { volume ? "9,0.5,\($0)" : "\($0),0.5,9" }
      let found = try read(table(names, rows[0], rows[1], rows[2]))
      #expect(
        found.map(\.price?.doubleValue) == (volume ? [3, 4, 5] : [0.3, 0.4, 0.5]), "\(names)")
    }
  }

  @Test("The name of a sensor decides whether its values are prices")
  func sensors() throws {
    func history(_ name: String) -> String {
      "entity_id,state,last_changed\n\(name),3,2026-03-01T00:00:00.000Z\n"
        + "\(name),4,2026-03-01T01:00:00.000Z\n"
    }
    for name in ["sensor.outdoor_temperature", "sensor.energy_total", "sensor.house_power"] {
      #expect(failure(history(name))?.reason == .notPrices(name))
    }
    for name in ["sensor.nordpool_kwh_no1_nok_3_10_025", "sensor.energi_data_service"] {
      #expect(try read(history(name)).map(\.price) == [3, 4])
    }
  }

  @Test("A table without headings in a file named for an amount is refused, unless it has a unit")
  func fileNames() throws {
    func read(_ text: String, _ name: String, unit: String? = nil) -> PriceFileError.Reason? {
      var options = PriceFile.Options()
      options.unit = unit.flatMap { PriceUnit($0) }
      do throws(PriceFileError) {
        _ = try PriceFile.read(bytes: Array(text.utf8), name: name, options: options)
        return nil
      } catch {
        return error.reason
      }
    }
    let text = "2026-03-01T00:00Z,410.0\n2026-03-01T00:30Z,413.5\n"
    #expect(read(text, "/a/load-power.csv") == .mayBeAmounts("load-power.csv"))
    #expect(read(text, "wind prices.csv") == nil && read(text, "x.csv") == nil)
    // Programs are named for windows of time, and not for wind.
    #expect(read(text, "windows.csv") == nil && read(text, "windpower.csv") != nil)
    #expect(read(text, "load.csv", unit: "EUR/MWh") == nil)
    #expect(read("time,price\n" + text, "load.csv") == nil)
  }

  @Test("Gas next to electricity is left out with a warning")
  func gas() throws {
    for names in ["electricity,gas", "stroom €/kWh,gas €/m3", "elpris,gaspris"] {
      #expect(try read(table(names, "3,6", "4,7")).warnings == [.gasLeftOut], "\(names)")
    }
    #expect(try read(table("price,gas (m3)", "3,6", "4,7")).warnings == [])
  }

  @Test("Two possible price columns are ambiguous, and --column chooses one")
  func column() throws {
    let text = table("day-ahead price,intraday price", "3,6", "4,7", "5,8")
    let names = ["day-ahead price", "intraday price"]
    #expect(failure(text)?.reason == .severalColumns(names))
    #expect(failure(text)?.sentence.contains("--column") == true)
    var options = PriceFile.Options()
    options.column = "Day-Ahead Price"
    try check(text, truth, options)
    options.column = "balance"
    #expect(failure(text, options)?.reason == .noSuchColumn("balance", known: names))
    let list = #"[{"time":"2026-03-01T00:00Z","price_eur":3,"price_nok":30}]"#
    #expect(failure(list)?.reason == .severalColumns(["price_eur", "price_nok"]))
    options.column = "price_eur"
    try check(list, "03-01T00:00=3", options)
    options.column = "load"
    try check(table("load,price", "3,6", "4,7", "5,8"), truth, options)
    // Continuous trading has several prices of a slot.
    let trades = ["Low (€/MWh)", "High (€/MWh)", "Last (€/MWh)", "Weight Avg. (€/MWh)"]
    let trading = table(trades.joined(separator: ","), "1,9,6,4", "1,9,5,4", "1,9,6,5")
    #expect(failure(trading)?.reason == .severalColumns(trades))
  }

  @Test("Prices in several currencies are ambiguous, unless a unit is requested")
  func currencies() throws {
    let text = table("price EUR/MWh,price SEK/MWh", "3,30", "4,40", "5,50")
    guard case .severalColumns? = failure(text)?.reason else {
      Issue.record("not asked")
      return
    }
    var options = PriceFile.Options()
    options.unit = PriceUnit("EUR/MWh")
    try check(text, truth, options)
  }

  @Test(
    "A heading states whether the price includes tax",
    arguments: [
      ("pris inkl. moms", ValueAddedTax.included), ("Preis inkl. MwSt.", .included),
      ("Preis brutto", .included), ("prijs incl. btw", .included), ("hinta sis. alv", .included),
      ("precio con IVA", .included), ("price_with_tax", .included),
      ("price (incl. Taxes)", .included), ("price incl VAT", .included),
      ("pris ekskl. mva", .excluded), ("price excl. VAT", .excluded), ("Preis netto", .excluded),
      ("Bruttopreis (ct/kWh)", .included), ("Nettopreis [ct/kWh]", .excluded),
      ("Price (VAT excluded) EUR/MWh", .excluded), ("Price (VAT included) EUR/MWh", .included),
      ("pris eks. mva øre/kWh", .excluded), ("pris m/mva øre/kWh", .included),
      ("Cena s DPH Kč/kWh", .included), ("Preço com IVA €/kWh", .included),
      ("prezzo IVA inclusa €/kWh", .included), ("prezzo IVA esclusa €/kWh", .excluded),
      ("Preis zzgl. MwSt ct/kWh", .excluded), ("hinta (alv 25.5 %) c/kWh", .included),
      ("hinta alv24 c/kWh", .included), ("Moms inkluderet pris kr/kWh", .included),
      ("price tax-inclusive EUR/MWh", .included), ("price excl. VAT 25 %", .excluded),
      ("hinta alv 0 %", .excluded), ("PriceNoTax", .excluded), ("precio sin IVA", .excluded),
      ("price", .unknown), ("net price", .excluded),
      ("Pris inkl. afgifter og moms (kr/kWh)", .included),
      ("hinta sis. marginaali ja alv", .included),
      ("prijs incl. energiebelasting en btw", .included), ("precio con peajes e IVA", .included),
      ("Pris ekskl. afgifter og moms", .excluded), ("price without fees and VAT", .excluded),
      ("precio con peajes sin IVA", .excluded), ("Preis (19% MwSt.)", .included),
      ("price w/o VAT", .excluded), ("price_wo_vat", .excluded), ("prezzo senza IVA", .excluded),
      ("cena včetně DPH", .included),
    ])
  func tax(name: String, state: ValueAddedTax) throws {
    let series = try read("time;\(name)\n2026-03-01T00:00Z;3\n")
    #expect(series.valueAddedTax == state, "\(name)")
    #expect(series.isTaxAssumed == (state == .unknown))
  }

  @Test("Times of creation and bounds of a query are not the times of slots")
  func times() throws {
    try check(
      "created_at,delivery,price\n2026-02-28T11:00:07Z,2026-03-01T00:00Z,3\n"
        + "2026-02-28T11:01:07Z,2026-03-02T00:00Z,4\n", "03-01T00:00=3 03-02T00:00=4")
    let start = "2026-02-01T00:00Z,2026-04-01T00:00Z"
    try check(
      "_start,_stop,_time,_value\n"
        + (1...3).map { "\(start),2026-03-0\($0)T00:00Z,\($0 + 2)\n" }.joined(), truth)
  }

  @Test("A column of names needs --area or gives several series, even without a common time")
  func keys() throws {
    let areas =
      "time,price,country_code\n"
      + "2026-03-01T00:00Z,3,FI\n2026-03-01T01:00Z,4,FI\n2026-03-01T02:00Z,5,EE\n"
    try check(areas, "FI: 03-01T00:00=3 03-01T01:00=4; EE: 03-01T02:00=5")
    for name in ["_field", "payment_method", "product"] {
      let text = areas.replacing("country_code", with: name)
      #expect(failure(text)?.reason == .severalNames(column: name, names: ["FI", "EE"]))
      var options = PriceFile.Options()
      options.area = "EE"
      try check(text, "03-01T02:00=5", options)
    }
    try check(
      areas.replacing("country_code", with: "pnode_name,zone").replacing("EE", with: "N2,Z")
        .replacing("FI", with: "N1,Z"), "N1: 03-01T00:00=3 03-01T01:00=4; N2: 03-01T02:00=5")
    let returning =
      "time,price,entity_id\n2026-03-01T00:00Z,3,1\n2026-03-01T01:00Z,4,2\n"
      + "2026-03-01T02:00Z,5,1\n2026-03-01T03:00Z,5,2\n"
    #expect(
      failure(returning)?.reason == .severalNames(column: "entity_id", names: ["1", "2"]))
    let numbers = areas.replacing("FI", with: "643007572000000001")
      .replacing("EE", with: "643007572000000002").replacing("country_code", with: "code")
    guard case .severalNames? = failure(numbers)?.reason else {
      Issue.record("not asked")
      return
    }
  }

  @Test("Columns of one market with several names are series, and gas is left out")
  func series() throws {
    let file = try PriceFile.read(
      bytes: Array(
        table("Henry (GASPRICE),HB_WEST (DALMP),HB_WEST (RTLMP)", "3,4,5", "3,5,6").utf8),
      name: "x")
    #expect(file.series.map { $0.map(\.price) } == [[4, 5], [5, 6]])
    #expect(file.series[0].warnings.contains(.gasLeftOut))
    #expect(file.warnings.contains(.severalPrices(["HB_WEST (DALMP)", "HB_WEST (RTLMP)"])))
  }

  @Test("A list is not taken for prices among amounts, unless its name is a price")
  func lists() throws {
    let list = #"[["2026-03-01T00:00Z", 152], ["2026-03-01T01:00Z", 153]]"#
    #expect(failure("{\"demand\":\(list),\"p50\":\(list)}")?.reason == .missing(field: .prices))
    #expect(try read("{\"demand\":\(list),\"spot\":\(list)}").map(\.price) == [152, 153])
  }

  @Test(
    "The size of a number decides whether it is an epoch or a date",
    arguments: [
      "1772323200", "1772323200000", "1772323200000000", "1772323200000000000", "2026030100",
      "202603010000", "20260301000000",
    ])
  func epochs(number: String) throws {
    var options = PriceFile.Options()
    options.zone = .utc
    #expect(try read("time,price\n\(number),3\n", options).start?.secondsSince1970 == 1_772_323_200)
  }

  @Test("A time beyond the year 2100 is refused")
  func late() { #expect(failure("time,price\n4102444800,3\n") != nil) }

  @Test("Numbers as large as loads need a name or a unit of prices")
  func loads() throws {
    func rows(_ numbers: [String]) -> String {
      numbers.indices.map { #"{"startTime":"2026-03-0\#($0 + 1)T00:00Z","value":\#(numbers[$0])}"# }
        .joined(separator: ",")
    }
    let text = "{\"data\":[\(rows(["9231.2", "8120", "null"]))]}"
    #expect(failure(text)?.reason == .mayBeAmounts("9231.2"))
    var options = PriceFile.Options()
    options.unit = PriceUnit("EUR/MWh")
    #expect(try read(text, options).count == 3)
    #expect(try read(text.replacing("value", with: "price")).count == 3)
    #expect(try read("{\"data\":[\(rows(["9231.2", "812"]))]}").count == 2)
    let rates = "{\"rates\":[{\"start\":\"2026-03-01T00:00Z\",\"end\":\"2026-03-01T01:00Z\","
    #expect(failure("\(rates)\"value\":152}]}")?.reason == .mayBeAmounts("152"))
  }
}
