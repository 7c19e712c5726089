import TerminalApp

package enum TimeRange { case today, thisWeek, thisMonth, thisYear }

/// A line over a gradient; a click or a drag selects the nearest interval.
package nonisolated struct StoreStatsChart: View {
  private let intervals: [Revenue]
  private let timeRange: TimeRange
  @Binding private var selected: Revenue?

  package init(intervals: [Revenue], timeRange: TimeRange, selected: Binding<Revenue?>) {
    (self.intervals, self.timeRange) = (intervals, timeRange)
    _selected = selected
  }

  private var hasRevenue: Bool { intervals.map { $0.revenue }.contains { $0 != 0 } }

  package var body: some View {
    Chart(intervals) { item in
      RevenueMarks(item, selected: selected, hasRevenue: hasRevenue)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: xAxisStride.component, count: xAxisStride.count)) { date in
        AxisValueLabel(format: xAxisLabelFormatStyle(for: date.as(Date.self) ?? Date()))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .stride(by: yAxisStride)) { value in
        AxisGridLine()
        AxisValueLabel(yAxisLabel(for: value.as(Double.self) ?? 0))
      }
    }
    .chartYAxis(hasRevenue ? .visible : .hidden)
    .onSelectedDate { date in
      intervals.map(\.date).indexOfNearest(to: date).map { selected = intervals[$0] }
    }
  }

  private var xAxisStride: (component: Calendar.Component, count: Int) {
    switch timeRange {
    case .today: (.hour, 5)
    case .thisWeek: (.day, 1)
    case .thisMonth: (.day, 5)
    case .thisYear: (.month, 3)
    }
  }

  private func xAxisLabelFormatStyle(for date: Date) -> Date.FormatStyle {
    switch timeRange {
    case .today: .dateTime.hour()
    case .thisWeek, .thisMonth:
      date == intervals.first?.date
        ? .dateTime.month(.abbreviated).day(.twoDigits) : .dateTime.day(.twoDigits)
    case .thisYear: .dateTime.month(.abbreviated)
    }
  }

  private var yAxisStride: Double {
    let minValue = intervals.map { $0.revenue }.min() ?? 0
    let maxValue = intervals.map { $0.revenue }.max() ?? 0
    return (minValue + maxValue) / 2
  }

  private func yAxisLabel(for revenue: Double) -> String {
    // Hides the label "0" of the y axis.
    revenue == 0
      ? ""
      : revenue < 1000
        ? "$\(Int(revenue.rounded()))" : "$\(Double(Int(revenue / 100)) / 10)k"
  }
}
