import ExampleCharts
import Foundation
import TerminalCharts

extension Gallery {
  /// "An Adventure with Swift Charts": the revenue of a store.
  static var seed001: [GalleryChart] {
    let week = revenues(by: .day, from: GalleryClock.date(2022, 7, 4), count: 7)
    return [
      GalleryChart("001-basic", "A line with a gradient beneath it") {
        Chart(week) { item in RevenueMarks(item) }
      },
      GalleryChart("001-annotation", "No revenue: a text over the line at zero") {
        chart(week.map { Revenue(date: $0.date, revenue: 0) }, .thisWeek)
      },
      GalleryChart("001-axes-year", "Axes of its own: months") {
        chart(revenues(by: .month, from: GalleryClock.date(2022, 1, 1), count: 12), .thisYear)
      },
      GalleryChart("001-final", "With a selected day") {
        chart(week, .thisWeek, selected: week[4])
      },
    ]
  }

  private static func chart(
    _ intervals: [Revenue], _ range: TimeRange, selected: Revenue? = nil
  ) -> some View {
    StoreStatsChart(intervals: intervals, timeRange: range, selected: .constant(selected))
  }

  private static func revenues(
    by unit: Calendar.Component, from start: Date, count: Int
  ) -> [Revenue] {
    let revenues = [210, 180, 260.5, 240, 390, 520.25, 610, 580, 470.75, 505, 660, 720]
    return (0..<count).map { index in
      Revenue(
        date: GalleryClock.calendar.date(byAdding: unit, value: index, to: start) ?? start,
        revenue: revenues[index])
    }
  }
}
