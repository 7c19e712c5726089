import ExampleCharts
import Foundation
import TerminalCharts

/// The topic page "Swift Charts": the marks.
extension Gallery {
  static var seed002Marks: [GalleryChart] {
    [
      GalleryChart("002-bars-stacked", "Bars of the same category pile up") { ages() },
      GalleryChart("002-bars-grouped", "Bars side by side") {
        Chart(AgeCount.all) { count in
          bar(count).position(by: .value("Gender", count.gender))
        }
      },
      GalleryChart("002-bars-negative", "Bars below zero") {
        Chart(AgeStatistic.all) { statistic in
          BarMark(x: statistic.age, y: .value("Difference", statistic.female - statistic.male))
        }
      },
      GalleryChart("002-bars-horizontal", "Numbers on x: horizontal bars") {
        Chart(AgeStatistic.all) { $0.level }
      },
      GalleryChart("002-bars-hour", "Dates without a unit") {
        Chart(Swim.week) { swim in
          BarMark(x: .value("Date", swim.date), y: .value("Minutes", swim.minutes))
        }
      },
      GalleryChart("002-bars-day", "Dates by day") { swims() },
      GalleryChart("002-bar-annotation", "A number on each bar") {
        Chart(AgeGroup.sums) { data in
          bar(data).annotation(position: .overlay) {
            Text("\(data.quantity)")
              .bold()
              .foregroundColor(.white)
          }
        }
      },
      GalleryChart("002-bar-above", "A number above each bar") {
        Chart(AgeGroup.sums) { data in
          bar(data).annotation {
            Text("\(data.quantity)")
          }
        }
      },
    ] + seed002Lines + seed002Areas
  }

  private static var seed002Lines: [GalleryChart] {
    [
      GalleryChart("002-lines", "A line for each gender") {
        Chart(AgeCount.all) { count in line(count) }
      },
      GalleryChart("002-lines-points", "Points on the lines") {
        Chart(AgeCount.all) { count in
          line(count)
          PointMark(x: count.x, y: count.y)
            .foregroundStyle(by: .value("Gender", count.gender))
        }
      },
      GalleryChart("002-lines-symbols", "Symbols on the lines") {
        Chart(AgeCount.all) { count in line(count).symbol(by: .value("Gender", count.gender)) }
      },
      GalleryChart("002-line-dashed", "A dashed line") {
        Chart(AgeCount.men) { count in
          maleLine(count).lineStyle(StrokeStyle(lineWidth: 1, dash: [10]))
        }
      },
      smoothed("002-line-monotone", "Smoothed, never beyond the data", .monotone),
      smoothed("002-line-cardinal", "Smoothed as a cardinal spline", .cardinal),
      smoothed("002-line-catmullrom", "Smoothed as a Catmull-Rom spline", .catmullRom),
      GalleryChart("002-points", "Points with symbols") {
        Chart(AgeCount.all) { count in
          PointMark(x: count.x, y: count.y)
            .foregroundStyle(count.gender == "Male" ? Color.blue : .red)
            .symbol(by: .value("Gender", count.gender))
        }
      },
    ]
  }

  private static var seed002Areas: [GalleryChart] {
    [
      GalleryChart("002-area", "Areas under two lines") {
        Chart(AgeCount.all) { count in
          AreaMark(x: count.x, y: count.y)
            .foregroundStyle(by: .value("Gender", count.gender))
        }
      },
      GalleryChart("002-area-range", "A band from least to most with the average") {
        Chart(AgeStatistic.all) { statistic in
          let ageCategory = statistic.age
          let least = min(statistic.male, statistic.female)
          let most = max(statistic.male, statistic.female)
          AreaMark(
            x: ageCategory, yStart: .value("Minimum", least - 20),
            yEnd: .value("Maximum", most + 20)
          )
          .opacity(0.4)
          LineMark(x: ageCategory, y: .value("Average", Double(least + most) / 2))
        }
      },
      GalleryChart("002-heat-map", "Rectangles as a heat map") {
        Chart(AgeCount.all) { count in
          RectangleMark(x: count.x, y: .value("Gender", count.gender))
            .foregroundStyle(by: .value("Count", count.count))
        }
      },
      GalleryChart("002-rule", "A dashed rule at the average") {
        Chart {
          ForEach(AgeCount.men) { count in BarMark(x: count.x, y: count.y) }
          RuleMark(y: .value("Average", AgeStatistic.average))
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [10]))
            .annotation(position: .bottom, alignment: .leading) {
              Text("Average").font(.caption)
            }
        }
      },
    ]
  }

  private static func smoothed(
    _ name: String, _ title: String, _ method: InterpolationMethod
  ) -> GalleryChart {
    GalleryChart(name, title) {
      Chart(AgeCount.men) { count in maleLine(count).interpolationMethod(method) }
    }
  }

  private static func line(_ count: AgeCount) -> some ChartContent {
    LineMark(x: count.x, y: count.y).foregroundStyle(by: .value("Gender", count.gender))
  }

  private static func maleLine(_ count: AgeCount) -> some ChartContent {
    LineMark(x: count.x, y: count.y).foregroundStyle(by: .value("Male", "Male"))
  }

  private static func bar(_ count: AgeCount) -> some ChartContent {
    BarMark(x: count.x, y: count.y).foregroundStyle(by: .value("Gender", count.gender))
  }

  private static func bar(_ data: AgeGroup) -> some ChartContent {
    BarMark(x: .value("Key", data.key), y: .value("Quantity", data.quantity))
  }

  /// Stacked bars of both genders.
  static func ages() -> some View { Chart(AgeCount.all) { count in bar(count) } }

  static func swims() -> some View {
    Chart(Swim.week) { swim in
      BarMark(x: .value("Date", swim.date, unit: .day), y: .value("Minutes", swim.minutes))
    }
  }
}
