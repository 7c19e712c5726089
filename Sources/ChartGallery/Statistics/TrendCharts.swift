import ChartStatistics
import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of courses of prices with ChartStatistics.
  static var trends: [GalleryChart] {
    [
      GalleryChart("statistics-moving", "Most hours of two days around, and their mean") {
        moving()
      },
      GalleryChart("statistics-calendar", "A calendar of the mean of each day", rows: 9) {
        calendar()
      },
    ]
  }

  private static func moving() -> some View {
    let hours = Array(HourPrice.year.prefix(336))
    let prices = hours.map(\.price)
    let (low, high) = (prices.movingQuantile(0.1, 48), prices.movingQuantile(0.9, 48))
    let mean = prices.movingMean(48)
    return Chart(hours.indices, id: \.self) { index in
      let hour = PlottableValue.value("Hour", hours[index].hour)
      AreaMark(x: hour, yStart: .value("Low", low[index]), yEnd: .value("High", high[index]))
        .foregroundStyle(.blue.opacity(0.3))
      LineMark(x: hour, y: .value("Mean", mean[index]))
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }

  private static func calendar() -> some View {
    let (calendar, names) = (GalleryClock.calendar, GalleryClock.calendar.shortWeekdaySymbols)
    let days = HourPrice.year.binned(by: .day, of: \.hour, calendar: calendar)
    return Chart(days) { day in
      let start = day.key.lowerBound
      RectangleMark(
        x: .value("Week", start, unit: .weekOfYear),
        y: .value("Day", names[calendar.component(.weekday, from: start) - 1]),
        width: .ratio(1), height: .ratio(1)
      )
      .foregroundStyle(by: .value("Price", day.value.map(\.price).mean() ?? 0))
    }
    .chartYScale(domain: Array(names[1...] + names[..<1]))
    .chartForegroundStyleScale(range: Gradient(colors: [.blue, .green, .yellow, .red]))
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { AxisValueLabel(format: .dateTime.month()) }
    }
  }
}
