import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of tables with known headings, as the formats of services read them.
@Suite("Tables with known columns") struct TableColumnsTests {
  private static let head = "time_start,time_end,NOK_per_kWh\n"
  private static let first = "2026-11-20T00:00+01:00,2026-11-20T01:00+01:00,0.5\n"

  /// Returns why a table is refused, and where.
  private static func fault(_ text: String, _ format: String? = nil) -> String {
    var options = PriceFile.Options()
    options.formatName = format
    guard let error = failure(text, options) else { return "read" }
    let place = error.place.map { "\($0.line):\($0.column)" } ?? "nowhere"
    return "\(place) \(TableCaseTests.text(error.reason))"
  }

  private static func lengths(_ rows: String) throws -> [Int64] {
    try read(head + rows).map(\.length)
  }

  @Test("Rows have as many fields as the first line, and further empty fields are ignored")
  func widths() throws {
    let row = "2026-11-20T01:00+01:00,2026-11-20T02:00+01:00,0.7"
    let truth = "11-19T23:00=50 11-20T00:00=70"
    for end in ["", ",", ",,", ", ,"] {
      #expect(try TableCaseTests.facts(Self.head + Self.first + row + end + "\n") == truth)
    }
    for (end, count) in [(",x", 4), (",,x", 5), (",x,", 5)] {
      #expect(
        Self.fault(Self.head + Self.first + row + end + "\n")
          == "3:1 unevenRow(fields: \(count), expected: 3)", "\(end)")
    }
    #expect(
      Self.fault(Self.head + "2026-11-20T01:00+01:00,0.7\n" + Self.first)
        == "2:1 unevenRow(fields: 2, expected: 3)")
  }

  @Test("Stated ends are used, missing ends inferred, and ends take the offset of their starts")
  func ends() throws {
    #expect(try Self.lengths("2026-11-20T00:00+01:00,2026-11-20T00:15+01:00,0.5\n") == [900])
    #expect(try Self.lengths("2026-11-20T00:00+01:00,,0.5\n") == [3600])
    #expect(try Self.lengths("2026-11-20T00:00+01:00,2026-11-20T00:15,0.5\n") == [900])
    // The clock of an end beside a start in UTC is unknown.
    #expect(try Self.lengths("2026-11-19T23:00Z,2026-11-20T00:15,0.5\n") == [3600])
    let local = "2026-11-20T00:00,2026-11-20T00:15+01:00,0.5\n"
    #expect(
      failure(Self.head + local)?.reason
        == .wrongType(field: "time_end", expected: .timeWithoutOffset(like: .start)))
    #expect(failure(Self.head + local)?.place == FilePlace(line: 2, column: 18))
  }

  @Test("Tables that mix times with and without an offset are refused")
  func mixed() {
    #expect(
      Self.fault(Self.head + Self.first + "2026-11-20T01:00,,0.5\n")
        == "3:1 wrongType(field: \"time_start\", expected: \"with an offset, as before\")")
    #expect(
      Self.fault(Self.head + "2026-11-20T00:00,,0.5\n2026-11-20T01:00+01:00,,0.5\n")
        == "3:1 wrongType(field: \"time_start\", expected: \"without offset, as before\")")
    let ember = "Country,ISO3 Code,Date,Price (EUR/MWhe)\nAustria,AUT,2026-11-20,1\n"
    #expect(
      Self.fault(ember + "Austria,AUT,2026-11-21T00:00Z,1\n")
        == "3:13 wrongType(field: \"Date\", expected: \"without offset, as before\")")
  }

  @Test(
    "Malformed times and prices are refused with their place",
    arguments: [
      ("x,,0.5", "2:1 badTime(field: \"time_start\", text: \"x\")"),
      ("2026-11-20T00:00Z,x,0.5", "2:19 badTime(field: \"time_end\", text: \"x\")"),
      ("2026-11-20T00:00Z,,x", "2:20 badNumber(field: \"NOK_per_kWh\", text: \"x\")"),
      ("2026-11-20T00:00Z,,inf", "2:20 notFinite(field: \"NOK_per_kWh\", text: \"inf\")"),
      ("2026-11-20T00:00Z,,1e400", "2:20 outOfRange(field: \"NOK_per_kWh\", text: \"1e400\")"),
    ])
  func faults(row: String, truth: String) {
    #expect(Self.fault(Self.head + row + "\n") == truth)
  }

  @Test("The first rows decide about the decimal separator, or the first price that has one")
  func decimals() throws {
    func table(_ prices: [String]) -> String {
      let rows = prices.enumerated().map { hour, price in
        let time = CivilDateTime(secondsSince1970: 1_795_132_800 + Int64(hour) * 3600)
        return "\(time)Z;;\(price)\n"
      }
      return Self.head.replacing(",", with: ";") + rows.joined()
    }
    let whole = Array(repeating: "1", count: 30)
    #expect(try read(table(["0,5", "1,25"])).map(\.price) == [50, 125])
    #expect(try read(table(["0.5", "1.25"])).map(\.price) == [50, 125])
    #expect(try read(table(whole + ["1,25"])).last?.price == 125)
    #expect(try read(table(whole + ["1.25"])).last?.price == 125)
    #expect(
      Self.fault(table(["0.5"] + whole + ["1,25"]))
        == "33:23 badNumber(field: \"NOK_per_kWh\", text: \"1,25\")")
    #expect(try read(table(["0.5", "n/a", "-", ""])).map(\.price) == [50, nil, nil, nil])
  }

  @Test("Rows of areas in turn become series, and rows without an area have none")
  func areas() throws {
    let text = """
      HourUTC,HourDK,PriceArea,SpotPriceDKK,SpotPriceEUR
      2026-11-20T00:00,2026-11-20T01:00,DK1,10,1
      2026-11-20T01:00,2026-11-20T02:00,DK1,20,1
      2026-11-20T00:00,2026-11-20T01:00,DK2,30,1
      2026-11-20T01:00,2026-11-20T02:00,DK1,20,1
      2026-11-20T01:00,2026-11-20T02:00,DK2,40,1

      """
    // The time is in UTC, whatever the local time in Denmark is.
    #expect(
      try TableCaseTests.facts(text)
        == "DK1: 11-20T00:00=1 11-20T01:00=2; DK2: 11-20T00:00=3 11-20T01:00=4")
    let offset = text.replacing("T00:00,", with: "T00:00+01:00,")
      .replacing("T01:00,2", with: "T01:00Z,2")
    #expect(
      try TableCaseTests.facts(offset).hasPrefix("DK1: 11-19T23:00=1"), "an offset is kept")
    let unnamed = text.replacing("DK1", with: "").replacing(",DK2", with: ",")
      .split(separator: "\n").prefix(3).joined(separator: "\n")
    #expect(try read(unnamed).area == nil && read(unnamed).count == 2)
    let without = "HourUTC,SpotPriceDKK\n2026-11-20T00:00,10\n2026-11-20T01:00,20\n"
    #expect(try TableCaseTests.facts(without) == "11-20T00:00=1 11-20T01:00=2")
  }

  @Test("A time without an offset is taken as UTC, and an offset is kept")
  func universal() throws {
    let local = try #require(ISOTime("2026-11-20T01:00"))
    #expect(local.at(offset: 0) == ISOTime("2026-11-20T01:00Z"))
    let instant = try #require(ISOTime("2026-11-20T01:00+01:00"))
    #expect(instant.at(offset: 0) == instant && instant != ISOTime("2026-11-20T00:00Z"))
  }

  @Test("A table in pricetui's own format is read")
  func own() throws {
    let series = try read(PriceFormat.named("pricetui").example)
    #expect(starts(series) == ["2026-11-20T00:00:00+01:00"] && series.map(\.length) == [3600])
    #expect(series.map(\.price) == [Price("32.6")] && series.area == "NO1")
  }
}
