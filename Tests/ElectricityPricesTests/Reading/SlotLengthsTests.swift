import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of the lengths of slots with known starts and unknown ends.
@Suite("Lengths of slots")
struct SlotLengthsTests {
  /// The arguments are starts in minutes after midnight and the lengths in minutes.
  @Test(
    "The lengths of slots follow from their starts",
    arguments: [
      ([0], [60]), ([0, 15], [15, 15]), ([0, 60, 120], [60, 60, 60]),
      // An hour, then quarters; quarters, an hour, quarters; quarters, then an hour and its next.
      ([0, 60, 75, 90], [60, 15, 15, 15]),
      ([0, 15, 30, 45, 60, 120, 135], [15, 15, 15, 15, 60, 15, 15]),
      ([0, 60, 120, 180, 195, 210], [60, 60, 60, 15, 15, 15]),
      ([0, 15, 30, 45, 60, 120, 180, 240], [15, 15, 15, 15, 60, 60, 60, 60]),
      // Not where the hour would start off the hour, and not for one or two lost quarters.
      ([0, 15, 30, 90, 105], [15, 15, 15, 15, 15]), ([0, 15, 45, 60], [15, 15, 15, 15]),
      ([0, 15, 60, 75], [15, 15, 15, 15]), ([0, 30, 60, 120, 150], [30, 30, 30, 30, 30]),
      ([0, 60, 180, 240], [60, 60, 60, 60]), ([0, 60, 360], [60, 60, 60]),
      // Five minutes and half an hour, but not ten minutes.
      ([0, 30, 35, 40], [30, 5, 5, 5]), ([0, 5, 10, 20, 25], [5, 5, 5, 5, 5]),
      ([0, 5, 10, 30, 60], [5, 5, 5, 30, 5]), ([5, 10, 15, 45, 50], [5, 5, 5, 5, 5]),
      ([0, 30, 45], [15, 15, 15]), ([0, 15, 30, 90, 150], [15, 15, 60, 60, 60]),
      // Days, also the day in spring; two hours are not a usual length.
      ([0, 1440, 2880], [1440, 1440, 1440]), ([0, 1380, 2820], [1380, 1440, 1440]),
      ([0, 120, 240], [60, 60, 60]),
      // Two half-hours, three quarters at the end, and lengths that the usual length does not
      // divide.
      ([0, 60, 90], [30, 30, 30]), ([0, 60, 120, 135], [60, 60, 15, 15]),
      ([0, 5, 10, 15, 20, 40, 45], [5, 5, 5, 5, 5, 5, 5]),
      ([0, 10, 20, 30, 60, 70], [10, 10, 10, 10, 10, 10]), ([53, 60, 120, 127], [7, 7, 7, 7]),
    ])
  func lengths(starts: [Int64], expected: [Int64]) {
    let lengths = SlotLengths(starts: starts.map { 1_795_132_800 + $0 * 60 })
    #expect(starts.indices.map { lengths[$0] / 60 } == expected)
  }

  @Test(
    "A day has at least 23 hours, and an hour at most 3600 seconds",
    arguments: [
      ([0, 3601], [3600, 3600]), ([0, 82_799], [3600, 3600]), ([0, 82_800], [82_800, 82_800]),
      ([0, 900, 4501, 8102], [900, 900, 900, 900]),
      ([0, 900, 4500, 8100], [900, 3600, 3600, 3600]),
      ([0, 86_400, 172_800, 255_599, 341_999], [86_400, 86_400, 82_799, 82_799, 82_799]),
      ([0, 86_400, 169_200, 255_600], [86_400, 82_800, 86_400, 86_400]),
    ])
  func seconds(starts: [Int64], expected: [Int64]) {
    let lengths = SlotLengths(starts: starts)
    #expect(starts.indices.map { lengths[$0] } == expected)
  }

  @Test("A slot length that is inferred from the calendar is reported")
  func notice() throws {
    func text(_ minutes: [Int64]) -> String {
      "time,price\n"
        + minutes.map {
          "\(CivilDateTime(secondsSince1970: 1_795_132_800 + $0 * 60))Z,1\n"
        }.joined()
    }
    #expect(try read(text([0, 60, 75, 90])).warnings == [.assumedLengths(1)])
    #expect(try read(text([0, 15, 30, 90])).warnings == [.missing(3)])
    let ends =
      "start,end,price\n2026-11-20T00:00Z,2026-11-20T01:00Z,1\n"
      + "2026-11-20T01:00Z,2026-11-20T01:15Z,1\n2026-11-20T01:15Z,2026-11-20T01:30Z,1\n"
    let series = try read(ends)
    #expect(series.warnings == [] && series.map(\.length) == [3600, 900, 900])
  }

  @Test("Times that are ends keep an hour among quarters")
  func ends() {
    let rows: [SlotAssembler.Row] = [3600, 7200, 8100, 9000].enumerated().map {
      ($1, .min, $0)
    }
    let found = SlotLengths.startsFromEnds(rows, longest: .max)
    // Nothing shows the length of the first slot.
    #expect(found.map(\.start) == [2700, 3600, 7200, 8100])
    #expect(found.map(\.end) == [3600, 7200, 8100, 9000])
  }
}
