import ExampleCharts
import TerminalApp

extension Revenue {
  /// Returns the revenue by month.
  static func year() -> [Revenue] {
    let amounts = [410, 380, 455, 520, 610, 590, 640, 575, 498, 530, 720, 905]
    return amounts.enumerated().map { index, amount in
      Revenue(
        date: DateComponents(calendar: .current, year: 2022, month: index + 1, day: 1).date!,
        revenue: Double(amount))
    }
  }
}

/// A line over a gradient; a click or a drag shows the nearest month.
struct StoreRevenue: View {
  let intervals: [Revenue]
  let onIntervalSelected: (Int) -> Void
  @State private var selected: Revenue?

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).bold()
      StoreStatsChart(intervals: intervals, timeRange: .thisYear, selected: $selected)
    }
    .onChange(of: selected?.date) { date in
      if let index = intervals.firstIndex(where: { $0.date == date }) { onIntervalSelected(index) }
    }
  }

  private var title: String {
    guard let selected else { return "Revenue" }
    let month = Calendar.current.component(.month, from: selected.date)
    return "Revenue of month \(month): \(Int(selected.revenue))"
  }
}
