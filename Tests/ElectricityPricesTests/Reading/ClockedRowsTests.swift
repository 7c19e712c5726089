import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of rows with local times where the clocks of their zone change.
@Suite("Slots of local times") struct ClockedRowsTests {
  /// Changes of the clocks on the last Sundays of March and October, in every year.
  private static let rule = "CET-1CEST,M3.5.0,M10.5.0/3"

  private static func rows(_ starts: [Int64], isLocal: Bool = true) throws -> PriceRows {
    var rows = PriceRows(area: nil)
    for (place, start) in starts.enumerated() {
      try rows.append(start: start, Price(significand: Int64(place)), isLocal: isLocal)
    }
    return rows
  }

  private static func grid(_ first: String, _ minutes: Int64, _ count: Int) throws -> [Int64] {
    let start = try #require(ISOTime(first)).seconds
    return (0..<Int64(count)).map { start + $0 * minutes * 60 }
  }

  private enum Clock {
    case assumed, known, stated, strict
  }

  /// Returns the first and last start in UTC and all warnings, or why the rows are refused.
  private static func result(_ rows: PriceRows, _ clock: Clock) throws -> String {
    let zone = try Zone(identifier: rule)
    var assembler = SlotAssembler(
      zone: zone, stampZone: clock == .stated || clock == .strict ? zone : nil,
      strictZone: clock == .strict ? Zone(secondsEast: 3600) : nil,
      isZoneAssumed: clock != .known)
    do throws(PriceFault) {
      let series = try assembler.series(rows)
      let times = [series.first?.start, series.last?.start].map { time in
        time.map { String(ISOTime.text($0, in: .utc).dropFirst(5).prefix(11)) } ?? "none"
      }
      let warnings = assembler.warnings.map { "\($0)".prefix { $0 != "(" } }
      return (times + warnings.map(String.init)).joined(separator: " ")
    } catch {
      return "\(error.reason)".prefix { $0 != "(" }.description
    }
  }

  private typealias Case = (
    first: String, minutes: Int64, count: Int, clock: Clock, truth: String
  )

  @Test("Evenly spaced times in autumn without the repeated hour are refused or reported")
  func autumn() throws {
    let cases: [Case] = [
      // A day of 24 hours may be in another zone; shorter days have lost an hour.
      ("2026-10-25T00:00", 60, 24, .assumed, "shortDay"),
      ("2026-10-25T00:00", 15, 96, .assumed, "shortDay"),
      ("1970-10-25T00:00", 60, 24, .assumed, "shortDay"),
      ("2026-10-25T00:00", 60, 6, .assumed, "10-24T22:00 10-25T04:00 assumedZone unrepeatedHour"),
      ("2026-10-25T01:00", 60, 23, .assumed, "10-24T23:00 10-25T22:00 assumedZone unrepeatedHour"),
      ("2026-10-25T02:00", 780, 2, .assumed, "10-25T00:00 10-25T14:00 assumedZone unrepeatedHour"),
      // Beyond midnight the times can be in UTC, in winter time, or have lost an hour.
      ("2026-10-25T00:00", 60, 25, .assumed, "unclearClock"),
      ("2026-10-24T23:00", 60, 24, .assumed, "unclearClock"),
      ("2026-10-24T00:00", 60, 48, .assumed, "unclearClock"),
      ("2026-10-24T23:00", 60, 6, .assumed, "unclearClock"),
      // If an option, the format or the file names the zone, an hour is missing.
      ("2026-10-25T00:00", 60, 24, .known, "10-24T22:00 10-25T22:00 unrepeatedHour"),
      ("2026-10-24T00:00", 60, 48, .known, "10-23T22:00 10-25T22:00 unrepeatedHour"),
      ("2026-10-25T00:00", 60, 24, .stated, "10-24T22:00 10-25T22:00 unrepeatedHour"),
      // Unless the name of the zone may mean winter time.
      ("2026-10-25T00:00", 60, 24, .strict, "10-24T23:00 10-25T22:00 fixedClock"),
    ]
    for (first, minutes, count, clock, truth) in cases {
      let rows = try Self.rows(try Self.grid(first, minutes, count))
      let found = try Self.result(rows, clock)
      #expect(found == truth, "\(first) \(minutes) \(count) \(clock)")
    }
  }

  @Test("Times that the clocks skip in spring are refused, or taken in another zone")
  func spring() throws {
    let grid = try Self.grid("2026-03-29T00:00", 60, 24)
    let uneven = try Self.grid("2026-03-29T02:00", 15, 2) + Self.grid("2026-03-29T04:00", 60, 2)
    let cases: [(starts: [Int64], clock: Clock, truth: String)] = [
      (grid, .assumed, "unclearClock"), (grid, .known, "noSuchTime"),
      (grid, .strict, "03-28T23:00 03-29T22:00 fixedClock"), (grid, .stated, "noSuchTime"),
      // Times that skip the hour of another zone are in that zone.
      (uneven, .assumed, "03-29T00:00 03-29T02:00 assumedZone assumedLengths"),
      (uneven, .strict, "03-29T01:00 03-29T04:00 fixedClock assumedLengths"),
      (uneven, .stated, "noSuchTime"),
    ]
    for (starts, clock, truth) in cases {
      let found = try Self.result(Self.rows(starts), clock)
      #expect(found == truth, "\(clock)")
    }
  }

  @Test("An assumed zone is reported for local times, unless the zone is named")
  func assumed() throws {
    let starts = try Self.grid("2026-11-20T00:00", 60, 3)
    func check(_ rows: PriceRows, _ clock: Clock, _ truth: String) throws {
      let found = try Self.result(rows, clock)
      #expect(found == truth)
    }
    try check(Self.rows(starts), .assumed, "11-19T23:00 11-20T01:00 assumedZone")
    try check(Self.rows(starts), .known, "11-19T23:00 11-20T01:00")
    try check(Self.rows(starts), .stated, "11-19T23:00 11-20T01:00")
    var rows = try Self.rows(starts, isLocal: false)
    try check(rows, .assumed, "11-20T00:00 11-20T02:00")
    rows.isByClock = true
    try check(rows, .assumed, "11-20T00:00 11-20T02:00 assumedZone")
    try check(rows, .known, "11-20T00:00 11-20T02:00")
  }

  @Test(
    "Times can be the ends of slots, evenly spaced or not",
    arguments: [[60, 120, 180], [60, 120, 150]])
  func ends(minutes: [Int64]) throws {
    var rows = try Self.rows(minutes.map { $0 * 60 }, isLocal: false)
    rows.stampsAreEnds = true
    var assembler = SlotAssembler(zone: .utc, stampZone: nil)
    let series = try assembler.series(rows)
    #expect(series.map(\.end.secondsSince1970) == minutes.map { $0 * 60 })
    rows.stampsAreEnds = false
    #expect(
      try assembler.series(rows).map(\.start.secondsSince1970) == minutes.map { $0 * 60 })
  }

  @Test(
    "Prices with tax are kept only if every row has one", arguments: [[0, 60, 120], [0, 60, 90]])
  func taxed(minutes: [Int64]) throws {
    var rows = try Self.rows(minutes.map { $0 * 60 }, isLocal: false)
    var assembler = SlotAssembler(zone: .utc, stampZone: nil)
    #expect(try assembler.series(rows).taxedPrices == nil)
    rows.taxedPrices.append(Price("7"))
    #expect(try assembler.series(rows).taxedPrices == nil)
    for number in ["8", "9"] { rows.taxedPrices.append(Price(number)) }
    let taxed = try #require(try assembler.series(rows).taxedPrices)
    #expect((0..<3).map { taxed[$0] } == [Price("7"), Price("8"), Price("9")])
  }

  @Test("Rows in any order are sorted, and two prices for a time are refused")
  func order() throws {
    let falling = try Self.rows([10_800, 7200, 3600, 0], isLocal: false)
    var assembler = SlotAssembler(zone: .utc, stampZone: nil)
    let series = try assembler.series(falling)
    #expect(series.map(\.start.secondsSince1970) == [0, 3600, 7200, 10_800])
    #expect(series.map(\.price) == [3, 2, 1, 0] && assembler.warnings == [])
    let text = "time,price\n2026-11-20T00:00Z,1\n2026-11-20T01:00Z,2\n2026-11-20T00:00Z,3\n"
    #expect(
      failure(text)?.reason == .conflictingPrices(time: "2026-11-20T01:00:00+01:00"))
  }

  @Test("Of equal rows the first in the file is kept, with its end")
  func firstOfEqual() throws {
    var rows = PriceRows(area: nil)
    for (start, end) in [(3600, 7200), (0, 1800), (0, 3600)] as [(Int64, Int64)] {
      try rows.append(start: start, end: end, Price("5"))
    }
    var assembler = SlotAssembler(zone: .utc, stampZone: nil)
    #expect(try assembler.series(rows).map(\.end.secondsSince1970) == [1800, 7200])
    #expect(assembler.warnings == [.duplicates(1)])
  }

  @Test("An end a second after the start is kept, an end at the start is not")
  func second() throws {
    var rows = PriceRows(area: nil)
    try rows.append(start: 0, end: 1, Price("5"))
    try rows.append(start: 3600, end: 3600, Price("5"))
    var assembler = SlotAssembler(zone: .utc, stampZone: nil)
    #expect(try assembler.series(rows).map(\.length) == [1, 3600])
    #expect(assembler.warnings == [.mendedEnds(1)])
  }
}
