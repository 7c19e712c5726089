import Testing

@testable import CivilTime

/// Tests of zone rules against dates that were looked up or counted.
@Suite("Zone rules") struct PosixZoneRuleTests {
  private func offset(_ rule: String, _ time: String, after seconds: Int64 = 0) throws -> Int {
    let rule = try #require(PosixZoneRule(rule), "\(rule)")
    guard case .instant(let instant, _)? = ISOTime(time) else { throw BadTime() }
    return rule.offset(at: instant.secondsSince1970 + seconds)
  }
  private struct BadTime: Error {}

  @Test(
    "Zone rules change the offset at the right second",
    arguments: [
      ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00Z", -18_000, -14_400),
      ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00Z", -14_400, -18_000),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00Z", 3600, 7200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00Z", 7200, 3600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-04-04T16:00Z", 39_600, 36_000),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-10-03T16:00Z", 36_000, 39_600),
      // J60 is 1 March in every year, and J300 is 27 October.
      ("AAA0BBB,J60,J300", "2023-03-01T02:00Z", 0, 3600),
      ("AAA0BBB,J60,J300", "2024-03-01T02:00Z", 0, 3600),
      ("AAA0BBB,J59,J300", "2024-02-28T02:00Z", 0, 3600),
      ("AAA0BBB,J60,J300", "2024-10-27T01:00Z", 3600, 0),
      ("AAA0BBB,J1,J365", "2023-01-01T02:00Z", 0, 3600),
      // Day 59 is the sixtieth day: in a leap year 29 February.
      ("AAA0BBB,59,300", "2023-03-01T02:00Z", 0, 3600),
      ("AAA0BBB,59,300", "2024-02-29T02:00Z", 0, 3600),
      ("AAA0BBB,59,300", "2024-10-27T01:00Z", 3600, 0),
      // The year is local, not in UTC.
      ("AAA-12BBB,0/0,180", "2025-12-31T12:00Z", 43_200, 46_800),
      ("AAA0BBB-2,J60/-1,J300/26", "2023-02-28T23:00Z", 0, 7200),
      ("AAA0BBB-2,J60/-1,J300/26", "2023-10-28T00:00Z", 7200, 0),
    ])
  func changes(rule: String, time: String, before: Int, after: Int) throws {
    #expect(try offset(rule, time, after: -1) == before && offset(rule, time) == after)
  }

  @Test("Zone rules find the first to the last weekday of each month")
  func weekdays() throws {
    for year in 2023...2026 {
      for month in 1...12 {
        for weekday in 0...6 {
          let days = (1...31).compactMap { CivilDate(year: year, month: month, day: $0) }
            .filter { $0.weekday % 7 == weekday }.map(\.daysSince1970)
          for week in 1...5 {
            let rule = PosixZoneRule("AAA0BBB,M\(month).\(week).\(weekday),J365")
            let expected = week == 5 ? days[days.count - 1] : days[week - 1]
            #expect(rule?.summer?.start.day(in: year) == expected)
          }
        }
      }
    }
  }

  @Test(
    "Zone rules have their standard offset",
    arguments: [
      ("AAA-1:02:03", 3723), ("AAA+3", -10_800), ("AAA3:30", -12_600), ("ZZZ0", 0),
      ("<+03>-3", 10_800),
      ("aaa24", -86_400),
    ])
  func offsets(rule: String, offset: Int) { #expect(PosixZoneRule(rule)?.standardOffset == offset) }

  @Test(
    "Malformed zone rules are refused",
    arguments: [
      "AAA", "AA0", "<+3>-3", "AAA-+3", "AAA25", "AAA0BBB-25,J1,J2", "AAA0:60", "AAA0:",
      "AAA0BB,J1,J2",
      "AAA0<B>,J1,J2", "AAA0BBB", "AAA0BBB,J1", "AAA0BBB,J0,J2", "AAA0BBB,J1,J366",
      "AAA0BBB,M0.1.0,J2", "AAA0BBB,M13.1.0,J2", "AAA0BBB,M1.0.0,J2", "AAA0BBB,M1.6.0,J2",
      "AAA0BBB,M1.1.7,J2", "AAA0BBB,366,J2", "AAA0BBB,J1/,J2", "AAA0BBB,J1,J2,", "AAA0[BB,J1,J2",
    ])
  func refused(rule: String) { #expect(PosixZoneRule(rule) == nil) }

  /// Returns a number in big-endian bytes.
  private func bytes(_ number: Int64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * Int64(size - 1 - $0))) }
  }

  /// Returns two changes between offsets of one and two hours, with flags and leap seconds.
  private func block(
    version: UInt8, timeSize: Int, extras: (utc: Int64, wall: Int64, leaps: Int64) = (0, 0, 0)
  ) -> [UInt8] {
    let header = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    let counts = [extras.utc, extras.wall, extras.leaps, 2, 2, 4].flatMap { bytes($0, 4) }
    let times = bytes(-1000, timeSize) + bytes(2000, timeSize)
    let types = bytes(3600, 4) + [0, 0] + bytes(7200, 4) + [1, 0]
    let rest = Int(extras.leaps) * (timeSize + 4) + Int(extras.wall + extras.utc)
    return header + counts + times + [1, 0] + types + Array("AAA\0".utf8)
      + [UInt8](repeating: 0, count: rest)
  }

  @Test("A zone file of the first version has times of four bytes")
  func firstVersion() throws {
    let file = block(version: 0, timeSize: 4)
    let table = try #require(TZifReader.table(from: file))
    #expect(
      [-1001, -1000, 1999, 2000].map { table.offset(at: $0) } == [3600, 7200, 7200, 3600])
    for count in 0..<file.count {
      #expect(TZifReader.table(from: Array(file.prefix(count))) == nil)
    }
  }

  @Test("Later versions of zone files have times of eight bytes and a rule")
  func secondVersion() throws {
    for extras in [(0, 0, 0), (1, 2, 3), (2, 1, 1)] as [(Int64, Int64, Int64)] {
      let blocks =
        block(version: 0x32, timeSize: 4, extras: extras)
        + block(version: 0x32, timeSize: 8, extras: extras)
      let table = try #require(TZifReader.table(from: blocks + Array("\nAAA0\n".utf8)))
      // The rule applies from the last change on.
      #expect(
        [-1001, -1000, 1999, 2000].map { table.offset(at: $0) } == [3600, 7200, 7200, 0])
      for count in stride(from: 0, to: blocks.count, by: 7) {
        #expect(TZifReader.table(from: Array(blocks.prefix(count))) == nil)
      }
      #expect(TZifReader.table(from: blocks)?.offset(at: 2000) == 3600)
    }
  }

  @Test("Instants do not exceed the range of seconds")
  func instants() {
    let (first, last) = (Instant(secondsSince1970: .min), Instant(secondsSince1970: .max))
    #expect(last.advanced(by: 1) == last && first.advanced(by: -1) == first)
    #expect(first.distance(to: last) == .max && last.distance(to: first) == .min)
    #expect(!(first < first) && first < last)
  }
}
