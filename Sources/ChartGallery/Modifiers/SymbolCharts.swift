import Foundation
import TerminalCharts

extension Gallery {
  static var symbols: [GalleryChart] {
    [
      GalleryChart("symbol-shapes", "The eight shapes, filled and as outlines") { shapes() },
      GalleryChart("symbol-view", "Views as symbols") { views() },
      GalleryChart("symbol-size", "Sizes in square points") {
        Chart([0, 30, 100, 400, 1600, 6400], id: \.self) { size in
          PointMark(x: .value("Size", "\(size)"), y: .value("Value", 5))
            .symbolSize(CGFloat(size))
        }
      },
      GalleryChart("symbol-size-by", "Sizes from numbers") {
        Chart(Sample.cloud) { $0.point.symbolSize(by: .value("x", $0.x)) }
      },
      GalleryChart("symbol-line", "Symbols on a line") {
        Chart(Sample.steps) { $0.line.symbol(.diamond).symbolSize(60) }
      },
      GalleryChart("scale-symbols", "Symbols of one's own") {
        Chart(Sample.cloud) { $0.point.symbol(by: .value("Group", $0.group)) }
          .chartSymbolScale(["A": .triangle, "B": .square, "C": .cross])
      },
      GalleryChart("scale-symbol-sizes", "Sizes of one's own") {
        Chart(Sample.cloud) { $0.point.symbolSize(by: .value("Group", $0.group)) }
          .chartSymbolSizeScale(["A": 20, "B": 200, "C": 800])
      },
      GalleryChart("scale-line-styles", "A dash for each city") {
        Chart(Sale.year) { $0.line.lineStyle(by: $0.place) }
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
      LineMark(x: statistic.age, y: .value("Male", statistic.male))
        .symbol {
          Text("[\(statistic.male)]").bold().foregroundStyle(.red)
        }
    }
  }
}
