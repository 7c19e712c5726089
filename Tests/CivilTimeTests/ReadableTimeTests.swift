import Testing

@testable import CivilTime

@Suite("Readable times")
struct ReadableTimeTests {
  @Test("Only dates from 1970 to 2100 are readable")
  func dates() throws {
    for (text, isReadable) in [
      ("1969-12-31", false), ("1970-01-01", true), ("2100-12-31", true), ("2101-01-01", false),
      ("0000-02-29", false), ("9999-12-31", false),
    ] {
      #expect(ISOTime(text)?.date.isReadable == isReadable, "\(text)")
    }
  }

  @Test("An instant is readable if its local date is readable anywhere in the world")
  func instants() throws {
    for (text, isReadable) in [
      ("1970-01-01T00:00+14:00", true), ("1969-12-31T23:59:59+14:00", false),
      ("2100-12-31T23:59:59-12:00", true), ("2101-01-01T00:00-12:00", false),
    ] {
      let instant = try #require(ISOTime(text)?.instant(in: .utc))
      #expect(instant.isReadable == isReadable, "\(text)")
    }
    for seconds in [Int64.min, .max] {
      #expect(!Instant(secondsSince1970: seconds).isReadable)
    }
  }

  @Test("The date of a time follows its own offset")
  func ownClock() throws {
    for (text, date) in [
      ("2026-01-01", "2026-01-01"), ("2026-01-01T24:00", "2026-01-02"),
      ("2026-01-01T00:30+02:00", "2026-01-01"), ("2026-01-01T23:30-02:00", "2026-01-01"),
    ] {
      #expect(ISOTime(text).map { "\($0.date)" } == date)
    }
  }
}
