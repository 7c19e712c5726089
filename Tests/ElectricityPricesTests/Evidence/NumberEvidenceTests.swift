import Testing

@testable import ElectricityPrices

@Suite("Evidence in numbers and in the unit beside them") struct NumberEvidenceTests {
  private func table(_ head: String, _ cells: [String]) -> String {
    let rows = cells.enumerated().map { "2026-01-20T\(two($0)):00:00+01:00,\($1)\n" }
    return "\(head)\n" + rows.joined()
  }

  @Test(
    "A number of nines that is far from all others is a missing price",
    arguments: [("-9999", 2), ("-999", 1), ("-999.0", 1), ("99999", 1), ("-9999.99", 1)])
  func marks(text: String, count: Int) throws {
    let cells = ["60.5", "-20"] + Array(repeating: text, count: count) + ["70"]
    let series = try read(table("time,EUR/MWh", cells))
    #expect(
      series.map { $0.price?.doubleValue } == [6.05, -2] + Array(repeating: nil, count: count) + [7]
    )
    let mark = try #require(Price(text))
    let warning = PriceWarning.leftOut(count, reason: .sentinel(mark))
    #expect(series.warnings.contains(warning))
    #expect(PriceWarning(code: try #require(warning.code)) == warning)
  }

  @Test(
    "Other numbers are prices",
    arguments: [["-99", "5"], ["-999", "150"], ["999", "5"], ["-998", "5"], ["9999", "1200"]])
  func noMarks(cells: [String]) throws {
    let series = try read(table("time,EUR/MWh", cells))
    #expect(series.map { $0.price?.doubleValue } == cells.map { (Double($0) ?? 0) / 10 })
    #expect(!series.warnings.contains { $0.code?.hasPrefix("sentinel") ?? false })
  }

  @Test("The unit beside the numbers must be that of the heading")
  func units() throws {
    for (head, cell) in [
      ("EUR/MWh", "6.5 ct/kWh"), ("Price EUR/MWh", "65 €/kWh"), ("Price (SEK/kWh)", "65 öre"),
      ("EUR/MWh", "65 NOK"),
    ] {
      #expect(failure(table("time,\(head)", [cell, cell])) != nil, "\(head) \(cell)")
    }
    for (head, cell) in [
      ("EUR/MWh", "65 €/MWh"), ("Price EUR/MWh", "65 €"), ("ct/kWh", "6.5 ct/kWh"),
      ("ct/kWh", "6.5 ct"), ("Price", "6.5 ct/kWh"),
    ] {
      let series = try read(table("time,\(head)", [cell, cell]))
      #expect(series.map { $0.price?.doubleValue } == [6.5, 6.5], "\(head) \(cell)")
      #expect(series.unit == PriceUnit("ct/kWh"))
    }
    #expect(try read(table("time,Price SEK/kWh", ["0.65 kr"])).unit?.currency == .sek)
    #expect(try read(table("time,Price CAD/MWh", ["65 $"])).unit?.currency.code == "CAD")
  }

  @Test("A point before three digits is doubtful beside decimal commas")
  func points() throws {
    func cells(_ texts: String...) -> String {
      "time;price\n"
        + texts.enumerated().map { "2026-01-20T0\($0):00+01:00;\($1)\n" }.joined()
    }
    #expect(failure(cells("98,76", "1.234", "95,2")) != nil)
    let series = try read(cells("98,76", "1.234", "1.095,2"))
    #expect(series.map { $0.price?.doubleValue } == [98.76, 1234, 1095.2])
    #expect(try read(cells("98,76", "1,234")).map { $0.price?.doubleValue } == [98.76, 1.234])
  }

  @Test("Beside a price without an area, letters after the word for prices are a supplier")
  func suppliers() throws {
    let rows = (0..<3).map { "2026-01-20 0\($0):00,0.1,0.2,0.3\n" }.joined()
    let text = "datum,prijs,prijsEE,prijsFR\n\(rows)"
    #expect(failure(text)?.reason == .severalColumns(["prijs", "prijsEE", "prijsFR"]))
    var options = PriceFile.Options()
    options.column = "prijs"
    let series = try read(text, options)
    #expect(series[0].price == Price("0.1") && series.area == nil)
  }

  @Test("Prices far above what electricity costs are told with their unit")
  func highPrices() throws {
    for (unit, price, isHigh) in [
      ("EUR/kWh", "85", true), ("EUR/kWh", "0.85", false), ("EUR/MWh", "85", false),
      ("NOK/kWh", "85", true), ("øre/kWh", "326", false), ("HUF/kWh", "85", false),
    ] {
      let stated = try #require(PriceUnit(unit))
      let warnings = try read(table("time,\(unit)", [price, price])).warnings
      #expect(warnings.contains(.highPrices(stated)) == isHigh, "\(unit) \(price)")
    }
  }

  @Test("A title of prices of another good refuses its table, unless it names electricity too")
  func goods() throws {
    let rows = table("time,Price EUR/MWh", ["60", "70"])
    for title in ["Fernwärmepreise", "CO2 prices", "Gaspreise", "Heating oil price"] {
      #expect(failure("\(title)\n\(rows)") != nil, "\(title)")
    }
    for title in [
      "Strom und Gas Preise", "Electricity prices", "Prices with CO2 tax of electricity",
    ] {
      #expect(try read("\(title)\n\(rows)").count == 2, "\(title)")
    }
  }
}
