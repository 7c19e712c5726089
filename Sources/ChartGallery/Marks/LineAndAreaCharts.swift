import Foundation
import TerminalCharts

extension Gallery {
  static var linesAndAreas: [GalleryChart] {
    [
      GalleryChart("line-series", "Lines told apart by their series, in one colour") {
        Chart(Sale.year) { LineMark(x: $0.time, y: $0.sales, series: $0.place) }
      },
      GalleryChart("line-gaps", "Values that are missing leave gaps") { gaps() },
      GalleryChart("line-many", "Ten thousand points: least and most of each column stay") {
        manyPoints()
      },
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
      GalleryChart("area-sideways", "A band from left to right") {
        Chart(Sample.wave) { sample in
          AreaMark(
            xStart: .value("Least", sample.y - 1), xEnd: .value("Most", sample.y + 1),
            y: .value("x", sample.x))
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

  private static func manyPoints() -> some View {
    Chart(0..<10_000, id: \.self) { index in
      let noise = Double(index &* 7919 % 1009) / 1009
      LineMark(
        x: .value("x", Double(index)),
        y: .value("y", sin(Double(index) / 1500) * 5 + noise * 2))
    }
  }

  private static func stacked(_ method: MarkStackingMethod) -> some View {
    Chart(Sale.year) { sale in
      AreaMark(x: sale.time, y: sale.sales, stacking: method).foregroundStyle(by: sale.place)
    }
  }
}
