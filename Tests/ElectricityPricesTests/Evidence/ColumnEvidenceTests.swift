import CivilTime
import Testing

@testable import ElectricityPrices

/// Which column is the price, which the time, and what the headings say besides.
@Suite("Evidence of columns") struct ColumnEvidenceTests {
  private func check(
    _ text: String, _ truth: String, _ options: PriceFile.Options = .init()
  ) throws {
    if let reason = failure(text, options)?.reason {
      #expect(TableCaseTests.text(reason) == truth, "\(text)")
    } else {
      #expect(try TableCaseTests.facts(text, options) == truth, "\(text)")
    }
  }

  /// A table of three hours with some columns behind the time.
  private func table(_ names: String, _ rows: String...) -> String {
    "time,\(names)\n"
      + rows.enumerated().map { "2026-03-0\(1 + $0)T00:00Z,\($1)\n" }.joined()
  }

  private let truth = "03-01T00:00=3 03-02T00:00=4 03-03T00:00=5"

  @Test(
    "What stands beside a price is none",
    arguments: [
      ("SE3,exchange rate", 0), ("Price Version,LBMP", 1), ("spot price,price level", 0),
      ("EXR,NO1", 1), ("version,LMP", 1), ("rank,pris", 1), ("kWh,price", 1),
      ("power (MW),elspot", 1), ("T (°C),price", 1), ("lag_24,price", 1),
      ("price_lag1,price", 1), ("losses,LBMP", 1), ("price,price forecast", 0),
      ("flow m³/h,hinta", 1), ("id,value", 1),
    ])
  func beside(names: String, price: Int) throws {
    let text = table(
      names, price == 0 ? "3,1" : "1,3", price == 0 ? "4,2" : "2,4", price == 0 ? "5,3" : "3,5")
    try check(text, truth)
  }

  @Test(
    "A heading that is no price's is refused alone",
    arguments: ["kWh", "MW", "watt_hours", "°C", "price version", "lag24", "level", "dl"])
  func alone(name: String) {
    let text = table(name, "3", "4", "5")
    #expect(failure(text)?.reason == .noColumn(.prices), "\(name)")
  }

  @Test("Two that could be it are asked for, and --column answers")
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
  }

  @Test("Prices in several currencies are asked for, unless a unit is wanted")
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
    "Whether tax is in the price stands in its heading",
    arguments: [
      ("pris inkl. moms", ValueAddedTax.included), ("Preis inkl. MwSt.", .included),
      ("Preis brutto", .included), ("prijs incl. btw", .included), ("hinta sis. alv", .included),
      ("precio con IVA", .included), ("price_with_tax", .included),
      ("price (incl. Taxes)", .included), ("price incl VAT", .included),
      ("pris ekskl. mva", .excluded), ("price excl. VAT", .excluded), ("Preis netto", .excluded),
      ("hinta alv 0 %", .excluded), ("PriceNoTax", .excluded), ("precio sin IVA", .excluded),
      ("price", .unknown), ("net price", .excluded),
    ])
  func tax(name: String, state: ValueAddedTax) throws {
    let series = try read("time;\(name)\n2026-03-01T00:00Z;3\n")
    #expect(series.valueAddedTax == state, "\(name)")
    #expect(series.isTaxAssumed == (state == .unknown))
  }

  @Test("Times of work and of queries are no slots'")
  func times() throws {
    try check(
      "created_at,delivery,price\n2026-02-28T11:00:07Z,2026-03-01T00:00Z,3\n"
        + "2026-02-28T11:01:07Z,2026-03-02T00:00Z,4\n", "03-01T00:00=3 03-02T00:00=4")
    let start = "2026-02-01T00:00Z,2026-04-01T00:00Z"
    try check(
      "_start,_stop,_time,_value\n"
        + (1...3).map { "\(start),2026-03-0\($0)T00:00Z,\($0 + 2)\n" }.joined(), truth)
  }

  @Test("Keys are several series, or a question, though their times do not meet")
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
    let numbers = areas.replacing("FI", with: "643007572000000001")
      .replacing("EE", with: "643007572000000002").replacing("country_code", with: "code")
    guard case .severalNames? = failure(numbers)?.reason else {
      Issue.record("not asked")
      return
    }
  }

  @Test("Columns of one market under several names are series, those of gas left out")
  func series() throws {
    let file = try PriceFile.read(
      bytes: Array(
        table("Henry (GASPRICE),HB_WEST (DALMP),HB_WEST (RTLMP)", "3,4,5", "3,5,6").utf8),
      name: "x")
    #expect(file.series.map { $0.map(\.price) } == [[4, 5], [5, 6]])
    #expect(file.series[0].warnings.contains(.gasLeftOut))
  }

  @Test("A list beside one of amounts is no price unless it is called so")
  func lists() throws {
    let list = #"[["2026-03-01T00:00Z", 152], ["2026-03-01T01:00Z", 153]]"#
    #expect(failure("{\"demand\":\(list),\"p50\":\(list)}")?.reason == .missing(field: .prices))
    #expect(try read("{\"demand\":\(list),\"spot\":\(list)}").map(\.price) == [152, 153])
  }

  @Test(
    "Numbers since 1970 are read by their size",
    arguments: [
      "1772323200", "1772323200000", "1772323200000000", "1772323200000000000", "2026030100",
      "202603010000", "20260301000000",
    ])
  func epochs(number: String) throws {
    var options = PriceFile.Options()
    options.zone = .utc
    #expect(try read("time,price\n\(number),3\n", options).start?.secondsSince1970 == 1_772_323_200)
  }

  @Test("A number beyond the year 2100 is no time")
  func late() { #expect(failure("time,price\n4102444800,3\n") != nil) }
}
