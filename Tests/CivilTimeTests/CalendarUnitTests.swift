import Testing

@testable import CivilTime

@Suite("Calendar units") struct CalendarUnitTests {
  private let oslo = (try? Zone(identifier: "Europe/Oslo")) ?? .utc
  private let units: [CalendarUnit] = [
    .minutes(5), .minutes(30), .hours(1), .hours(2), .hours(3), .hours(4), .hours(6), .hours(12),
    .day, .week, .month, .year,
    .years(2), .years(10), .years(500),
  ]

  @Test("Every instant belongs to one unit, and the next unit begins where it ends")
  func everyInstantBelongsToOne() {
    // The last time is at the end of the years that a date can have.
    for text in [
      "2025-03-29T12:00Z", "2025-10-25T12:00Z", "2023-12-30T20:00Z", "0001-01-01T00:00Z",
      "9999-12-30T20:00Z",
    ] {
      let start = ISOTime(text)?.instant(in: .utc) ?? Instant(secondsSince1970: 0)
      for unit in units {
        for minutes in stride(from: Int64(0), to: 3 * 1440, by: 7) {
          let instant = start.advanced(by: minutes * 60)
          let interval = unit.interval(containing: instant, in: oslo)
          #expect(interval.start <= instant && instant < interval.end)
          #expect(unit.interval(containing: interval.start, in: oslo).end == interval.end)
          #expect(unit.interval(containing: interval.end, in: oslo).start == interval.end)
        }
      }
    }
  }

  @Test(
    "Stepping through the units of any valid zone advances and ends",
    arguments: [
      "AAA24", "+17:59", "AAA24BBB-24,J100,J200", "AAA-24BBB24,M3.5.0/167,M10.5.0/-167",
      "AAA0BBB,J1/0,J365/167", "AAA0BBB-24,J1/-167,J1/167", "AAA12BBB-14,365/24,0/24",
      "AAA-24:59:59", "AAA24:59:59BBB-24:59:59,J100,J200", "AAA-24:59BBB24:59,J100,J200",
    ])
  func everyZone(identifier: String) throws {
    let zone = try Zone(identifier: identifier)
    for unit in units.filter({ $0 > .minutes(30) }) {
      for text in ["2024-01-01T00:00Z", "9999-01-01T00:00Z"] {
        let start = try #require(ISOTime(text)?.instant(in: .utc))
        var (next, count) = (start, 0)
        while next < start.advanced(by: 366 * 86_400), count < 20_000 {
          let end = unit.interval(containing: next, in: zone).end
          guard end > next else { break }
          (next, count) = (end, count + 1)
        }
        #expect(next >= start.advanced(by: 366 * 86_400), "\(unit) \(next) \(count)")
      }
    }
  }

  @Test("Days of 23 and 25 hours have units with all of their hours")
  func clockChanges() {
    func lengths(_ unit: CalendarUnit, _ date: String) -> [Int64] {
      guard case .date(let date)? = ISOTime(date) else { return [] }
      var start = oslo.startOfDay(date)
      var lengths: [Int64] = []
      while oslo.civil(at: start).date == date {
        let interval = unit.interval(containing: start, in: oslo)
        lengths.append(interval.start.distance(to: interval.end) / 3600)
        start = interval.end
      }
      return lengths
    }
    #expect(lengths(.day, "2025-03-30") == [23] && lengths(.day, "2025-10-26") == [25])
    #expect(lengths(.hours(6), "2025-03-30") == [5, 6, 6, 6])
    #expect(lengths(.hours(6), "2025-10-26") == [7, 6, 6, 6])
    #expect(lengths(.hours(1), "2025-10-26") == Array(repeating: 1, count: 25))
    #expect(lengths(.week, "2025-03-24").first == 167)
    #expect(lengths(.month, "2025-10-01").first == 745)
  }

  @Test("Units of several years are counted from year 0, also before it")
  func severalYears() {
    func first(_ count: Int, _ text: String) -> CivilDate {
      let instant = ISOTime(text)?.instant(in: .utc) ?? .now
      let start = CalendarUnit.years(count).interval(containing: instant, in: .utc).start
      return Zone.utc.civil(at: start).date
    }
    #expect(first(1, "2025-03-29T12:00Z") == CivilDate(year: 2025, month: 1, day: 1))
    #expect(first(20, "2025-03-29T12:00Z") == CivilDate(year: 2020, month: 1, day: 1))
    #expect(first(500, "0001-03-29T12:00Z") == CivilDate(year: 0, month: 1, day: 1))
    let before = Zone.utc.startOfDay(CivilDate(year: -3, month: 5, day: 1)!)
    let unit = CalendarUnit.years(10).interval(containing: before, in: .utc)
    #expect(Zone.utc.civil(at: unit.start).date == CivilDate(year: -10, month: 1, day: 1))
    #expect(Zone.utc.civil(at: unit.end).date == CivilDate(year: 0, month: 1, day: 1))
  }

  @Test("Units also cover instants before the first and after the last date")
  func beyondAllDates() {
    for unit in units {
      for seconds in [Int64.min, -400_000_000_000, 260_000_000_000, .max] {
        let instant = Instant(secondsSince1970: seconds)
        let interval = unit.interval(containing: instant, in: oslo)
        #expect(interval.start < interval.end, "\(unit) \(seconds)")
        guard seconds.magnitude < 1 << 60 else { continue }
        #expect(interval.start <= instant && instant < interval.end, "\(unit) \(seconds)")
      }
    }
  }
}
