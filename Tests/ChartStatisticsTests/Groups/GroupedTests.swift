import ChartStatistics
import Foundation
import Testing

struct GroupedTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Oslo") ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  private func date(_ month: Int, _ day: Int, _ hour: Int = 0) throws -> Date {
    try #require(
      Self.calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour)))
  }

  @Test("Rows keep their order in groups") func rowsKeepTheirOrder() {
    let groups = [5, 2, 7, 4, 1].grouped { $0 % 2 == 0 }
    #expect(groups.map(\.key) == [false, true] && groups.map(\.value) == [[5, 7, 1], [2, 4]])
    #expect([Int]().grouped { $0 }.isEmpty)
  }

  @Test("Days are grouped with 23, 24 or 25 hours") func daysHaveTheirHours() throws {
    for (month, day, hours) in [(3, 29, 23), (3, 30, 24), (10, 25, 25)] {
      let start = try date(month, day)
      let rows = (-2..<hours + 2).map { start.addingTimeInterval(Double($0) * 3600) }
      let days = rows.reversed().binned(by: .day, of: \.self, calendar: Self.calendar)
      #expect(days.map(\.value.count) == [2, hours, 2])
      #expect(days[1].key == start..<start.addingTimeInterval(Double(hours) * 3600))
      #expect(days[1].value == days[1].value.sorted(by: >))
    }
  }

  @Test("Weeks begin as in the calendar, and empty weeks are omitted")
  func weeksBeginWhereTheCalendarSays() throws {
    let rows = [try date(2, 8, 23), try date(2, 9), try date(2, 23), try date(2, 10)]
    let weeks = rows.binned(by: .weekOfYear, of: \.self, calendar: Self.calendar)
    #expect(weeks.map(\.value.count) == [1, 2, 1])
    #expect(weeks.map(\.key.lowerBound) == [try date(2, 2), try date(2, 9), try date(2, 23)])
    let months = rows.binned(by: .month, of: \.self, calendar: Self.calendar)
    #expect(months.map(\.key) == [try date(2, 1)..<(try date(3, 1))])
  }
}
