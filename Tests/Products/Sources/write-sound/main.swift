import ChartSounds
import TerminalCharts

struct Prices: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let x = AXNumericDataAxisDescriptor(
      title: "Hour", range: 0...2, gridlinePositions: []
    ) { "\($0)" }
    let y = AXNumericDataAxisDescriptor(
      title: "Price", range: 20...40, gridlinePositions: []
    ) { "\($0)" }
    let points = [31.0, 28, 26].enumerated().map { AXDataPoint(x: Double($0), y: $1) }
    let series = AXDataSeriesDescriptor(name: "Oslo", isContinuous: true, dataPoints: points)
    return AXChartDescriptor(
      title: "Prices", summary: nil, xAxis: x, yAxis: y, additionalAxes: [], series: [series])
  }
}

let chart = Chart([31, 28, 26].indices, id: \.self) { hour in
  LineMark(x: .value("Hour", hour), y: .value("Price", [31, 28, 26][hour]))
}
.accessibilityChartDescriptor(Prices())
print(chart.audioGraph()?.wav.count ?? 0)
