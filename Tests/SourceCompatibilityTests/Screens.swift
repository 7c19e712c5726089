import Foundation
import TerminalApp

/// A screen around a chart, as in programs for phones.
struct ChartScreen: View {
  enum TimeRange: String, CaseIterable, Identifiable {
    case week, month, year
    var id: Self { self }
  }

  @State private var range = TimeRange.week
  @State private var isSmooth = true
  @State private var width = 2.0
  @State private var isLarge = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          picker
          Chart(0..<7, id: \.self) { day in
            LineMark(x: .value("Day", day), y: .value("Price", day * day % 5))
              .interpolationMethod(isSmooth ? .catmullRom : .linear)
              .lineStyle(StrokeStyle(lineWidth: width))
          }
          .accessibilityChartDescriptor(self)
          .frame(height: 240)
        } header: {
          Text("Prices")
        } footer: {
          Text("Without tax")
        }
        Section("Options") { options }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Prices")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var picker: some View {
    Picker("Range", selection: $range.animation(.easeInOut)) {
      ForEach(TimeRange.allCases) { Text($0.rawValue.capitalized).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }

  @ViewBuilder private var options: some View {
    Toggle("Smooth", isOn: $isSmooth).toggleStyle(.switch)
    Slider(value: $width, in: 1...5)
    Text("\(width)")
    Button {
      isLarge.toggle()
    } label: {
      Label("Larger", systemImage: "plus.magnifyingglass")
    }
    .buttonStyle(PressedButtonStyle())
    .scaleEffect(isLarge ? 1.2 : 1)
    Button("Reset", role: .destructive) { width = 2 }.buttonStyle(.borderedProminent)
    Picker(selection: $range, label: Text("Range")) {
      ForEach(TimeRange.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.menu)
  }
}

struct PressedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.blue, in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.5 : 1)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

extension ChartScreen: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis = AXNumericDataAxisDescriptor(
      title: "Day", range: 0...6, gridlinePositions: []
    ) { value in "Day \(Int(value))" }
    let yAxis = AXNumericDataAxisDescriptor(
      title: "Price", range: 0...5, gridlinePositions: []
    ) { value in "\(value) euros" }
    let series = AXDataSeriesDescriptor(
      name: "Prices", isContinuous: true,
      dataPoints: (0..<7).map { AXDataPoint(x: Double($0), y: Double($0 * $0 % 5)) })
    return AXChartDescriptor(
      title: "Prices of a week", summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [],
      series: [series])
  }
}
