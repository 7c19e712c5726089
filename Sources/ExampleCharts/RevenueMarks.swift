import TerminalApp

/// The revenue of a shop in a month or another period.
package struct Revenue: Identifiable {
  package var id: String { UUID().uuidString }
  package let date: Date
  package let revenue: Double

  package init(date: Date, revenue: Double) { (self.date, self.revenue) = (date, revenue) }
}

/// A line over a gradient, with a mark at the selection.
package struct RevenueMarks: ChartContent {
  private let item: Revenue
  private let selected: Revenue?
  private let hasRevenue: Bool

  package init(_ item: Revenue, selected: Revenue? = nil, hasRevenue: Bool = true) {
    (self.item, self.selected, self.hasRevenue) = (item, selected, hasRevenue)
  }

  package var body: some ChartContent {
    LineMark(
      x: .value("Date", item.date),
      y: .value("Revenue", item.revenue)
    )
    .foregroundStyle(Color("store/line"))
    AreaMark(
      x: .value("Date", item.date),
      y: .value("Revenue", item.revenue)
    )
    .foregroundStyle(
      .linearGradient(
        colors: [Color("store/gradientTop"), Color("store/gradientBottom")],
        startPoint: .top,
        endPoint: .bottom))
    if !hasRevenue {
      RuleMark(y: .value("Zero revenue", 0))
        .annotation(position: .overlay, alignment: .center) {
          Text("No revenue this period")
            .font(.footnote)
            .padding(8)
            .background(.background)
        }
    }
    if let selected, hasRevenue {
      RuleMark(x: .value("Selected date", selected.date))
        .foregroundStyle(Color("store/highlight"))
      PointMark(
        x: .value("Selected date", selected.date),
        y: .value("Selected revenue", selected.revenue)
      )
      .foregroundStyle(Color("store/highlight"))
    }
  }
}
