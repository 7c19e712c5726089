import ExampleCharts
import Foundation
import TerminalCharts

extension Gallery {
  /// "An Adventure with Swift Charts": the revenue of a store.
  static var seed001: [GalleryChart] {
    let week = [210, 180, 260.5, 240, 390, 520.25, 610].enumerated().map { day, revenue in
      Revenue(date: GalleryClock.date(2022, 7, 4 + day), revenue: revenue)
    }
    func chart(_ intervals: [Revenue], selected: Revenue? = nil) -> some View {
      StoreStatsChart(intervals: intervals, timeRange: .thisWeek, selected: .constant(selected))
    }
    return [
      GalleryChart("001-basic", "A line with a gradient beneath it") {
        Chart(week) { item in RevenueMarks(item) }
      },
      GalleryChart("001-annotation", "No revenue: a text over the line at zero") {
        chart(week.map { Revenue(date: $0.date, revenue: 0) })
      },
      GalleryChart("001-final", "With a selected day") {
        chart(week, selected: week[4])
      },
    ]
  }
}
