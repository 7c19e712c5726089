import ExampleCharts
import Foundation
import TerminalCharts
import TerminalControls

/// The topic page: axes, selection, animation and accessibility.
extension Gallery {
  static var seed002Axes: [GalleryChart] {
    [
      GalleryChart("002-axes-default", "The default axes, asked for") {
        swims()
          .chartXAxis {
            AxisMarks()
          }
          .chartYAxis {
            AxisMarks()
          }
      },
      GalleryChart("002-axes-formatted", "Labels in a format, centred in their day") {
        swims()
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
      GalleryChart("002-axes-views", "Labels that are views") { millions() },
      GalleryChart("002-axes-values", "Labels at values") {
        ages()
          .chartYAxis {
            AxisMarks(position: .leading, values: [0, 75, 150, 300])
          }
      },
      GalleryChart("002-axes-hidden", "No axes: an empty closure and a modifier") {
        ages()
          .chartXAxis {}
          .chartYAxis(.hidden)
      },
      GalleryChart("002-selected", "A selected bar, as while dragging") { demo(selected: 4) },
      GalleryChart("002-selected-edge", "A selected bar at the edge") { demo(selected: 0) },
      GalleryChart("002-animation", "In the middle of the animation") {
        AgeGroups(groups: AgeGroup.sums, most: 300, show: [true, true, true, true])
      },
      GalleryChart("002-accessibility", "Marks that say what they are") { described() },
    ]
  }

  private static func millions() -> some View {
    let delta = 1_000_000
    return Chart(AgeStatistic.all) { statistic in
      BarMark(x: statistic.age, y: .value("People", statistic.male * delta / 10))
    }
    .chartYAxis {
      AxisMarks(position: .leading) { axisValue in
        let value = axisValue.as(Int.self) ?? 0
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          Text(value == 0 ? "" : "\(value / delta)M")
        }
      }
    }
  }

  private static func demo(selected: Int) -> some View {
    let groups = AgeGroup.sums
    return AgeGroups(
      groups: groups, most: 300, selected: groups[selected], show: groups.map { _ in true })
  }

  private static func described() -> some View {
    Chart(AgeGroup.sums) { data in
      BarMark(x: .value("Key", data.key), y: .value("Quantity", data.quantity))
        .accessibilityLabel("Age \(data.key)")
        .accessibilityValue("\(data.quantity) people")
    }
  }
}
