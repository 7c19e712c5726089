import Foundation
import TerminalCharts

extension Gallery {
  static var bars: [GalleryChart] {
    [
      GalleryChart("bar-cheap-hours", "The cheap hours in another colour") {
        // The first program of the documentation.
        let prices = [31, 28, 26, 27, 33, 41, 46, 42, 38, 33, 25, 22]
        Chart(Array(prices.enumerated()), id: \.offset) { hour, price in
          BarMark(x: .value("Hour", hour), y: .value("Price", price))
            .foregroundStyle(price < 30 ? .green : .orange)
        }
        .chartYAxisLabel("øre per kWh")
      },
      GalleryChart("bar-normalized", "Bars as shares of the whole") { stackedBars(.normalized) },
      GalleryChart("bar-center", "Bars about a middle") { stackedBars(.center) },
      GalleryChart("bar-unstacked", "Bars over one another") { stackedBars(.unstacked) },
      GalleryChart("bar-gantt", "Bars from a start to an end") { gantt() },
    ]
  }

  private static func stackedBars(_ method: MarkStackingMethod) -> some View {
    Chart(Sale.year) { sale in
      BarMark(x: sale.unit, y: sale.sales, stacking: method).foregroundStyle(by: sale.place)
    }
  }

  private static func gantt() -> some View {
    Chart(Job.plan) { job in
      BarMark(
        xStart: .value("Start", job.start), xEnd: .value("End", job.end),
        y: .value("Job", job.name)
      )
      .foregroundStyle(by: .value("Job", job.name))
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartLegend(.hidden)
  }
}
