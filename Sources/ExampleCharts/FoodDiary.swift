import TerminalApp

/// The calories of a day.
package struct FoodIntake: Hashable {
  package let date: Date
  package let calories: Int

  package init(date: Date, calories: Int) { (self.date, self.calories) = (date, calories) }

  /// Returns thirty days of May in a calendar.
  package static func month(_ calendar: Calendar = .current) -> [FoodIntake] {
    (1...30).map { day in
      FoodIntake(
        date: DateComponents(calendar: calendar, year: 2022, month: 5, day: day).date!,
        calories: 1800 + day * 7919 % 401)
    }
  }
}

/// Bars of a month; a click selects or deselects a day, a drag scans.
package nonisolated struct FoodDiary: View {
  private let intake: [FoodIntake]
  private let calendar: Calendar
  private let height: CGFloat?
  @State private var selectedElement: FoodIntake?

  package init(
    intake: [FoodIntake], selected: FoodIntake? = nil, height: CGFloat? = nil,
    calendar: Calendar = .current
  ) {
    self.intake = intake
    self.height = height
    self.calendar = calendar
    _selectedElement = State(initialValue: selected)
  }

  package var body: some View {
    Chart {
      ForEach(intake, id: \.self) { data in
        BarMark(
          x: .value("Date", data.date),
          y: .value("Calories", data.calories))
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        Rectangle()
          .fill(.clear)
          .contentShape(Rectangle())
          .gesture(
            SpatialTapGesture()
              .onEnded { value in
                let element = findElement(location: value.location, proxy: proxy, geometry: geo)
                selectedElement = selectedElement?.date == element?.date ? nil : element
              }
              .exclusively(
                before: DragGesture()
                  .onChanged { value in
                    selectedElement = findElement(
                      location: value.location, proxy: proxy, geometry: geo)
                  })
          )
      }
    }
    .chartBackground { proxy in
      ZStack(alignment: .topLeading) {
        GeometryReader { geo in
          if let selectedElement {
            scanLine(at: selectedElement, proxy: proxy, geometry: geo)
          }
        }
      }
    }
    .frame(height: height)
    .padding()
  }

  @ViewBuilder private func scanLine(
    at element: FoodIntake, proxy: ChartProxy, geometry geo: GeometryProxy
  ) -> some View {
    let dateInterval = calendar.dateInterval(of: .day, for: element.date)!
    let startPositionX = proxy.position(forX: dateInterval.start) ?? 0
    let midStartPositionX = startPositionX + geo[proxy.plotAreaFrame].origin.x
    let lineHeight = geo[proxy.plotAreaFrame].maxY
    let boxWidth: CGFloat = 150
    let boxOffset = max(0, min(geo.size.width - boxWidth, midStartPositionX - boxWidth / 2))

    Rectangle()
      .fill(.quaternary)
      .frame(width: 2, height: lineHeight)
      .position(x: midStartPositionX, y: lineHeight / 2)

    VStack(alignment: .leading) {
      Text("\(element.date, format: .dateTime.year().month().day())")
        .font(.callout)
        .foregroundStyle(.secondary)
      Text("\(element.calories, format: .number) calories")
        .font(.title2.bold())
        .foregroundColor(.primary)
    }
    .frame(width: boxWidth, alignment: .leading)
    .background {
      ZStack {
        RoundedRectangle(cornerRadius: 8)
          .fill(.background)
        RoundedRectangle(cornerRadius: 8)
          .fill(.quaternary.opacity(0.7))
      }
      .padding([.leading, .trailing], -8)
      .padding([.top, .bottom], -4)
    }
    .offset(x: boxOffset)
  }

  private func findElement(
    location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy
  ) -> FoodIntake? {
    proxy.date(at: location, in: geometry).flatMap { intake.map(\.date).indexOfNearest(to: $0) }
      .map { intake[$0] }
  }
}
