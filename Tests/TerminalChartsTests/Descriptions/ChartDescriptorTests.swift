import Foundation
import Testing

@testable import TerminalCharts

/// Descriptions that the author of a chart writes.
@MainActor @Suite("Chart descriptors") struct ChartDescriptorTests {
  private struct Sales: View, AXChartDescriptorRepresentable {
    let values: [Double]
    var body: some View {
      Chart(Array(values.enumerated()), id: \.offset) { month, value in
        BarMark(x: .value("Month", "M\(month + 1)"), y: .value("Sales", value))
      }
      .accessibilityChartDescriptor(self)
    }

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales of a year", summary: "They rise.",
        xAxis: AXCategoricalDataAxisDescriptor(
          title: "Month", categoryOrder: values.indices.map { "M\($0 + 1)" }),
        yAxis: AXNumericDataAxisDescriptor(
          title: "Sales", range: 0...40, gridlinePositions: [0, 20, 40]
        ) { "\(Int($0)) kr" },
        series: [
          AXDataSeriesDescriptor(
            name: "Shop", isContinuous: false,
            dataPoints: values.enumerated().map {
              AXDataPoint(x: "M\($0 + 1)", y: $1, label: $1 > 30 ? "A record." : nil)
            })
        ])
    }
  }

  @Test("The author's descriptor replaces the description generated from the marks")
  func words() {
    #expect(
      Sales(values: [12, 7, 36]).chartSummary() == """
        Sales of a year
        They rise.
        Month: M1, M2, M3.
        Sales: 0 kr to 40 kr.
        Shop: 3 values, least 7 kr at M2, greatest 36 kr at M3.
        A record.
        """)
  }

  @Test("The description omits missing parts of a descriptor")
  func missing() {
    let descriptor = AXChartDescriptor(
      title: nil, summary: nil,
      xAxis: AXNumericDataAxisDescriptor(
        title: "Day", range: 1...2, gridlinePositions: []
      ) { "\(Int($0))." },
      yAxis: nil,
      series: [
        AXDataSeriesDescriptor(
          name: nil, isContinuous: true,
          dataPoints: [
            AXDataPoint(x: 1, y: .nan), AXDataPoint(x: 2, y: 2.5), AXDataPoint(x: 3),
          ])
      ])
    #expect(
      descriptor.words == """
        Day: 1. to 2..
        3 values, least 2.5 at 2., greatest 2.5 at 2..
        """)
  }
}
