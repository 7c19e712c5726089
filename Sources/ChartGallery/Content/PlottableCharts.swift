import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of plottable values of every kind, and of bins.
  static var plottable: [GalleryChart] {
    [
      GalleryChart("value-enum", "An enumeration as categories") { seasons() },
      GalleryChart("value-histogram", "Numbers in bins") { histogram() },
      GalleryChart("value-day-23", "The day when the clocks go forward") {
        bars(HourPrice.shortDay)
      },
      GalleryChart("value-day-25", "The day when the clocks go back") { bars(HourPrice.longDay) },
    ]
  }

  private static func seasons() -> some View {
    let rain = [Season.spring: 120, .summer: 95, .autumn: 210, .winter: 160]
    return Chart(Season.allCases, id: \.self) { season in
      BarMark(x: .value("Rain", rain[season] ?? 0), y: .value("Season", season))
        .foregroundStyle(by: .value("Season", season))
    }
  }

  private static func histogram() -> some View {
    let values = Sample.cloud.map(\.y)
    let bins = NumberBins(data: values, desiredCount: 8)
    let counts = Dictionary(grouping: values, by: bins.index).mapValues(\.count)
    return Chart(bins.indices, id: \.self) { index in
      BarMark(x: .value("y", bins[index]), y: .value("Count", counts[index] ?? 0))
    }
    .chartXAxis { AxisMarks(values: bins.thresholds) }
  }

  private static func bars(_ prices: [HourPrice]) -> some View { Chart(prices) { $0.bar } }
}
