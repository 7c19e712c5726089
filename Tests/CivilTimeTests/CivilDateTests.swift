import Testing

@testable import CivilTime

@Suite("Dates")
struct CivilDateTests {
  @Test("Day numbers and dates convert into each other over six hundred years")
  func roundTrip() throws {
    var previous = CivilDate(daysSince1970: -135_141)
    for days in -135_140...84_000 {
      let date = CivilDate(daysSince1970: days)
      #expect(date.daysSince1970 == days && previous < date)
      previous = date
    }
  }

  @Test("Consecutive days follow the calendar, also before the year 0")
  func consecutive() throws {
    var days = try #require(CivilDate(year: -802, month: 1, day: 1)).daysSince1970
    for year in -802...402 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in zip(1...12, lengths) {
        for day in [1, 2, 28, length] {
          let date = CivilDate(daysSince1970: days + day - 1)
          #expect(date.year == year && date.month == month && date.day == day)
          #expect(CivilDate(year: year, month: month, day: day)?.daysSince1970 == days + day - 1)
        }
        days += length
      }
    }
  }

  @Test("Dates are limited to years of four digits")
  func limits() {
    let (first, last) = (CivilDate(daysSince1970: .min), CivilDate(daysSince1970: .max))
    #expect("\(first)" == "-9999-01-01" && "\(last)" == "9999-12-31")
    #expect(CivilDate(year: -9999, month: 1, day: 1) == first)
    #expect(CivilDate(year: 9999, month: 12, day: 31) == last)
    #expect(CivilDate(year: -10_000, month: 12, day: 31) == nil)
    #expect(CivilDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CivilDate(daysSince1970: first.daysSince1970 - 1) == first)
    #expect(CivilDate(daysSince1970: first.daysSince1970 + 1).day == 2)
    #expect(CivilDate(daysSince1970: last.daysSince1970 + 1) == last)
    #expect(CivilDate(daysSince1970: last.daysSince1970 - 1).day == 30)
    #expect(last.adding(days: .max) == last && first.adding(days: .min) == first)
    #expect(last.adding(days: .min) == first && first.adding(days: .max) == last)
    let date = CivilDate(daysSince1970: 20_000)
    #expect(!(date < date) && date.adding(days: -1) < date)
  }

  @Test("Times of day and seconds convert into each other on both sides of 1970")
  func times() throws {
    let base = CivilDate(daysSince1970: 0)
    #expect(CivilDateTime(date: base, hour: 1, minute: 2, second: 3).secondsSince1970 == 3723)
    #expect(CivilDateTime(date: base, hour: 24, minute: 61, second: -1).secondsSince1970 == 90_059)
    #expect("\(CivilDateTime(secondsSince1970: -1))" == "1969-12-31T23:59:59")
    for seconds in [-172_801, -86_401, -86_400, -86_399, -1, 0, 59, 60, 86_399, 86_400] as [Int64] {
      let time = CivilDateTime(secondsSince1970: seconds)
      #expect(time.secondsSince1970 == seconds)
      #expect((0..<24).contains(time.hour) && (0..<60).contains(time.minute))
      #expect(time < CivilDateTime(secondsSince1970: seconds + 1) && !(time < time))
    }
    let (first, last) = (
      CivilDateTime(secondsSince1970: .min), CivilDateTime(secondsSince1970: .max)
    )
    #expect("\(first)" == "-9999-01-01T00:00:00" && "\(last)" == "9999-12-31T23:59:59")
    #expect(CivilDateTime(secondsSince1970: first.secondsSince1970 + 1).second == 1)
    #expect(CivilDateTime(secondsSince1970: last.secondsSince1970 - 1).second == 58)
    #expect(CivilDateTime(date: base, hour: .max) == CivilDateTime(date: base, hour: 1 << 40))
  }

  @Test(
    "Known dates have their day number and weekday",
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
    "Days that do not exist are refused",
    arguments: [(2023, 2, 29), (2022, 13, 1), (2022, 4, 31), (1, 1, 0)])
  func refused(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "February has a 29th day in leap years only",
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
    "Different notations of an instant are read the same",
    arguments: [
      "2022-07-12T00:00:00Z", "2022-07-12T02:00+02:00", "2022-07-12 02:00:00.000+0200",
      "20220712T02:00:00,5+02", "2022-07-11T24:00Z", "2022-07-11t20:30:00-03:30",
      "2022-07-12T00:00:00.12Z", "2022-07-12T00:00:00.123z", "2022-07-11T23:59:60Z",
      "2022-07-12T18:00+18:00", "2022-07-11T06:00-18:00", "2022-07-12T01:02:03+01:02:03",
    ])
  func instants(text: String) {
    guard case .instant(let instant, _) = ISOTime(text) else {
      Issue.record("not an instant: \(text)")
      return
    }
    #expect(instant == Instant(secondsSince1970: 1_657_584_000))
  }

  @Test(
    "Texts that are not ISO times are refused",
    arguments: [
      "", "2022", "2022-7-12", "2022-07-12T", "2022-07-12T1:00", "2022-07-12T25:00",
      "2022-07-12T00:60", "2022-07-12T00:00:00+2", "2022-07-12T00:00:00ZZ", "2022-02-30",
      "2022-07-12T24:00:01", "2022-07-12T00:00:00.", "2022-0712", "2022-07-1:", "202:-07-12",
      "2022-07-1;", "2022-07-1/", "2022-07-1", "2022-07-12T00:00:61", "2022-07-12T00:00:00+18:01",
      "2022-07-12T00:00:00-18:00:01", "2022-07-12T00:00:00+26", "2022-07-12T00:00:00+02:60",
    ])
  func refused(text: String) { #expect(ISOTime(text) == nil) }
}
