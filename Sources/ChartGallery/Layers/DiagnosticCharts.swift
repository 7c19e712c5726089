import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of diagnostics of empty charts and likely mistakes.
  static var diagnostics: [GalleryChart] {
    [
      GalleryChart("diagnostic-no-data", "No data at all", rows: 10) {
        explained(Chart([HourPrice]()) { $0.line })
      },
      GalleryChart(
        "diagnostic-no-finite-values", "Nothing but values that are no numbers", rows: 10
      ) {
        explained(
          Chart(0..<5, id: \.self) { index in
            PointMark(x: .value("x", index), y: .value("y", Double.nan))
          })
      },
      GalleryChart("diagnostic-unknown-keys", "A series that the colours do not name", rows: 14) {
        explained(
          ages().chartForegroundStyleScale(domain: ["Male"], range: [Color.blue]))
      },
      GalleryChart("diagnostic-outside-domain", "Categories that the axis leaves out", rows: 14) {
        explained(men().chartXScale(domain: ["18-29"]))
      },
      GalleryChart("diagnostic-numeric-strings", "Numbers that were plotted as names", rows: 14) {
        explained(
          Chart([10, 2, 30], id: \.self) { number in
            BarMark(x: .value("Amount", "\(number)"), y: .value("Price", number))
          })
      },
      GalleryChart("diagnostic-backwards", "Two series that became one line", rows: 14) {
        explained(
          Chart(0..<20, id: \.self) { index in
            LineMark(
              x: .value("x", index % 10),
              y: .value("y", sin(Double(index) / 3) + Double(index / 10)))
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
