import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of the Transparency Platform's tables of older years.
@Suite("ENTSO-E tables") struct EntsoeTableTests {
  /// Returns the hours of a summer and of both changes of the clocks around it.
  private static func hours() throws -> Range<Int64> {
    let ends = try ["2016-03-26T00:00Z", "2016-10-31T00:00Z"].map { text in
      try #require(ISOTime(text)).seconds / 3600
    }
    return ends[0]..<ends[1]
  }

  /// Returns a table with the price 1 in its first hour, 2 in the second and so on.
  private static func table(_ name: String, _ zone: Zone, _ more: String = "") throws -> String {
    let rows = try hours().enumerated().map { number, hour in
      let ends = [hour, hour + 1].map { time(Instant(secondsSince1970: $0 * 3600), zone) }
      return "\"\(ends[0]) - \(ends[1])\",\"\(number + 1)0\",\"EUR\",\"\"\n"
    }
    return "\"MTU (\(name))\",\"Day-ahead Price [EUR/MWh]\",\"Currency\",\"BZN|CH\"\n"
      + rows.joined() + more
  }

  /// Returns a time such as `27.03.2016 03:00`.
  private static func time(_ instant: Instant, _ zone: Zone) -> String {
    let text = ISOTime.text(instant, in: zone)
    let parts = text.prefix(10).split(separator: "-")
    return "\(parts[2]).\(parts[1]).\(parts[0]) \(text.dropFirst(11).prefix(5))"
  }

  @Test(
    "CET means local time, unless the times run through the change of the clocks in spring",
    arguments: [
      ("CET", "Europe/Zurich", nil), ("CET/CEST", "Europe/Zurich", nil), ("UTC", "UTC", nil),
      ("EET", "Europe/Athens", nil), ("CET", "+01:00", ("Europe/Brussels", "+01:00")),
      ("EET", "+02:00", ("Europe/Helsinki", "+02:00")),
    ] as [(String, String, (String, String)?)])
  func clocks(name: String, zone: String, fixed: (String, String)?) throws {
    let text = try Self.table(name, try Zone(identifier: zone))
    let series = try read(text)
    let hours = try Self.hours()
    #expect(series.map(\.start.secondsSince1970) == hours.map { $0 * 3600 })
    #expect(series.allSatisfy { $0.length == 3600 })
    #expect(
      series.map(\.price) == hours.indices.map { Price(integerLiteral: $0 - hours.lowerBound + 1) })
    #expect(series.warnings == (fixed.map { [.fixedClock(zone: $0.0, taken: $0.1)] } ?? []))
    #expect(series.warnings.allSatisfy { $0.sentence.contains(fixed?.1 ?? "") })
  }

  @Test("A row without a price in the skipped hour does not make the zone a fixed offset")
  func emptyRow() throws {
    let row = "\"27.03.2016 02:00 - 27.03.2016 03:00\",\"-\",\"\",\"\"\n"
    let series = try read(try Self.table("CET", try Zone(identifier: "Europe/Zurich"), row))
    #expect(try series.count == Self.hours().count && series.warnings == [])
  }

  @Test(
    "An empty unit or currency in a row without a price is ignored",
    arguments: [
      ",MTU (UTC),Day-ahead Price [EUR/MWh],Currency,BZN|PL\n"
        + "0,14.01.2026 00:00 - 14.01.2026 01:00,,,\n"
        + "1,14.01.2026 01:00 - 14.01.2026 02:00,20,EUR,\n"
        + "2,14.01.2026 02:00 - 14.01.2026 03:00,,,\n"
        + "3,14.01.2026 03:00 - 14.01.2026 04:00,40,EUR,\n",
      "MTU (CET),Day-ahead Price [EUR/MWh],Currency\n2026-01-14 01:00:00+01:00,nan,nan\n"
        + "2026-01-14 02:00:00+01:00,20,EUR\n2026-01-14 03:00:00+01:00,nan,nan\n"
        + "2026-01-14 04:00:00+01:00,40,EUR\n",
      "time,price,currency,unit,vat\n2026-01-14T00:00Z,,,,\n"
        + "2026-01-14T01:00Z,20,EUR,MWh,excluded\n2026-01-14T02:00Z,,,,\n"
        + "2026-01-14T03:00Z,40,EUR,MWh,excluded\n",
      "[{\"time\":\"2026-01-14T00:00Z\",\"price\":null,\"unit\":null,\"currency\":null},"
        + "{\"time\":\"2026-01-14T01:00Z\",\"price\":20,\"unit\":\"MWh\",\"currency\":\"EUR\"},"
        + "{\"time\":\"2026-01-14T02:00Z\",\"price\":\"\",\"unit\":\"\",\"currency\":\"\"},"
        + "{\"time\":\"2026-01-14T03:00Z\",\"price\":40,\"unit\":\"MWh\",\"currency\":\"EUR\"}]",
    ])
  func emptyCells(text: String) throws {
    let series = try read(text)
    #expect(series.map(\.price) == [nil, 2, nil, 4] && series.unit?.symbol == "ct/kWh")
    #expect(try series.start?.secondsSince1970 == #require(ISOTime("2026-01-14T00:00Z")).seconds)
    #expect(series.warnings == [.missing(2)])
    // With a price, an empty cell leaves the unit of the price unknown.
    let other = text.replacing("40,EUR", with: "40,").replacing("\"EUR\"}]", with: "\"\"}]")
    #expect(other != text && failure(other) != nil)
  }
}
