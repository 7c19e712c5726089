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

  /// Returns stacked bars of both genders.
  static func ages() -> some View { Chart(AgeCount.all) { count in bar(count) } }

  private static func bar(_ count: AgeCount) -> some ChartContent {
    BarMark(x: count.x, y: count.y).foregroundStyle(by: .value("Gender", count.gender))
  }
}
