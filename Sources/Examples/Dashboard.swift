import TerminalApp

/// Four charts with a shared selection of an hour.
struct Dashboard: View {
  @State private var hour: Double?
  private let hours = Array(0..<24)

  var body: some View {
    VStack(alignment: .leading) {
      Text(hour.map { "Hour \(Int($0.rounded()))" } ?? "Select an hour").bold()
      HStack(spacing: 16) {
        VStack {
          chart("Temperature", "°C", .orange) { 12 + 6 * sin(Double($0 - 9) / 24 * 2 * .pi) }
          chart("Wind", "m/s", .cyan) { 5 + Double($0 * 7 % 5) }
        }
        VStack {
          chart("Price", "øre", .blue) { 80 + 40 * sin(Double($0) / 12 * 2 * .pi - 2) }
          chart("Use", "kWh", .green) { [0.4, 2.1, 1.2, 3.4][$0 / 6] + Double($0 % 6) / 10 }
        }
      }
    }
  }

  private func chart(
    _ name: String, _ unit: String, _ color: Color, _ value: @escaping (Int) -> Double
  ) -> some View {
    VStack(alignment: .leading) {
      Text(title(name, unit, value)).foregroundStyle(color)
      Chart {
        ForEach(hours, id: \.self) { hour in
          LineMark(x: .value("Hour", Double(hour)), y: .value(name, value(hour)))
            .foregroundStyle(color)
        }
        if let hour { RuleMark(x: .value("Hour", hour.rounded())).foregroundStyle(.pink) }
      }
      .chartXScale(domain: 0...23)
      .chartXSelection(value: $hour)
    }
  }

  /// Returns the title of a chart, with its value at the selected hour.
  private func title(_ name: String, _ unit: String, _ value: (Int) -> Double) -> String {
    guard let hour else { return "\(name), \(unit)" }
    return "\(name) \((value(Int(hour.rounded())) * 10).rounded() / 10) \(unit)"
  }
}
