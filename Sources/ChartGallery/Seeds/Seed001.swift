import ExampleCharts
import Foundation
import TerminalCharts

extension Gallery {
  /// "An Adventure with Swift Charts": the revenue of a store.
  static var seed001: [GalleryChart] {
    let week = StoreData.intervals(.thisWeek)
    return [
      GalleryChart("001-basic", "A line with a gradient beneath it") {
        Chart(week) { item in RevenueMarks(item) }
      },
      GalleryChart("001-annotation", "No revenue: a text over the line at zero") {
        chart(StoreData.noRevenue, .thisWeek)
      },
      GalleryChart("001-strings", "The mistake: dates and revenues as strings are names") {
        StoreStatsStringsChart(intervals: week)
      },
      GalleryChart("001-axes-today", "Axes of its own: hours") {
        chart(StoreData.intervals(.today), .today)
      },
      GalleryChart("001-axes-week", "Axes of its own: days of a week") { chart(week, .thisWeek) },
      GalleryChart("001-axes-month", "Axes of its own: days of a month") {
        chart(StoreData.intervals(.thisMonth), .thisMonth)
      },
      GalleryChart("001-axes-year", "Axes of its own: months") {
        chart(StoreData.intervals(.thisYear), .thisYear)
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
}

enum StoreData {
  private static let revenues: [Double] = [
    210, 180, 260.5, 240, 390, 520.25, 610, 580, 470.75, 505, 660, 720, 690.5, 610, 540, 500,
    560, 640, 810, 905.5, 870, 760, 640, 530, 480, 450.25, 560, 610, 700, 680, 640,
  ]

  static func intervals(_ range: TimeRange) -> [Revenue] {
    let steps: (component: Calendar.Component, count: Int) =
      switch range {
      case .today: (.hour, 24)
      case .thisWeek: (.day, 7)
      case .thisMonth: (.day, 31)
      case .thisYear: (.month, 12)
      }
    let month = range == .thisYear ? 1 : 7
    let start = GalleryClock.date(2022, month, range == .thisWeek ? 4 : 1)
    return (0..<steps.count).map { index in
      Revenue(
        date: Calendar.current.date(byAdding: steps.component, value: index, to: start) ?? start,
        revenue: revenues[index])
    }
  }

  static var noRevenue: [Revenue] {
    intervals(.thisWeek).map { Revenue(date: $0.date, revenue: 0) }
  }
}

/// A chart with preformatted labels as categories.
nonisolated struct StoreStatsStringsChart: View {
  let intervals: [Revenue]

  var body: some View {
    Chart(intervals) { item in
      LineMark(
        x: .value("Date", "Jul \(Calendar.current.component(.day, from: item.date))"),
        y: .value("Revenue", "$\(item.revenue)")
      )
      .foregroundStyle(Color("store/line"))
    }
  }
}
