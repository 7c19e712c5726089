import CivilTime
import Testing

@testable import ElectricityPrices

/// The Transparency Platform's tables of older years.
@Suite("ENTSO-E tables") struct EntsoeTableTests {
  /// The hours of a summer and of both changes of the clocks around it.
  private static func hours() throws -> Range<Int64> {
    let ends = try ["2016-03-26T00:00Z", "2016-10-31T00:00Z"].map { text in
      try #require(ISOTime(text)).seconds / 3600
    }
    return ends[0]..<ends[1]
  }

  /// A table with the price 1 in its first hour, 2 in the second and so on.
  private static func table(_ name: String, _ zone: Zone, _ more: String = "") throws -> String {
    let rows = try hours().enumerated().map { number, hour in
      let ends = [hour, hour + 1].map { time(Instant(secondsSince1970: $0 * 3600), zone) }
      return "\"\(ends[0]) - \(ends[1])\",\"\(number + 1)0\",\"EUR\",\"\"\n"
    }
    return "\"MTU (\(name))\",\"Day-ahead Price [EUR/MWh]\",\"Currency\",\"BZN|CH\"\n"
      + rows.joined() + more
  }

  /// `27.03.2016 03:00`.
  private static func time(_ instant: Instant, _ zone: Zone) -> String {
    let text = ISOTime.text(instant, in: zone)
    let parts = text.prefix(10).split(separator: "-")
    return "\(parts[2]).\(parts[1]).\(parts[0]) \(text.dropFirst(11).prefix(5))"
  }

  @Test(
    "CET names the clocks that people live by, unless the times run through the change in spring",
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

  @Test("A row without a price in the hour that is left out does not make the times fixed")
  func emptyRow() throws {
    let row = "\"27.03.2016 02:00 - 27.03.2016 03:00\",\"-\",\"\",\"\"\n"
    let series = try read(try Self.table("CET", try Zone(identifier: "Europe/Zurich"), row))
    #expect(try series.count == Self.hours().count && series.warnings == [])
  }
}
