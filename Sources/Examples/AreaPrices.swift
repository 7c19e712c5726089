import TerminalApp

/// Prices of three areas, with controls for the chart.
struct AreaPrices: View {
  enum Area: String, CaseIterable, Identifiable {
    case oslo = "Oslo"
    case bergen = "Bergen"
    case tromsø = "Tromsø"
    var id: Self { self }
    /// The mean of the prices and the amplitude, in øre.
    var level: (mean: Double, swing: Double) {
      switch self {
      case .oslo: (92, 38)
      case .bergen: (88, 30)
      case .tromsø: (31, 9)
      }
    }
  }
  enum Kind: String, CaseIterable, Identifiable {
    case line, area, bars
    var id: Self { self }
  }

  @State private var area = Area.oslo
  @State private var kind = Kind.line
  @State private var showsMean = true
  @State private var hours = 24
  @State private var hour: Double?

  private func price(_ hour: Int) -> Double {
    let (mean, swing) = area.level
    let angle = Double(hour) / 24 * 4 * Double.pi
    return mean + swing * (sin(angle - 2) + cos(angle / 2) / 2)
  }

  private var mean: Double { (0..<hours).reduce(0) { $0 + price($1) } / Double(hours) }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 24) {
        Picker("Area", selection: $area) {
          ForEach(Area.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.menu)
        Picker("Kind", selection: $kind.animation()) {
          ForEach(Kind.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Toggle("Mean", isOn: $showsMean)
        Stepper("\(hours) hours", value: $hours, in: 6...48, step: 6)
      }
      chart
      Text(selection).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 8)
    .navigationTitle("Prices")
  }

  private var selection: String {
    guard let hour else { return "Select an hour." }
    return "\(Int(hour)):00  \(Int(price(Int(hour)).rounded())) øre per kWh"
  }

  private var chart: some View {
    Chart {
      ForEach(0..<hours, id: \.self) { hour in
        let x = PlottableValue.value("Hour", Double(hour))
        let y = PlottableValue.value("Price", price(hour))
        switch kind {
        case .line: LineMark(x: x, y: y)
        case .area: AreaMark(x: x, y: y).foregroundStyle(.blue.gradient)
        case .bars: BarMark(x: x, y: y, width: .ratio(0.7))
        }
      }
      if showsMean { RuleMark(y: .value("Mean", mean)).foregroundStyle(.orange) }
      if let hour {
        RuleMark(x: .value("Hour", hour.rounded(.down))).foregroundStyle(.pink)
      }
    }
    .chartXScale(domain: 0...Double(hours - 1))
    .chartXSelection(value: $hour)
  }
}
