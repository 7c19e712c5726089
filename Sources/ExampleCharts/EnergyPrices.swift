import TerminalApp

/// The price of an hour.
package struct HourlyPrice: Identifiable {
  package let hour: Date
  package let øre: Int
  // A new ID on every access, as in many programs.
  package var id: String { UUID().uuidString }

  package init(hour: Date, øre: Int) { (self.hour, self.øre) = (hour, øre) }

  /// Returns hourly prices of a day in July, in the time zone of the process.
  package static func day() -> [HourlyPrice] {
    let midnight = DateComponents(
      calendar: .current, year: 2022, month: 7, day: 12
    ).date!
    let prices = [
      371, 364, 360, 358, 357, 352, 341, 357, 386, 405, 410, 399, 371, 328, 331, 362, 396, 419, 427,
      445, 431, 426, 422, 411,
    ]
    return prices.enumerated().map { index, øre in
      HourlyPrice(hour: midnight + Double(index) * 3600, øre: øre)
    }
  }
}

/// A line of prices with a marker that follows the pointer or the arrow keys.
///
/// Initially the marker is at the current hour, if the data contain it.
package nonisolated struct EnergyPrices: View {
  private let prices: [HourlyPrice]
  private let now: Date?
  private let calendar: Calendar
  private let onIntervalSelected: (Int) -> Void
  private let blue = Color("newBrand/main/blue")
  private let pink = Color("newBrand/main/pink")
  @State private var selectedDate: Date?
  @State private var selectedØre: Int?

  package init(
    prices: [HourlyPrice], selected: HourlyPrice? = nil, now: Date? = nil,
    calendar: Calendar = .current, onIntervalSelected: @escaping (Int) -> Void = { _ in }
  ) {
    self.prices = prices
    self.now = now
    self.calendar = calendar
    self.onIntervalSelected = onIntervalSelected
    _selectedDate = State(initialValue: selected?.hour)
    _selectedØre = State(initialValue: selected?.øre)
  }

  package var body: some View {
    Chart(prices, id: \.id) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
        .foregroundStyle(blue)
        .lineStyle(StrokeStyle(lineWidth: 6))
      if let date = selectedDate ?? now {
        RuleMark(x: .value("Date", date))
          .foregroundStyle(blue)
          .annotation(position: .automatic, alignment: .top) {
            VStack {
              Text(hours(from: date))
                .font(.body.bold())
              Text(pricePerHour(selectedDate == nil ? øreNow : selectedØre))
                .font(.caption.bold())
            }
          }
      }
      if let now {
        PointMark(x: .value("Cost now", now), y: .value("Cost øre", øreNow))
          .foregroundStyle(blue)
          .annotation(position: .overlay, alignment: .center) {
            circle(selectedDate == nil ? pink : blue)
          }
      }
      if let selectedDate, let selectedØre {
        PointMark(
          x: .value("Selected date", selectedDate), y: .value("Selected øre", selectedØre)
        )
        .foregroundStyle(blue)
        .annotation(position: .overlay, alignment: .center) { circle(pink) }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
    .onSelectedDate(perform: select)
    .chartYScale(domain: .automatic(includesZero: false))
    .frame(height: 400)
  }

  private func circle(_ color: Color) -> some View {
    Circle()
      .frame(width: 20, height: 20)
      .foregroundColor(color)
  }

  private func select(_ date: Date) {
    guard let index = prices.map(\.hour).indexOfNearest(to: date) else { return }
    selectedDate = prices[index].hour
    selectedØre = prices[index].øre
    onIntervalSelected(index)
  }

  private var øreNow: Int {
    now.flatMap { now in prices.first { now <= $0.hour } }?.øre ?? 0
  }

  private func hours(from date: Date) -> String {
    let hour = calendar.component(.hour, from: date)
    return String(format: "%02d:00-%02d:00", hour, (hour + 1) % 24)
  }

  private func pricePerHour(_ øre: Int?) -> LocalizedStringKey {
    guard let øre else { return "" }
    return LocalizedStringKey("\(øre) øre per kWh")
  }
}
