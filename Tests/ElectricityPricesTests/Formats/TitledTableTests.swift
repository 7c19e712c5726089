import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of generic tables below titles, and of lines that are not titles.
@Suite("Tables with titles")
struct TitledTableTests {
  private static let table = "time;price\n2026-11-20T00:00Z;1\n2026-11-20T01:00Z;2\n"
  private static let truth = "11-20T00:00=1 11-20T01:00=2"

  @Test(
    "Titles above a table are skipped with a warning",
    arguments: [
      ("Day-ahead prices\n", 1), ("Day-ahead prices\n\n", 1), ("\r\nPrices\r\n\r\n", 1),
      ("\u{FEFF}Prices\nArea NO1\nMade 2026-11-20 13:00\n", 3), ("Prices;\n;;\nNO1\n", 3),
      ("Prices, hour by hour, of 2026-11-20\n", 1), ("Downloaded 12 times\n", 1),
      ("Downloaded 12 times\nArea: SE3\n", 1),
    ])
  func titles(text: String, count: Int) throws {
    let whole = text + Self.table
    #expect(try TableCaseTests.facts(whole) == Self.truth, "\(text)")
    #expect(try read(whole).warnings == [.skippedTitles(count)], "\(text)")
  }

  @Test(
    "Titles can have as many fields as the table",
    arguments: [
      "Customer;Ola\nPeriod;January\n", "Customer;1234\nMade;2026-11-19 12:00\n", "a;b;c\n\n",
      "Title;\n;\n", "Title;\n;;\n\n",
    ])
  func wideTitles(text: String) throws {
    #expect(try TableCaseTests.facts(text + Self.table) == Self.truth, "\(text)")
  }

  @Test("Empty rows and closing lines of a table are skipped")
  func footers() throws {
    for text in [";\n", ";;\n\n", "\"T\";\"2\"\n", "# end\n", "\"Source: x\"\n", ";\nmade by x\n"] {
      #expect(try TableCaseTests.facts(Self.table + text) == Self.truth, "\(text)")
    }
    for text in ["T;3\n", "# end\n2026-11-20T02:00Z;3\n"] {
      #expect(failure(Self.table + text) != nil, "\(text)")
    }
  }

  @Test("A second line of units belongs to the headings")
  func unitRows() throws {
    let text = "time,NO1,SE3\n,EUR/MWh,SEK/MWh\n2026-11-20T00:00Z,1,2\n"
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.areas == ["NO1", "SE3"] && file.warnings == [])
    #expect(file.series.map(\.unit?.currency) == [.eur, .sek])
    let charts =
      "\"Date (GMT+1)\",\"Day Ahead Auction (DE-LU)\"\n,\"Price (EUR/MWh, EUR/tCO2)\"\n"
      + "2026-01-20T00:00+01:00,50\n"
    #expect(try read(charts).map(\.price) == [5])
  }

  @Test("Tables with titles may have any separator, several areas or hours")
  func separators() throws {
    for separator in [",", "\t"] {
      let text = "Prices\nof NO1\n" + Self.table.replacing(";", with: separator)
      #expect(try TableCaseTests.facts(text) == Self.truth)
    }
    let areas = "Prices of areas\ntime,NO1,SE3\n2026-11-20T00:00Z,1,2\n"
    #expect(try TableCaseTests.facts(areas) == "NO1: 11-20T00:00=1; SE3: 11-20T00:00=2")
    let hours = "Prices\ndate;hour;price\n20.11.2026;0;5\n20.11.2026;1;6\n"
    #expect(try TableCaseTests.facts(hours) == "11-19T23:00=5 11-20T00:00=6")
  }

  @Test("A unit in a title applies, unless there are two or a column has its own")
  func units() throws {
    func unit(_ title: String, _ table: String = Self.table) throws -> String? {
      var options = PriceFile.Options()
      options.unit = PriceUnit("EUR/MWh")
      return try read("\(title)\n\(table)", options).first?.price?.description
    }
    #expect(try unit("Prices in ct/kWh") == "10")
    #expect(try unit("Prices (EUR/MWh), hour by hour") == "1")
    #expect(try unit("Prices in EUR/MWh or ct/kWh") == "1")
    #expect(try unit("Prices in ct/kWh", Self.table.replacing("price", with: "EUR/MWh")) == "1")
  }

  @Test("Errors below titles have the line of the whole file")
  func places() {
    let text = "Prices\n\nof NO1\n" + Self.table + "soon;3\n"
    #expect(failure(text)?.place == FilePlace(line: 7, column: 1))
    let unit = "Prices\ntime;price (EUR/Wh)\n2026-11-20T00:00Z;1\n"
    #expect(failure(unit)?.place == FilePlace(line: 2, column: 1))
  }

  @Test(
    "Data next to titles is never skipped",
    arguments: [
      // Data above the headings, a second row of headings or units, and rows of other widths.
      "2026-11-19T23:00Z;5\ntime;price\n2026-11-20T00:00Z;1\n",
      "time;price;note\n;EUR/MWh;\n2026-11-20T00:00Z;1\n",
      "Prices\ntime;price\n2026-11-20T00:00Z;1;2\n",
      "Prices\n2026-11-20T00:00Z;1\n", "Prices of gas\ntime;price\n2026-11-20T00:00Z;1\n",
      "Prices\ntime;load\n2026-11-20T00:00Z;x\n",
      String(repeating: "Prices\n", count: 41) + Self.table,
    ])
  func refused(text: String) { #expect(failure(text) != nil, "\(text)") }
}
