import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests of times that no price has, at which a loop over days or hours would not end.
@Suite("Faults: times without bounds") struct BoundFaultTests {
  private static let years = ["0001-01-01", "1969-12-31", "2101-01-02", "9999-12-31"]

  /// Files of several formats with a given date, and the line of that date.
  private static let files: [(text: @Sendable (String) -> String, line: Int)] = [
    ({ "time,price\n2026-01-01T00:00Z,1\n\($0)T00:00Z,2\n" }, 3),
    ({ "time,price,note\n2026-01-01T00:00,1,a\n\($0)T00:00,2,b\n" }, 3),
    ({ "date;hour;price\n2026-01-01;00:00;1\n\($0);01:00;2\n" }, 3),
    (
      {
        "[{\"time\":\"2026-01-01T00:00Z\",\"price\":1},\n{\"time\":\"\($0)T00:00Z\",\"price\":2}]"
      }, 2
    ),
    ({ "[[\"2026-01-01T00:00Z\",1],\n[\"\($0)T00:00Z\",2]]" }, 2),
    ({ "{\"time\":[\"2026-01-01T00:00Z\",\n\"\($0)T00:00Z\"],\"price\":[1,2]}" }, 2),
    (
      {
        "[{\"NOK_per_kWh\":1,\"EUR_per_kWh\":1,\"EXR\":1,\n\"time_start\":\"\($0)T00:00:00+01:00\","
          + "\"time_end\":\"\($0)T01:00:00+01:00\"}]"
      }, 1
    ),
    (
      { date in
        EntsoeFormatTests.document(
          EntsoeFormatTests.series(start: "\(date)T00:00Z", end: "\(date)T02:00Z"))
      }, 1
    ),
    (
      {
        "start,end,price,unit,area,vat\n"
          + "\($0)T00:00:00+01:00,2026-01-01T00:00:00+01:00,1,EUR/MWh,,unknown\n"
      }, 2
    ),
    (
      {
        "entity_id,state,last_changed\nsensor.a,1,2026-01-01T00:00:00Z\n"
          + "sensor.a,2,\($0)T00:00:00Z\n"
      }, 3
    ),
  ]

  @Test(
    "A date before 1970 or after 2100 is refused with its line", arguments: files.indices, years)
  func dates(file: Int, date: String) throws {
    let (text, line) = Self.files[file]
    #expect(failure(text("2026-01-02")) == nil)
    let refusal = try #require(failure(text(date)))
    guard case .badTime(_, let found) = refusal.reason else {
      Issue.record("\(refusal)")
      return
    }
    #expect(found.hasPrefix(date))
    #expect(refusal.sentence.contains("from 1970 to 2100"))
    #expect(refusal.place?.line == line, "\(refusal.sentence)")
  }

  /// Returns a day of hours that end an hour later, except one.
  private func day(_ place: Int, ends end: String, isLocal: Bool = false) -> String {
    let mark = isLocal ? "" : "Z"
    let rows = (0..<24).map { hour in
      let next = hour < 23 ? "2026-11-20T\(padded(hour + 1)):00\(mark)" : "2026-11-21T00:00\(mark)"
      return "2026-11-20T\(padded(hour)):00\(mark),\(hour == place ? end + mark : next),\(hour)\n"
    }
    return "start,end,price\n" + rows.joined()
  }

  private func padded(_ number: Int) -> String { String(String(100 + number).dropFirst()) }

  @Test(
    "An end of the last slot that is too late is reported and not used",
    arguments: [
      "2026-11-21T01:00", "2026-11-22T00:00", "2027-03-21T00:00", "2126-11-21T00:00",
      "9999-12-31T23:59",
    ],
    [false, true])
  func lastEnd(end: String, isLocal: Bool) throws {
    let series = try read(day(23, ends: end, isLocal: isLocal))
    #expect(series.count == 24 && series.allSatisfy { $0.length == 3600 })
    let zone = isLocal ? series.zone : .utc
    let times = try ["2026-11-20T23:00", end].map { text in
      ISOTime.text(try #require(ISOTime(text)?.instant(in: zone)), in: series.zone)
    }
    let warning = PriceWarning.farEnds(1, start: times[0], end: times[1])
    #expect(series.warnings.contains(warning))
    #expect(PriceWarning(code: warning.code ?? "") == warning)
  }

  @Test("A plausible last end and a longer slot among slots of different lengths are kept")
  func rightEnds() throws {
    #expect(try read(day(23, ends: "2026-11-21T00:00")).warnings == [])
    let tariff = try read(
      "start,end,price\n2026-11-20T06:00Z,2026-11-20T22:00Z,1\n"
        + "2026-11-20T22:00Z,2026-11-21T06:00Z,2\n"
        + "2026-11-21T06:00Z,2026-11-21T22:00Z,1\n2026-11-21T22:00Z,2026-11-22T22:00Z,2\n")
    #expect(tariff.map { $0.length / 3600 } == [16, 8, 16, 24] && tariff.warnings == [])
  }

  @Test("No slot lasts longer than a month, whether by its stated end or by the next start")
  func longSlots() throws {
    let months = try read(
      "time,price\n2026-01-01T00:00Z,1\n2026-02-01T00:00Z,2\n2026-03-04T00:00Z,3\n")
    #expect(months.map { $0.length / 86_400 } == [31, 31, 31])
    let far = try read("time,price\n1970-01-01T00:00Z,1\n2100-01-01T00:00Z,2\n")
    #expect(far.map(\.length) == [3600, 3600])
    let stated = try read(
      "start,end,price\n2026-01-01T00:00Z,2026-06-01T00:00Z,1\n"
        + "2026-06-01T00:00Z,2026-06-01T01:00Z,2\n"
    )
    #expect(stated.map(\.length) == [3600, 3600])
    #expect(
      stated.warnings.contains {
        $0 == .farEnds(1, start: "2026-01-01T01:00:00+01:00", end: "2026-06-01T02:00:00+02:00")
      })
  }

  @Test("The cheapest time of a profile is found among slots that last a month")
  func months() throws {
    let series = PriceSeries(
      slots: PriceSlot.slots(
        (0..<400).map { Price(integerLiteral: 400 - $0) },
        from: Instant(secondsSince1970: 1_795_132_801), length: 2_678_400))
    let profile = try #require(PowerProfile(kilowatts: [Price](repeating: 1, count: 96)))
    let window = series.window(
      .cheapest, lasting: profile.length, from: nil, until: nil, shape: .profile(profile))
    #expect(window?.mean == 1 && window?.start == series.last?.start)
  }
}
