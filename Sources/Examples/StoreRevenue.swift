import ExampleCharts
import TerminalApp

extension Revenue {
  /// A month each.
  static func year() -> [Revenue] {
    let amounts = [410, 380, 455, 520, 610, 590, 640, 575, 498, 530, 720, 905]
    return amounts.enumerated().map { index, amount in
      Revenue(
        date: DateComponents(calendar: .current, year: 2022, month: index + 1, day: 1).date!,
        revenue: Double(amount))
    }
  }
}

/// A line over a gradient; a click or a drag shows the month near by.
struct StoreRevenue: View {
  let intervals: [Revenue]
  let onIntervalSelected: (Int) -> Void
  @State private var selected: Revenue?

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).bold()
      chart
    }
  }

  private var title: String {
    guard let selected else { return "Revenue" }
    let month = Calendar.current.component(.month, from: selected.date)
    return "Revenue of month \(month): \(Int(selected.revenue))"
  }

  private var hasRevenue: Bool { intervals.contains { $0.revenue > 0 } }

  private var chart: some View {
    Chart(intervals) { item in
      RevenueMarks(item, selected: selected, hasRevenue: hasRevenue)
    }
    .chartYAxis(hasRevenue ? .visible : .hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { _ in
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .stride(by: 400)) { value in
        AxisGridLine()
        AxisValueLabel(value.as(Double.self) == 0 ? "" : "\(value.as(Int.self) ?? 0) kr")
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { value in
                select(at: value.location, proxy: proxy, geometry: geometry)
              }
          )
          .onTapGesture { location in
            select(at: location, proxy: proxy, geometry: geometry)
          }
      }
    }
  }

  private func select(at location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy) {
    let xPosition = location.x - geometry[proxy.plotAreaFrame].origin.x
    guard let date: Date = proxy.value(atX: xPosition) else {
      return
    }
    guard let index = intervals.map(\.date).indexOfNearest(to: date) else { return }
    selected = intervals[index]
    onIntervalSelected(index)
  }
}
