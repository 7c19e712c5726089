import Foundation
import TerminalApp

nonisolated extension Signatures {
  typealias NumericAxis = AXNumericDataAxisDescriptor
  typealias Series = AXDataSeriesDescriptor

  struct Descriptor: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: String?.none, summary: String?.none, xAxis: axis, yAxis: axis, additionalAxes: [],
        series: [])
    }
    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
    private var axis: NumericAxis {
      NumericAxis(title: "a", range: 0...1, gridlinePositions: []) { "\($0)" }
    }
  }

  static func descriptors() {
    _ = chart.accessibilityChartDescriptor(Descriptor())
    let _: (String, [String]) -> AXCategoricalDataAxisDescriptor =
      AXCategoricalDataAxisDescriptor.init(title:categoryOrder:)
    let _: (String?, Bool, [AXDataPoint]) -> Series = Series.init(name:isContinuous:dataPoints:)
    let _: (Double, Double?, String?) -> AXDataPoint = AXDataPoint.init(x:y:label:)
    let _: (String, Double?, String?) -> AXDataPoint = AXDataPoint.init(x:y:label:)
    let _: [NumericAxis.ScaleType] = [.linear, .log10, .ln]
    let _: ReferenceWritableKeyPath<AXChartDescriptor, String?> = \.title
    let _: ReferenceWritableKeyPath<AXChartDescriptor, String?> = \.summary
    let _: ReferenceWritableKeyPath<AXChartDescriptor, any AXDataAxisDescriptor> = \.xAxis
    let _: ReferenceWritableKeyPath<AXChartDescriptor, NumericAxis?> = \.yAxis
    let _: ReferenceWritableKeyPath<AXChartDescriptor, [any AXDataAxisDescriptor]> =
      \.additionalAxes
    let _: ReferenceWritableKeyPath<AXChartDescriptor, [Series]> = \.series
    let _: ReferenceWritableKeyPath<NumericAxis, ClosedRange<Double>> = \.range
    let _: ReferenceWritableKeyPath<NumericAxis, [Double]> = \.gridlinePositions
    let _: ReferenceWritableKeyPath<NumericAxis, (Double) -> String> = \.valueDescriptionProvider
  }
}
