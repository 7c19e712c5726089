import Foundation
import TerminalCharts

extension Gallery {
  static var linesAndAreas: [GalleryChart] {
    [
      GalleryChart("line-series", "Lines told apart by their series, in one colour") {
        Chart(Sale.year) { LineMark(x: $0.time, y: $0.sales, series: $0.place) }
      },
      GalleryChart("line-gaps", "Values that are missing leave gaps") { gaps() },
      GalleryChart("line-clipped", "What lies outside the domain is cut off") {
        wave().chartYScale(domain: 2...6)
      },
      GalleryChart("area-stacked", "Areas pile up") { stacked(.standard) },
      GalleryChart("area-normalized", "Areas as shares of the whole") { stacked(.normalized) },
      GalleryChart("area-center", "Areas about a middle") { stacked(.center) },
      GalleryChart("area-unstacked", "Areas over one another") { stacked(.unstacked) },
      GalleryChart("area-range", "A band between two curves") {
        Chart(Sample.wave) { sample in
          AreaMark(
            x: .value("x", sample.x), yStart: .value("Least", sample.y - 1),
            yEnd: .value("Most", sample.y + 1)
          )
          .foregroundStyle(.teal.opacity(0.5))
          sample.line.foregroundStyle(.teal)
        }
      },
      GalleryChart("plot-functions", "A line and a band along functions") {
        Chart {
          AreaPlot(x: "x", yStart: "Least", yEnd: "Most", domain: 0...10) { x in
            (yStart: sin(x) - 0.5, yEnd: sin(x) + 0.5)
          }
          .foregroundStyle(.orange.opacity(0.4))
          LinePlot(x: "x", y: "sin x", domain: 0...10) { sin($0) }.foregroundStyle(.orange)
        }
      },
      GalleryChart("area-gradient", "A gradient and a line on top") {
        Chart(HourPrice.day) { item in
          item.area.foregroundStyle(
            LinearGradient(
              colors: [.orange, .orange.opacity(0.1)], startPoint: .top, endPoint: .bottom)
          )
          .interpolationMethod(.monotone)
          item.line.foregroundStyle(.orange).interpolationMethod(.monotone)
        }
      },
    ]
  }

  private static func gaps() -> some View {
    Chart(HourPrice.day.indices, id: \.self) { index in
      let item = HourPrice.day[index]
      LineMark(
        x: .value("Hour", item.hour),
        y: .value("Price", (6...8).contains(index) || index == 15 ? .nan : item.price))
    }
  }

  private static func stacked(_ method: MarkStackingMethod) -> some View {
    Chart(Sale.year) { sale in
      AreaMark(x: sale.time, y: sale.sales, stacking: method).foregroundStyle(by: sale.place)
    }
  }
}
