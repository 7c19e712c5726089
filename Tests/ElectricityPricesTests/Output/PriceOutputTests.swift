import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Output")
struct PriceOutputTests {
  @Test(
    "Exported CSV and JSON are read back as the same series", arguments: PriceFormat.all.map(\.name)
  )
  func roundTrip(name: String) throws {
    let example = Array(try PriceFormat.named(name).example.utf8)
    for series in try PriceFile.read(bytes: example, name: name).series {
      for text in [series.csv, series.json] {
        let again = try read(text)
        #expect(again.formatName == "pricetui")
        #expect(again == series, "\(text)")
        #expect(again.zone == series.zone && again.warnings == series.warnings, "\(text)")
        // In the same zone, a second export has the same bytes.
        #expect(again.csv == series.csv)
      }
    }
  }

  @Test("Similar units, unusual areas and missing prices survive an export")
  func oddities() throws {
    let units: [PriceUnit?] = [
      nil, .oerePerKilowattHour, PriceUnit(.dkk, .minor), PriceUnit(.sek), PriceUnit(.dkk),
      PriceUnit(.eur, .minor, minorName: "c"), PriceUnit(.aud, .minor),
      PriceUnit(.gbp, .major, per: .megawattHour),
    ]
    let start = Instant(secondsSince1970: 1_667_084_400)
    for unit in units {
      for area in [nil, "DK1", "a \"b\", c\u{7}"] {
        let prices: [Price?] = [Price("-0.123456789"), .zero, nil, Price("0.246913578")]
        let slots = prices.enumerated().map { index, price in
          let first = start.advanced(by: Int64(index) * 3600)
          return PriceSlot(start: first, end: first.advanced(by: 3600), price: price)
        }
        let series = PriceSeries(
          slots: slots, unit: unit, valueAddedTax: .included, area: area,
          zone: try Zone(identifier: "Europe/Oslo"))
        #expect(try read(series.json) == series)
        #expect(try read(series.csv) == series)
      }
    }
  }

  @Test(
    "Invisible characters are escaped in JSON",
    arguments: [
      ("a\u{61C}b", #""a\u061cb""#), ("\u{200D}", #""\u200d""#), ("\u{202E}", #""\u202e""#),
      ("\u{E0041}", #""\udb40\udc41""#), ("\u{34F}", #""\u034f""#), ("\u{9B}", #""\u009b""#),
      ("\u{2028}", #""\u2028""#), ("\u{1B}", #""\u001b""#), ("øre 価", #""øre 価""#),
    ])
  func unseen(text: String, expected: String) {
    #expect(JSONText.quoted(text) == expected)
  }

  @Test(
    "The zone and the warnings of a series survive an export",
    arguments: ["Europe/Madrid", "+05:30", "UTC"])
  func explanations(zone: String) throws {
    let day = try date("2026-10-25")
    let warnings: [PriceWarning] = [
      .mendedDay(day), .mendedEnds(2), .duplicates(3),
      .extremesDiffer(field: "min; Value", stated: 1, found: 2), .assumedDate(day),
      .leftOut(4, reason: .unknownUnit("50% \"b\"; c")),
      .leftOut(5, reason: .otherUnit(.oerePerKilowattHour, shown: PriceUnit(.eur))),
      .otherCurrency(.eur), .fixedClock(zone: "Europe/Oslo"),
      .fixedClock(zone: "Europe/Brussels", taken: "+01:00"),
      .assumedZone("Europe/Oslo"), .assumedDateOrder(isMonthFirst: true),
      .assumedDateOrder(isMonthFirst: false), .assumedLengths(1), .openEnd, .assumedDecimalComma,
      .skippedTitles(2), .assumedColumn("a b"),
      .unrepeatedHour(day), .severalPrices(["a b", "c;d"]), .columnsLeftOut(["a b"]),
      .preliminary,
      .onePageOfSeveral,
      .gasLeftOut, .cutOff, .otherSequences(24, shown: 1), .onlySequence(2, date: day),
    ]
    let start = Instant(secondsSince1970: 1_667_084_400)
    let slots = [
      PriceSlot(start: start, end: start.advanced(by: 3600), price: 1),
      PriceSlot(start: start.advanced(by: 3600), end: start.advanced(by: 7200), price: nil),
    ]
    let series = PriceSeries(
      slots: slots, unit: PriceUnit(.eur), area: "ES", zone: try Zone(identifier: zone),
      warnings: warnings)
    let plain = PriceSeries(
      slots: slots, unit: PriceUnit(.eur), area: "NO1", zone: try Zone(identifier: "Europe/Oslo"))
    for text in [[series, plain].csv, [series, plain].json] {
      let again = try PriceFile.read(bytes: Array(text.utf8), name: "x").series
      #expect(again == [series, plain])
      #expect(again.map(\.zone) == [series.zone, plain.zone])
      #expect(again.map(\.warnings) == [warnings + [.missing(1)], [.missing(1)]])
    }
    #expect(plain.csv.hasPrefix("start,end,price,unit,area,vat\n"))
    for code in ["", "x", "mended-day", "mended-day x", "mended-ends x", "unknown-unit 1", "note"] {
      #expect(PriceWarning(code: code) == nil, "\(code)")
    }
  }

  @Test("An end one second before a quarter hour is exact in an exported file")
  func exactEnds() throws {
    let start = try #require(ISOTime("2027-03-09T01:00:00Z")?.instant(in: .utc))
    let slots = [(0, 899), (901, 1800), (1800, 2699)].map { first, last in
      PriceSlot(
        start: start.advanced(by: Int64(first)), end: start.advanced(by: Int64(last)), price: .zero)
    }
    let series = PriceSeries(slots: slots, unit: PriceUnit(.eur), zone: .utc)
    for text in [series.csv, series.json] { #expect(try read(text).map(\.end) == slots.map(\.end)) }
  }

  @Test("CSV has the repeated autumn hour with both offsets")
  func autumn() throws {
    let series = try read(
      SeedFormatTests.file(
        values: SeedFormatTests.count(25), from: "2022-10-30T00:00:00", to: "2022-10-31T00:00:00"))
    #expect(
      series.csv.split(separator: "\n")[3...4] == [
        "2022-10-30T02:00:00+02:00,2022-10-30T02:00:00+01:00,2.5,øre/kWh,,unknown",
        "2022-10-30T02:00:00+01:00,2022-10-30T03:00:00+01:00,3.5,øre/kWh,,unknown",
      ])
  }

  @Test("A price alert has status 0, 1 or 2 for a true, false or unknown answer")
  func alerts() throws {
    let series = try PriceAdjustmentTests.series(
      ["100", "50.4", "20", "-5"], from: "2025-03-01T12:00:00Z")
    let now = Instant(secondsSince1970: 1_740_834_000)
    #expect(PriceAlert(below: 51).exitStatus(series, at: now) == 0)
    #expect(PriceAlert(below: 50, above: 60).exitStatus(series, at: now) == 1)
    #expect(PriceAlert(below: 51).exitStatus(series, at: now.advanced(by: 86_400)) == 2)
  }

  @Test("Exports name an assumption once") func notices() {
    let warnings = [PriceWarning.assumedZone("Z"), .taxUnstated, .assumedZone("Z")]
    #expect(warnings.codes == "assumed-zone Z;tax-unstated")
  }
}
