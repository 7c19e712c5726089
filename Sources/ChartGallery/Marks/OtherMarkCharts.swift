import Foundation
import TerminalCharts

extension Gallery {
  static var otherMarks: [GalleryChart] {
    [
      GalleryChart("point-scatter", "Points of three groups") {
        Chart(Sample.cloud) { $0.point.foregroundStyle(by: .value("Group", $0.group)) }
      },
      GalleryChart("point-one-dimension", "Points on a line, and down a line") {
        Chart {
          ForEach(Sample.cloud) { PointMark(x: .value("x", $0.x)) }
          ForEach(Sample.cloud) { PointMark(x: 16, y: .value("y", $0.y)).foregroundStyle(.red) }
        }
      },
      GalleryChart("rule-widths", "Rules of several widths and dashes", rows: 16) {
        Chart([1, 2, 4, 8], id: \.self) { width in
          RuleMark(y: .value("Width", width))
            .lineStyle(StrokeStyle(lineWidth: CGFloat(width)))
          RuleMark(x: .value("Width", width))
            .lineStyle(StrokeStyle(lineWidth: CGFloat(width), dash: [4]))
            .foregroundStyle(.orange)
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      },
      GalleryChart("rule-upright", "A rule for each price") {
        Chart(HourPrice.day) { item in
          RuleMark(
            x: .value("Hour", item.hour), yStart: .value("Zero", 0),
            yEnd: .value("Price", item.price))
          PointMark(x: .value("Hour", item.hour), y: .value("Price", item.price))
        }
      },
      GalleryChart("rule-level", "Rules from a start to an end") {
        Chart(Job.plan) { job in
          RuleMark(
            xStart: .value("Start", job.start), xEnd: .value("End", job.end),
            y: .value("Job", job.name))
        }
      },
      GalleryChart("rule-forms", "Rules with ends in points, and across") { rules() },
      GalleryChart("rectangle-heat-map", "Two rows of data in a cell") { priceMap() },
      GalleryChart("rectangle-grid", "Rectangles of numbers with a gradient") { gradientGrid() },
      GalleryChart("rectangle-zones", "Zones over the whole width and height") { zones() },
      GalleryChart("rectangle-automatic", "Rectangles fill most of their band") {
        Chart(AgeStatistic.all) { statistic in
          RectangleMark(
            x: statistic.age, yStart: .value("Male", statistic.male),
            yEnd: .value("Female", statistic.female))
        }
      },
    ]
  }

  private static func rules() -> some View {
    Chart {
      RuleMark(x: .value("x", 2), yStart: 40, yEnd: 160).foregroundStyle(.green)
      RuleMark(xStart: 200, xEnd: 400, y: .value("y", 7)).foregroundStyle(.orange)
      RuleMark(x: 480, yStart: .value("y", 2), yEnd: .value("y", 9)).foregroundStyle(.purple)
      RuleMark(xStart: .value("x", 5), xEnd: .value("x", 9), y: 100).foregroundStyle(.red)
      RuleMark(x: .value("x", 9))
      RuleMark(y: .value("y", 3))
    }
    .chartXScale(domain: 0...10)
    .chartYScale(domain: 0...10)
  }

  private static func priceMap() -> some View {
    Chart {
      ForEach(0..<12, id: \.self) { row in
        ForEach(0..<24, id: \.self) { column in
          RectangleMark(
            x: .value("Hour", "\(column)"), y: .value("Month", "\(row + 1)"), width: .ratio(1),
            height: .ratio(1)
          )
          .foregroundStyle(by: .value("Price", price(month: row, hour: column)))
        }
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.blue, .yellow, .red]))
  }

  private static func price(month: Int, hour: Int) -> Double {
    let ofDay = sin(Double(hour) / 4) * 20
    let ofYear = cos(Double(month) / 2) * 15
    return 40 + ofDay + ofYear
  }

  private static func gradientGrid() -> some View {
    Chart {
      ForEach(0..<10, id: \.self) { row in
        ForEach(0..<20, id: \.self) { column in
          RectangleMark(
            xStart: .value("x", column), xEnd: .value("x", column + 1),
            yStart: .value("y", row), yEnd: .value("y", row + 1)
          )
          .foregroundStyle(by: .value("Product", Double(row * column)))
        }
      }
    }
    .chartXAxis { AxisMarks(values: .automatic(desiredCount: 5, roundUpperBound: false)) }
    .chartForegroundStyleScale(range: Gradient(colors: [.black, .purple, .orange, .white]))
  }

  private static func zones() -> some View {
    Chart {
      RectangleMark(yStart: .value("Warm", 8), yEnd: .value("Hot", 10))
        .foregroundStyle(.red.opacity(0.3))
      RectangleMark(xStart: .value("From", 3), xEnd: .value("To", 5))
        .foregroundStyle(.yellow.opacity(0.3))
      ForEach(Sample.wave) { $0.line }
    }
  }
}
