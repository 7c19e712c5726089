import TerminalApp

/// Live values of a sensor: the last minute.
struct LiveSensor: View {
  @State private var values: [Double] = []
  @State private var selected: Int?
  private static let length = 120

  var body: some View {
    VStack(alignment: .leading) {
      Text(headline).bold()
      Chart(values.indices, id: \.self) { index in
        LineMark(x: .value("Sample", index), y: .value("Value", values[index]))
        if index == selected {
          RuleMark(x: .value("Sample", index)).foregroundStyle(.pink)
        }
      }
      .chartXScale(domain: 0...Self.length)
      .chartYScale(domain: -2...2)
      .chartXSelection(value: $selected)
    }
    .task {
      var time = 0.0
      while !Task.isCancelled {
        values.append(sin(time) + 0.4 * sin(time * 7.3))
        if values.count > Self.length { values.removeFirst() }
        time += 0.1
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private var headline: String {
    guard let last = values.last else { return "Waiting for the sensor" }
    guard let selected, values.indices.contains(selected) else {
      return String(format: "Now %.2f", last)
    }
    return String(format: "Now %.2f, at the marker %.2f", last, values[selected])
  }
}
