import Foundation
import TerminalCharts

extension Gallery {
  private static let longNames = [
    "Hydroelectric power from reservoirs in the west of the country",
    "Wind power on land", "Solar power on the roofs of houses and of barns",
  ]

  /// Examples of tick lengths, and of labels that reserve space or do not.
  static var axisInsets: [GalleryChart] {
    [
      GalleryChart("axis-tick-lengths", "Ticks in points keep the labels away", rows: 16) {
        wave()
          .chartXAxis {
            AxisMarks {
              AxisTick(length: 32)
              AxisValueLabel()
            }
          }
          .chartYAxis {
            AxisMarks(position: .leading) {
              AxisTick(length: 24)
              AxisValueLabel()
            }
          }
      },
      GalleryChart("axis-label-alignment", "Labels flush with the right of the widest", rows: 16) {
        wave().chartYAxis {
          AxisMarks { value in
            AxisGridLine()
            AxisValueLabel(multiLabelAlignment: .trailing) {
              Text((value.as(Double.self) ?? 0) * 25, format: .number)
            }
          }
        }
      },
      GalleryChart("axis-long-names", "Names that do not fit are cut", columns: 48, rows: 16) {
        Chart(longNames.indices, id: \.self) { index in
          BarMark(x: .value("Share", 34 - index * 9), y: .value("Source", longNames[index]))
            .foregroundStyle(by: .value("Source", longNames[index]))
        }
        .chartYAxis { AxisMarks(position: .leading) }
      },
    ]
  }
}
