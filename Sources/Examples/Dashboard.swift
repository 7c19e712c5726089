import TerminalApp

/// Two charts that show the same hour: what is selected in one is selected in the other.
struct Dashboard: View {
  @State private var hour: Double?
  private let hours = Array(0..<24)

  var body: some View {
    VStack(alignment: .leading) {
      Text(hour.map { "Hour \(Int($0.rounded()))" } ?? "Select an hour").bold()
      chart("Temperature") { 12 + 6 * sin(Double($0 - 9) / 24 * 2 * .pi) }
      chart("Wind") { 5 + Double($0 * 7 % 5) }
    }
  }

  private func chart(_ name: String, _ value: @escaping (Int) -> Double) -> some View {
    Chart {
      ForEach(hours, id: \.self) { hour in
        LineMark(x: .value("Hour", Double(hour)), y: .value(name, value(hour)))
      }
      if let hour {
        RuleMark(x: .value("Hour", hour.rounded()))
          .foregroundStyle(.pink)
      }
    }
    .chartXScale(domain: 0...23)
    .chartXSelection(value: $hour)
  }
}
