import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests of times without offset on the days when the clocks of Oslo change.
@Suite("Local times")
struct LocalClockTests {
  /// Returns rows with local times on a date; a price is the index of its row.
  private static func rows(_ date: String, _ clocks: [String]) throws -> PriceRows {
    var rows = PriceRows(area: nil)
    for (place, clock) in clocks.enumerated() {
      guard let time = ISOTime("\(date)T\(clock)") else { continue }
      try rows.append(time, nil, Price(significand: Int64(place)))
    }
    return rows
  }

  /// Returns the hours and minutes in UTC of local times, in the order of the rows.
  private static func universal(_ date: String, _ clocks: [String]) throws -> [String] {
    var clock = LocalClock(zone: oslo)
    return try clock.instants(of: rows(date, clocks)).map { instant in
      let text = instant.map { ISOTime.text(Instant(secondsSince1970: $0), in: .utc) }
      return text.map { String($0.dropFirst(11).prefix(5)) } ?? "none"
    }
  }

  @Test(
    "The order of the rows resolves the repeated hour of autumn",
    arguments: [
      ("01:00 02:00 02:00 03:00", "23:00 00:00 01:00 02:00"),
      ("03:00 02:00 02:00 01:00", "02:00 01:00 00:00 23:00"),
      ("02:00 02:00", "00:00 01:00"),
      ("02:00 02:00 03:00", "00:00 01:00 02:00"),
      ("03:00 02:00 02:00", "02:00 01:00 00:00"),
      ("02:00 02:30 02:00 02:30", "00:00 00:30 01:00 01:30"),
      ("02:30 02:00 02:30 02:00 01:30", "01:30 01:00 00:30 00:00 23:30"),
      ("02:00 02:00 02:30 02:30 03:00", "00:00 01:00 00:30 01:30 02:00"),
      ("03:00 02:30 02:30 02:00 02:00", "02:00 01:30 00:30 01:00 00:00"),
      // A quarter is missing in the first run, then in the second.
      ("02:00 02:30 02:45 02:00 02:15 02:30 02:45", "00:00 00:30 00:45 01:00 01:15 01:30 01:45"),
      ("02:00 02:15 02:30 02:45 02:15 02:30", "00:00 00:15 00:30 00:45 01:15 01:30"),
      // A half-hour is missing in either run.
      ("01:30 02:00 02:00 02:30 03:00", "23:30 00:00 01:00 01:30 02:00"),
      ("01:30 02:30 02:00 02:30 03:00", "23:30 00:30 01:00 01:30 02:00"),
      ("01:30 02:00 02:30 02:30 03:00", "23:30 00:00 00:30 01:30 02:00"),
      ("03:00 02:30 02:00 02:00 01:30", "02:00 01:30 01:00 00:00 23:30"),
      ("01:00 02:00 03:00", "23:00 00:00 02:00"),
      // A fall marks the second run, also for times that occur once.
      ("02:00 02:30 02:15", "00:00 00:30 01:15"),
      // Single times apart from each other are in the first run.
      ("02:00 05:00 02:30", "00:00 04:00 00:30"), ("02:30 05:00 02:00", "00:30 04:00 00:00"),
    ])
  func autumn(clocks: String, expected: String) throws {
    let clocks = clocks.split(separator: " ").map(String.init)
    let found = try Self.universal("2026-10-25", clocks)
    #expect(found == expected.split(separator: " ").map(String.init))
  }

  @Test(
    "Repeated hours in no order are refused",
    arguments: [
      "02:00 01:00 02:00", "02:00 02:30 02:00 02:30 02:00", "02:00 02:00 02:00",
      "03:00 02:00 02:00 04:00", "02:00 02:30 02:00 02:45 02:15",
      "02:00 02:15 02:15 02:30 02:00 02:30",
    ])
  func confused(clocks: String) throws {
    let clocks = clocks.split(separator: " ").map(String.init)
    let error = #expect(throws: PriceFault.self) { try Self.universal("2026-10-25", clocks) }
    let day = try date("2026-10-25")
    #expect(error?.reason == .wrongAutumnTimes(date: day))
  }

  @Test(
    "A repeated hour that the file has only once is counted",
    arguments: [
      ("02:00", 1), ("02:00 02:00", 0), ("01:00 03:00", 0), ("02:00 02:30 02:00", 0),
      ("02:00 02:00 02:30", 0), ("02:00 02:00 02:15 02:30 02:30", 1),
    ])
  func unrepeated(clocks: String, count: Int) throws {
    var clock = LocalClock(zone: oslo)
    let clocks = clocks.split(separator: " ").map(String.init)
    _ = try clock.instants(of: Self.rows("2026-10-25", clocks))
    #expect(clock.unrepeated.count == count)
  }

  @Test("Times in the skipped hour of spring are refused, and times at its bounds are read")
  func spring() throws {
    let found = try Self.universal("2026-03-29", ["01:59", "03:00", "03:01"])
    #expect(found == ["00:59", "01:00", "01:01"])
    for clock in ["02:00", "02:59"] {
      let error = #expect(throws: PriceFault.self) { try Self.universal("2026-03-29", [clock]) }
      #expect(
        error?.reason == .noSuchTime("2026-03-29T\(clock):00", zone: "Europe/Oslo"))
    }
  }

  @Test("An ambiguous end is the first instant after its start")
  func ends() throws {
    var clock = LocalClock(zone: oslo)
    let two = try #require(ISOTime("2026-10-25T02:00")).seconds
    let change = try #require(ISOTime("2026-10-25T01:00Z")).seconds
    #expect(clock.end(of: two, after: change - 7200) == change - 3600)
    #expect(clock.end(of: two, after: change - 3601) == change - 3600)
    #expect(clock.end(of: two, after: change - 3600) == change)
    #expect(clock.end(of: two, after: change) == change - 3600)
    #expect(clock.end(of: two + 3600, after: change) == change + 3600)
  }

  /// Returns a grid of local times, all with prices.
  private static func grid(_ first: Int64, _ step: Int64, _ count: Int) throws -> PriceRows {
    var rows = PriceRows(area: nil)
    for place in 0..<count {
      try rows.append(start: first + Int64(place) * step, Price(significand: 1), isLocal: true)
    }
    return rows
  }

  @Test(
    "A grid of local times near the spring change is searched for skipped times",
    arguments: [
      ("2026-03-29T00:00", 3600, 24, true), ("2026-03-29T02:00", 3600, 1, true),
      ("2026-03-29T03:00", 3600, 1, false), ("2026-03-29T01:59", 60, 1, false),
      ("2026-03-29T02:59", 60, 1, true), ("2026-03-29T01:00", 7200, 3, false),
      ("2026-03-28T00:00", 3600, 26, false), ("2026-03-28T00:00", 3600, 27, true),
      // From any start, wherever the segments of the search begin.
      ("2026-03-19T02:30", 864_000, 2, true), ("2026-01-01T02:30", 86_400, 88, true),
      ("2026-01-01T02:30", 86_400, 87, false), ("1972-01-01T02:30", 86_400, 47_000, true),
    ] + (isFullRun ? [("1972-01-01T00:00", 3600, 1_120_000, true)] : []))
  func springGrid(first: String, step: Int64, count: Int, isSkipped: Bool) throws {
    let first = try #require(ISOTime(first)).seconds
    let fit = ClockFit(try Self.grid(first, step, count), zone: oslo)
    #expect(isSkipped == !fit.skipped.isEmpty)
  }

  @Test("The skipped and repeated times of a grid match a check of each time")
  func grids() throws {
    let zone = oslo
    var generator = SeededGenerator(seed: 12)
    for seed in 0..<400 {
      let day = Bool.random(using: &generator) ? "2026-03-29" : "2026-10-25"
      let midnight = try #require(ISOTime(day)).seconds
      let step: Int64 = [300, 900, 3600, 43_200, 86_400].randomElement(using: &generator) ?? 900
      let first = midnight + Int64.random(in: -2000...2000, using: &generator) * 300
      let count = Int.random(in: 1...300, using: &generator)
      let rows = try Self.grid(first, step, count)
      let found = (0..<count).map {
        zone.instants(of: CivilDateTime(secondsSince1970: rows.starts[$0]))
          .map(\.secondsSince1970)
      }
      let fit = ClockFit(rows, zone: zone)
      #expect(!fit.skipped.isEmpty == found.contains { $0.isEmpty }, "\(seed)")
      #expect(!fit.unrepeated.isEmpty == found.contains { $0.count == 2 }, "\(seed)")
      if fit.isCalm { #expect(Set((0..<count).map { rows.starts[$0] - found[$0][0] }).count == 1) }
    }
  }

  @Test("A file in falling order with only the repeated hour is resolved by its fall")
  func aloneFalling() throws {
    let text = "time,price\n2026-10-25 02:30,1\n2026-10-25 02:00,2\n2026-10-25 02:00,3\n"
    #expect(try TableCaseTests.facts(text) == "10-25T00:00=3 10-25T01:00=2 10-25T01:30=1")
  }
}
