import ExampleCharts
import TerminalApp

/// The wind of an hour: its mean and its strongest gust.
struct WindMeasurement: Identifiable {
  let dateTime: Date
  let mean: Double
  let gust: Double
  var id: Date { dateTime }

  static func day() -> [WindMeasurement] {
    let midnight = DateComponents(
      calendar: .current, year: 2023, month: 10, day: 23
    ).date!
    return (0..<24).map { hour in
      let mean = 6 + 2.5 * sin(Double(hour) / 24 * 2 * .pi - 1)
      return WindMeasurement(
        dateTime: midnight + Double(hour) * 3600, mean: mean,
        gust: mean + 1.5 + Double(hour * 7 % 5))
    }
  }
}

/// Two lines; while the button is held, a lollipop stands at the hour near by.
struct WindStation: View {
  let data: [WindMeasurement]
  @State private var selectedElement: WindMeasurement?

  var body: some View {
    VStack(alignment: .leading) {
      Text(headline).bold()
      chart
    }
  }

  private var headline: String {
    guard let wind = selectedElement ?? data.last else { return "" }
    let hour = Calendar.current.component(.hour, from: wind.dateTime)
    return String(format: "%02d:00  %.1f m/s, gusts %.1f m/s", hour, wind.mean, wind.gust)
  }

  private var chart: some View {
    Chart(data) { wind in
      LineMark(x: .value("Time", wind.dateTime), y: .value("Mean", wind.mean))
        .foregroundStyle(by: .value("Wind", "mean"))
      LineMark(x: .value("Time", wind.dateTime), y: .value("Gust", wind.gust))
        .foregroundStyle(by: .value("Wind", "gust"))
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        ZStack(alignment: .topLeading) {
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0.0)
                .onChanged { value in
                  selectedElement = findElement(
                    location: value.location, proxy: proxy, geometry: geo)
                }
                .onEnded { _ in
                  selectedElement = nil
                }
            )
          if let selectedElement {
            WindLollipop(
              at: selectedElement.dateTime, value: selectedElement.mean,
              gust: selectedElement.gust, chartProxy: proxy, geometryProxy: geo)
          }
        }
      }
    }
  }

  private func findElement(
    location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy
  ) -> WindMeasurement? {
    let relativeXPosition = location.x - geometry[proxy.plotAreaFrame].origin.x
    guard let date = proxy.value(atX: relativeXPosition) as Date? else { return nil }
    return data.map(\.dateTime).indexOfNearest(to: date).map { data[$0] }
  }
}
