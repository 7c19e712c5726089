import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of plottable values of every kind, and of bins.
  static var plottable: [GalleryChart] {
    [
      GalleryChart("value-enum", "An enumeration as categories") { seasons() },
      GalleryChart("value-custom", "A type of one's own: durations") { durations() },
      GalleryChart("value-histogram", "Numbers in bins") { histogram() },
      GalleryChart("value-date-bins", "Dates in bins of four hours") { dateBins() },
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

  private static func durations() -> some View {
    Chart(1...6, id: \.self) { day in
      BarMark(
        x: .value("Day", "Day \(day)"),
        y: .value("Sleep", Duration(minutes: 400 + day * 37 % 90)))
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 120.0)) { value in
        AxisGridLine()
        AxisValueLabel {
          Text((value.as(Duration.self)).map { "\(Int($0.minutes) / 60) h" } ?? "")
        }
      }
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

  private static func dateBins() -> some View {
    let range = GalleryClock.date(2026, 2, 3)...GalleryClock.date(2026, 2, 4)
    let bins = DateBins(unit: .hour, by: 4, range: range, calendar: GalleryClock.calendar)
    return Chart(bins.indices, id: \.self) { index in
      BarMark(x: .value("Time", bins[index]), y: .value("Visits", 20 + index * 29 % 31))
    }
    .chartXAxis { AxisMarks(values: bins.thresholds) }
  }

  private static func bars(_ prices: [HourPrice]) -> some View { Chart(prices) { $0.bar } }
}

/// A duration as a plottable value.
struct Duration: Plottable {
  let minutes: Double

  init(minutes: Double) { self.minutes = minutes }
  init(minutes: Int) { self.minutes = Double(minutes) }
  init?(primitivePlottable: Double) { minutes = primitivePlottable }
  var primitivePlottable: Double { minutes }
}
