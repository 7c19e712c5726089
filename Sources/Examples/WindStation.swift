import ExampleCharts
import TerminalApp

/// Two lines; while the mouse button is held, a lollipop marks the nearest hour.
struct WindStation: View {
  let data: [WeatherDataPoint]
  @State private var selectedElement: WeatherDataPoint?

  var body: some View {
    VStack(alignment: .leading) {
      Text(headline).bold()
      WeatherChart(chartType: .wind(data), selectedElement: $selectedElement)
    }
  }

  private var headline: String {
    guard let wind = selectedElement ?? data.last else { return "" }
    let hour = Calendar.current.component(.hour, from: wind.dateTime)
    return String(
      format: "%02d:00  %.1f m/s, gusts %.1f m/s", hour, wind.measuredValue,
      wind.secondaryMeasuredValue ?? .nan)
  }
}
