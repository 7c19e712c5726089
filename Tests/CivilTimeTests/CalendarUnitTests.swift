import Testing

@testable import CivilTime

@Suite("Calendar units") struct CalendarUnitTests {
  private let oslo = (try? Zone(identifier: "Europe/Oslo")) ?? .utc
  private let units: [CalendarUnit] = [
    .hours(1), .hours(2), .hours(3), .hours(4), .hours(6), .hours(12), .day, .week, .month, .year,
  ]

  @Test("Every instant belongs to one unit, and the next one begins where it ends")
  func everyInstantBelongsToOne() {
    for text in ["2025-03-29T12:00Z", "2025-10-25T12:00Z", "2023-12-30T20:00Z"] {
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

  @Test("Days of 23 and 25 hours have them in their stretches")
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
}
