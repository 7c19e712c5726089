import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of features that only terminals have.
  static var terminal: [GalleryChart] {
    [
      GalleryChart("terminal-gaps", "Hours that are missing break the line") {
        Chart(HourPrice.day.filter { !(6...9).contains(hour(of: $0)) }) { $0.line }
          .chartLineGaps(.breakOnMissing)
      },
      GalleryChart("terminal-mean", "The mean of ten thousand points") {
        Chart(0..<10_000, id: \.self) { index in
          let noise = Double(index &* 7919 % 1009) / 1009
          LineMark(
            x: .value("x", Double(index)), y: .value("y", sin(Double(index) / 1500) * 5 + noise))
        }
        .chartDownsampling(.mean)
      },
      GalleryChart("terminal-unclipped", "Marks that reach over the edge of the plot", rows: 16) {
        wave().chartYScale(domain: 2...6).chartXScale(domain: 2...8).chartClipsMarks(false)
      },
      GalleryChart("terminal-summary", "What a chart says in words") {
        Text(prices().chartSummary(environment: environment)).frame(width: 560)
      },
      GalleryChart("terminal-data-table", "A chart as a table", rows: 44) {
        Text(verbatim: wave().chartDataTable(environment: environment))
      },
    ]
  }

  private static func hour(of item: HourPrice) -> Int {
    Calendar.current.component(.hour, from: item.hour)
  }

  private static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.timeZone = GalleryClock.zone
    environment.locale = GalleryClock.locale
    return environment
  }
}
