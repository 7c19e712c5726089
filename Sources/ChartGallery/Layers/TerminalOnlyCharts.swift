import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of features that only terminals have: gaps, descriptions and diagnostics.
  static var terminal: [GalleryChart] {
    let environment = GalleryChart.environment(on: .dark)
    return [
      GalleryChart("terminal-gaps", "Hours that are missing break the line") {
        Chart(HourPrice.day.prefix(6) + HourPrice.day.dropFirst(10)) { $0.line }
          .chartLineGaps(.breakOnMissing)
      },
      GalleryChart("terminal-summary", "What a chart says in words") {
        Text(prices().chartSummary(environment: environment)).frame(width: 560)
      },
      GalleryChart("terminal-data-table", "A chart as a table", rows: 44) {
        Text(verbatim: wave().chartDataTable(environment: environment))
      },
      GalleryChart("diagnostic-no-data", "No data at all", rows: 10) {
        explained(Chart([HourPrice]()) { $0.line })
      },
      GalleryChart("diagnostic-numeric-strings", "Numbers that were plotted as names", rows: 14) {
        explained(
          Chart([10, 2, 30], id: \.self) { number in
            BarMark(x: .value("Amount", "\(number)"), y: .value("Price", number))
          })
      },
    ]
  }

  private static func explained(_ chart: some View) -> some View {
    let frame = chart.render(in: CellSize(columns: 80, rows: 24))
    return VStack(alignment: .leading) {
      chart
      ForEach(frame.diagnostics.map(\.description), id: \.self) { Text("→ \($0)").italic() }
    }
  }
}
