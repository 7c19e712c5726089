import Foundation
import TerminalCharts

extension Gallery {
  static var symbols: [GalleryChart] {
    [
      GalleryChart("symbol-shapes", "The eight shapes, filled and as outlines") { shapes() },
      GalleryChart("symbol-by", "A symbol for each group") {
        Chart(Sample.cloud) { sample in
          PointMark(x: .value("x", sample.x), y: .value("y", sample.y))
            .foregroundStyle(by: .value("Group", sample.group))
            .symbol(by: .value("Group", sample.group))
        }
      },
      GalleryChart("symbol-view", "Views as symbols") { views() },
      GalleryChart("symbol-size", "Sizes in square points") {
        Chart([0, 30, 100, 400, 1600, 6400], id: \.self) { size in
          PointMark(x: .value("Size", "\(size)"), y: .value("Value", 5))
            .symbolSize(CGFloat(size))
        }
      },
      GalleryChart("symbol-size-by", "Sizes from numbers") {
        Chart(Sample.cloud) { sample in
          PointMark(x: .value("x", sample.x), y: .value("y", sample.y))
            .symbolSize(by: .value("x", sample.x))
        }
      },
      GalleryChart("symbol-line", "Symbols on a line") {
        Chart(Sample.steps) { sample in
          LineMark(x: .value("x", sample.x), y: .value("y", sample.y))
            .symbol(.diamond)
            .symbolSize(60)
        }
      },
      GalleryChart("scale-symbols", "Symbols of one's own") {
        Chart(Sample.cloud) { sample in
          PointMark(x: .value("x", sample.x), y: .value("y", sample.y))
            .symbol(by: .value("Group", sample.group))
        }
        .chartSymbolScale(["A": .triangle, "B": .square, "C": .cross])
      },
      GalleryChart("scale-symbol-sizes", "Sizes of one's own") {
        Chart(Sample.cloud) { sample in
          PointMark(x: .value("x", sample.x), y: .value("y", sample.y))
            .symbolSize(by: .value("Group", sample.group))
        }
        .chartSymbolSizeScale(["A": 20, "B": 200, "C": 800])
      },
      GalleryChart("scale-line-styles", "A dash for each city") {
        Chart(Sale.year) { sale in
          LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
            .lineStyle(by: .value("City", sale.city))
        }
        .chartLineStyleScale([
          "Oslo": StrokeStyle(lineWidth: 1), "Bergen": StrokeStyle(dash: [16, 8]),
          "Trondheim": StrokeStyle(dash: [4, 8]),
        ])
      },
    ]
  }

  private static func shapes() -> some View {
    let shapes: [(String, BasicChartSymbolShape)] = [
      ("circle", .circle), ("square", .square), ("triangle", .triangle), ("diamond", .diamond),
      ("pentagon", .pentagon), ("plus", .plus), ("cross", .cross), ("asterisk", .asterisk),
    ]
    return Chart {
      ForEach(shapes.indices, id: \.self) { index in
        PointMark(x: .value("Shape", shapes[index].0), y: .value("Size", 4))
          .symbol(shapes[index].1)
        PointMark(x: .value("Shape", shapes[index].0), y: .value("Size", 3))
          .symbol(shapes[index].1.strokeBorder())
        PointMark(x: .value("Shape", shapes[index].0), y: .value("Size", 1.5))
          .symbol(shapes[index].1)
          .symbolSize(1200)
      }
    }
    .chartYScale(domain: 0...5)
  }

  private static func views() -> some View {
    Chart(AgeStatistic.all) { statistic in
      LineMark(x: .value("Age", statistic.category), y: .value("Male", statistic.male))
        .symbol {
          Text("[\(statistic.male)]").bold().foregroundStyle(.red)
        }
    }
  }
}
