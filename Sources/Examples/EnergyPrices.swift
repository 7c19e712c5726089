import TerminalApp

/// What an hour costs.
struct HourlyPrice: Identifiable {
  let hour: Date
  let øre: Int
  // A new one each time it is asked for, as many programs have it.
  var id: String { UUID().uuidString }

  /// A day in July, in the zone of the process.
  static func day() -> [HourlyPrice] {
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

/// A line of prices with a marker that follows the pointer, or the arrow keys.
struct EnergyPrices: View {
  let prices: [HourlyPrice]
  let onIntervalSelected: (Int) -> Void
  @State private var selectedDate: Date?
  @State private var selectedØre: Int?

  var body: some View {
    Chart(prices, id: \.id) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
        .foregroundStyle(Color("brand/blue"))
        .lineStyle(StrokeStyle(lineWidth: 6))
      if let selectedDate = selectedDate {
        RuleMark(x: .value("Selected date", selectedDate))
          .foregroundStyle(Color("brand/blue"))
          .annotation(position: .automatic, alignment: .top) {
            VStack {
              Text(hours(from: selectedDate))
              Text(pricePerHour)
            }
          }
        if let selectedØre = selectedØre {
          PointMark(
            x: .value("Selected date", selectedDate), y: .value("Selected øre", selectedØre)
          )
          .annotation(position: .overlay, alignment: .center) {
            Circle()
              .frame(width: 20, height: 20)
              .foregroundColor(.pink)
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { value in
                updateSelectedDate(at: value.location, proxy: proxy, geometry: geometry)
              }
          )
          .onTapGesture { location in
            updateSelectedDate(at: location, proxy: proxy, geometry: geometry)
          }
      }
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .frame(height: 400)
  }

  private func updateSelectedDate(
    at location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy
  ) {
    let xPosition = location.x - geometry[proxy.plotAreaFrame].origin.x
    guard let date: Date = proxy.value(atX: xPosition) else {
      return
    }
    selectedDate =
      prices
      .sorted(by: {
        abs($0.hour.timeIntervalSince(date)) < abs($1.hour.timeIntervalSince(date))
      })
      .first?.hour
    selectedØre = prices.first(where: { $0.hour == selectedDate })?.øre
    if let index = prices.firstIndex(where: { $0.hour == selectedDate }) {
      onIntervalSelected(index)
    }
  }

  private func hours(from date: Date) -> String {
    let hour = Calendar.current.component(.hour, from: date)
    return String(format: "%02d:00-%02d:00", hour, (hour + 1) % 24)
  }

  private var pricePerHour: LocalizedStringKey {
    guard let selectedØre = selectedØre else { return "" }
    return LocalizedStringKey("\(selectedØre) øre per kWh")
  }
}
