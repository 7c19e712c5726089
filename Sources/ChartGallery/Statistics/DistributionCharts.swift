import ChartStatistics
import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of distributions of prices with ChartStatistics.
  static var distributions: [GalleryChart] {
    [
      GalleryChart("statistics-boxes", "Boxes of the prices of each month") { boxes() },
      GalleryChart("statistics-violins", "Violins of the prices of each quarter") { violins() },
    ]
  }

  private static let names = GalleryClock.calendar.shortMonthSymbols

  private static func month(of hour: Date) -> Int {
    GalleryClock.calendar.component(.month, from: hour)
  }

  private static func boxes() -> some View {
    Chart(HourPrice.year.boxes(of: \.price) { names[month(of: $0.hour) - 1] }) { month in
      let (x, box) = (PlottableValue.value("Month", month.key), month.value)
      RuleMark(
        x: x, yStart: .value("Low", box.lowerWhisker), yEnd: .value("High", box.upperWhisker))
      BarMark(
        x: x, yStart: .value("Quarter", box.lowerQuartile),
        yEnd: .value("Three quarters", box.upperQuartile), width: .ratio(0.6))
      RectangleMark(x: x, y: .value("Median", box.median), width: .ratio(0.6), height: 2)
        .foregroundStyle(.yellow)
      ForEach(box.outliers, id: \.self) { PointMark(x: x, y: .value("Outlier", $0)) }
        .symbolSize(12)
    }
    .chartYAxisLabel("øre per kWh").chartYScale(domain: -50...250)
  }

  private static func violins() -> some View {
    let quarters = HourPrice.year.grouped { (month(of: $0.hour) - 1) / 3 }
    return Chart(quarters) { quarter in
      let points = quarter.value.map(\.price).density(count: 60)
      let half = 0.45 / (points.map(\.density).max() ?? 1)
      ForEach(points, id: \.value) { point in
        AreaMark(
          xStart: .value("From", Double(quarter.key) - point.density * half),
          xEnd: .value("To", Double(quarter.key) + point.density * half),
          y: .value("Price", point.value), series: .value("Quarter", quarter.key))
      }
      .foregroundStyle(by: .value("Quarter", "Q\(quarter.key + 1)"))
      PointMark(
        x: .value("Quarter", quarter.key),
        y: .value("Median", quarter.value.map(\.price).quantile(0.5) ?? 0)
      )
      .foregroundStyle(.primary)
    }
    .chartXScale(domain: -0.5...3.5).chartYScale(domain: -50...250)
    .chartXAxis {
      AxisMarks(values: [0, 1, 2, 3]) { AxisValueLabel("Q\(($0.as(Int.self) ?? 0) + 1)") }
    }
    .chartLegend(.hidden)
  }
}
