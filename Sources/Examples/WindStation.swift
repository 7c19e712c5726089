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
            WindLollipop(selectedElement: selectedElement, chartProxy: proxy, geometryProxy: geo)
          }
        }
      }
    }
  }

  private func findElement(
    location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy
  ) -> WindMeasurement? {
    let relativeXPosition = location.x - geometry[proxy.plotAreaFrame].origin.x
    if let date = proxy.value(atX: relativeXPosition) as Date? {
      return data.min {
        abs($0.dateTime.distance(to: date)) < abs($1.dateTime.distance(to: date))
      }
    }
    return nil
  }
}

/// An upright line with a disc on the mean and a diamond on the gust.
struct WindLollipop: View {
  let selectedElement: WindMeasurement
  let chartProxy: ChartProxy
  let geometryProxy: GeometryProxy

  var body: some View {
    let startPositionX = chartProxy.position(forX: selectedElement.dateTime) ?? 0
    let lineX = startPositionX + geometryProxy[chartProxy.plotAreaFrame].origin.x
    let chartAreaHeight = geometryProxy[chartProxy.plotAreaFrame].maxY
    let plotLineY = chartAreaHeight - (chartProxy.position(forY: selectedElement.gust) ?? 0)

    Rectangle()
      .fill(.gray)
      .frame(width: 2, height: plotLineY)
      .position(x: lineX, y: chartAreaHeight - plotLineY / 2)

    Circle()
      .foregroundColor(.blue)
      .frame(width: 16, height: 16)
      .overlay(
        Circle()
          .stroke(Color.white, lineWidth: 4)
      )
      .position(x: lineX, y: chartProxy.position(forY: selectedElement.mean) ?? 0)

    Rectangle()
      .rotation(Angle(degrees: 45))
      .aspectRatio(1.0, contentMode: .fit)
      .foregroundColor(.red)
      .frame(width: 13, height: 13)
      .position(x: lineX, y: chartProxy.position(forY: selectedElement.gust) ?? 0)
  }
}
