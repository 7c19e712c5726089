import TerminalApp

package enum TimeRange { case today, thisWeek, thisMonth, thisYear }

/// A line over a gradient; a click or a drag selects the interval near by.
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
      AxisMarks(values: .stride(by: xAxisStride, count: xAxisStrideCount)) { date in
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
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(DragGesture().onChanged { select(at: $0.location, proxy, geometry) })
          .onTapGesture { location in select(at: location, proxy, geometry) }
      }
    }
  }

  private func select(at location: CGPoint, _ proxy: ChartProxy, _ geometry: GeometryProxy) {
    let xPosition = location.x - geometry[proxy.plotAreaFrame].origin.x
    guard let date: Date = proxy.value(atX: xPosition),
      let index = intervals.map(\.date).indexOfNearest(to: date)
    else { return }
    selected = intervals[index]
  }

  private var xAxisStride: Calendar.Component {
    switch timeRange {
    case .today:
      return .hour
    case .thisWeek, .thisMonth:
      return .day
    case .thisYear:
      return .month
    }
  }

  private var xAxisStrideCount: Int {
    switch timeRange {
    case .today:
      return 5
    case .thisWeek:
      return 1
    case .thisMonth:
      return 5
    case .thisYear:
      return 3
    }
  }

  private func xAxisLabelFormatStyle(for date: Date) -> Date.FormatStyle {
    switch timeRange {
    case .today:
      return .dateTime.hour()
    case .thisWeek, .thisMonth:
      if date == intervals.first?.date {
        return .dateTime.month(.abbreviated).day(.twoDigits)
      }
      return .dateTime.day(.twoDigits)
    case .thisYear:
      return .dateTime.month(.abbreviated)
    }
  }

  private var yAxisStride: Double {
    let minValue = intervals.map { $0.revenue }.min() ?? 0
    let maxValue = intervals.map { $0.revenue }.max() ?? 0
    return (minValue + maxValue) / 2
  }

  private func yAxisLabel(for revenue: Double) -> String {
    if revenue == 0.0 {
      // Do not show the "0" label on the Y axis
      return ""
    } else {
      return CurrencyFormatter.formatCurrency(using: revenue)
    }
  }
}

// The app's own.
private enum CurrencyFormatter {
  static func formatCurrency(using revenue: Double) -> String {
    revenue < 1000
      ? "$\(Int(revenue.rounded()))" : "$\(Double(Int(revenue / 100)) / 10)k"
  }
}
