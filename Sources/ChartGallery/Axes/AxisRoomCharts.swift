import Foundation
import TerminalCharts

extension Gallery {
  private static let longNames = [
    "Hydroelectric power from reservoirs in the west of the country",
    "Wind power on land", "Solar power on the roofs of houses and of barns",
  ]

  /// Examples of tick lengths, and of labels that reserve space or do not.
  static var axisRoom: [GalleryChart] {
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
      GalleryChart("axis-tick-longest", "Ticks to the longest label, and past it", rows: 16) {
        sales().chartXAxis {
          AxisMarks(values: .stride(by: .month)) { value in
            AxisTick(length: .longestLabel(extendPastBy: value.index % 3 == 0 ? 16 : 0))
            AxisValueLabel(centered: true) {
              VStack(spacing: 0) {
                Text(
                  ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"][value.index % 12])
                if value.index % 3 == 0 { Text("Q\(value.index / 3 + 1)") }
              }
            }
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
      GalleryChart("axis-inset-room", "Inset labels that no mark lies under", rows: 16) {
        wave()
          .chartYAxis {
            AxisMarks(preset: .inset, position: .leading) {
              AxisGridLine()
              AxisValueLabel(offsetsMarks: true)
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
