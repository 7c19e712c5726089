import TerminalApp

/// What a shop took in a month.
struct Revenue: Identifiable {
  var id: String { UUID().uuidString }
  let date: Date
  let revenue: Double

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
  @State private var selectedDate: Date?
  @State private var selectedRevenue: Double?

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).bold()
      chart
    }
  }

  private var title: String {
    guard let selectedDate, let selectedRevenue else { return "Revenue" }
    let month = Calendar.current.component(.month, from: selectedDate)
    return "Revenue of month \(month): \(Int(selectedRevenue))"
  }

  private var hasRevenue: Bool { intervals.contains { $0.revenue > 0 } }

  private var chart: some View {
    Chart(intervals) { item in
      LineMark(
        x: .value("Date", item.date),
        y: .value("Revenue", item.revenue)
      )
      .foregroundStyle(Color(UIColor.systemPurple))
      AreaMark(
        x: .value("Date", item.date),
        y: .value("Revenue", item.revenue)
      )
      .foregroundStyle(
        .linearGradient(
          colors: [Color(UIColor.systemPurple), Color(UIColor.systemBackground)],
          startPoint: .top,
          endPoint: .bottom))
      if !hasRevenue {
        RuleMark(y: .value("Zero revenue", 0))
          .annotation(position: .overlay, alignment: .center) {
            Text("No revenue this period")
              .font(.footnote)
              .padding(8)
              .background(Color(UIColor.systemBackground))
          }
      }
      if let selectedDate = selectedDate, hasRevenue {
        RuleMark(x: .value("Selected date", selectedDate))
          .foregroundStyle(.pink)
        if let selectedRevenue = selectedRevenue {
          PointMark(
            x: .value("Selected date", selectedDate),
            y: .value("Selected revenue", selectedRevenue)
          )
          .foregroundStyle(.pink)
        }
      }
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
    selectedDate =
      intervals
      .sorted(by: {
        abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date))
      })
      .first?.date
    selectedRevenue = intervals.first(where: { $0.date == selectedDate })?.revenue
    if let index = intervals.firstIndex(where: { $0.date == selectedDate }) {
      onIntervalSelected(index)
    }
  }
}
