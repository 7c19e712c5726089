import Testing

@testable import CivilTime

@Suite("Dates")
struct CivilDateTests {
  @Test("Days and dates are each other's inverse over six hundred years")
  func roundTrip() throws {
    var previous = CivilDate(daysSince1970: -135_141)
    for days in -135_140...84_000 {
      let date = CivilDate(daysSince1970: days)
      #expect(date.daysSince1970 == days && previous < date)
      previous = date
    }
  }

  @Test(
    "Known days",
    arguments: [
      ("1970-01-01", 0, 4), ("2000-02-29", 11_016, 2), ("2022-07-12", 19_185, 2),
      ("1969-12-31", -1, 3), ("0000-03-01", -719_468, 3),
    ])
  func known(text: String, days: Int, weekday: Int) {
    let date = CivilDate(daysSince1970: days)
    #expect("\(date)" == text)
    #expect(date.weekday == weekday)
    #expect(ISOTime(text) == .date(date))
  }

  @Test(
    "Days that do not exist", arguments: [(2023, 2, 29), (2022, 13, 1), (2022, 4, 31), (1, 1, 0)])
  func refused(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "February has a leap day in every fourth year but three of four centuries",
    arguments: [
      (1600, 29), (1900, 28), (2000, 29), (2023, 28), (2024, 29), (2025, 28), (2100, 28),
    ])
  func leapYears(year: Int, days: Int) {
    #expect(CivilDate.days(inMonth: 2, of: year) == days)
    #expect((CivilDate(year: year, month: 2, day: 29) != nil) == (days == 29))
  }
}

@Suite("ISO 8601")
struct ISOTimeTests {
  @Test(
    "Forms of the same instant",
    arguments: [
      "2022-07-12T00:00:00Z", "2022-07-12T02:00+02:00", "2022-07-12 02:00:00.000+0200",
      "20220712T02:00:00,5+02", "2022-07-11T24:00Z", "2022-07-11t20:30:00-03:30",
    ])
  func instants(text: String) {
    guard case .instant(let instant, _) = ISOTime(text) else {
      Issue.record("not an instant: \(text)")
      return
    }
    #expect(instant == Instant(secondsSince1970: 1_657_584_000))
  }

  @Test(
    "Texts that are no times",
    arguments: [
      "", "2022", "2022-7-12", "2022-07-12T", "2022-07-12T1:00", "2022-07-12T25:00",
      "2022-07-12T00:60", "2022-07-12T00:00:00+2", "2022-07-12T00:00:00ZZ", "2022-02-30",
      "2022-07-12T24:00:01", "2022-07-12T00:00:00.", "2022-0712",
    ])
  func refused(text: String) { #expect(ISOTime(text) == nil) }
}
