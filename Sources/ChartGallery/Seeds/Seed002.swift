import ExampleCharts
import Foundation
import TerminalCharts
import TerminalControls

extension Gallery {
  /// The topic page "Swift Charts": marks, axes, plot style, scales and selection.
  static var seed002: [GalleryChart] {
    seed002Marks + [
      GalleryChart("002-plot-style", "A plot with a ground and a border", rows: 27) {
        ages().chartPlotStyle { plotArea in
          plotArea
            .frame(height: 400)  // can also set width
            .background(.yellow.opacity(0.2))
            .border(.purple, width: 5)
        }
      },
      GalleryChart("002-series-colors", "Colours by name") {
        ages()
          .chartForegroundStyleScale([
            "Male": .blue,
            "Female": .red,
          ])
      },
      GalleryChart("002-wide", "A plot larger than the screen") {
        ages().chartPlotStyle { plotArea in
          plotArea
            .frame(width: 1000, height: 400)
            .background(.yellow.opacity(0.2))
        }
      },
      GalleryChart("002-axes-formatted", "Labels in a format, centred in their day") {
        Chart(Swim.week) { swim in
          BarMark(x: .value("Date", swim.date, unit: .day), y: .value("Minutes", swim.minutes))
        }
        .chartXAxis {
          AxisMarks(position: .leading) { value in
            AxisGridLine()
            AxisTick()
            AxisValueLabel(
              format: .dateTime.month().day(),
              centered: true
            )
          }
        }
      },
      GalleryChart("002-selected", "A selected bar, as while dragging") {
        let groups = AgeGroup.sums
        AgeGroups(groups: groups, most: 300, selected: groups[4], show: groups.map { _ in true })
      },
    ]
  }

  private static var seed002Marks: [GalleryChart] {
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
      GalleryChart("002-bar-annotation", "A number on each bar") {
        Chart(AgeGroup.sums) { data in
          BarMark(x: .value("Key", data.key), y: .value("Quantity", data.quantity))
            .annotation(position: .overlay) {
              Text("\(data.quantity)")
                .bold()
                .foregroundColor(.white)
            }
        }
      },
      GalleryChart("002-lines-symbols", "Symbols on the lines") {
        Chart(AgeCount.all) { count in
          LineMark(x: count.x, y: count.y)
            .foregroundStyle(by: .value("Gender", count.gender))
            .symbol(by: .value("Gender", count.gender))
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

  /// Stacked bars of both genders.
  static func ages() -> some View { Chart(AgeCount.all) { count in bar(count) } }

  private static func bar(_ count: AgeCount) -> some ChartContent {
    BarMark(x: count.x, y: count.y).foregroundStyle(by: .value("Gender", count.gender))
  }
}
