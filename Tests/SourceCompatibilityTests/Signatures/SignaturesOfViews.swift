import Foundation
import TerminalApp

nonisolated extension Signatures {
  static var chart: Chart<PointMark> { Chart { mark } }

  static func axisModifiers() {
    let (top, center): (AnnotationPosition, Alignment?) = (.top, .center)
    _ = chart.chartXAxis(Visibility.hidden)
    _ = chart.chartXAxis(content: { AxisMarks() })
    _ = chart.chartYAxis(Visibility.hidden)
    _ = chart.chartYAxis(content: { AxisMarks() })
    _ = chart.chartXAxisLabel("a" as String, position: top, alignment: center, spacing: 4)
    _ = chart.chartXAxisLabel("a" as LocalizedStringKey, position: top, alignment: center)
    _ = chart.chartXAxisLabel(Text("a"), position: top, alignment: center, spacing: 4)
    _ = chart.chartXAxisLabel(position: top, alignment: center, spacing: 4) { Text("a") }
    _ = chart.chartYAxisLabel("a" as String, position: top, alignment: center, spacing: 4)
    _ = chart.chartYAxisLabel("a" as LocalizedStringKey, position: top, alignment: center)
    _ = chart.chartYAxisLabel(Text("a"), position: top, alignment: center, spacing: 4)
    _ = chart.chartYAxisLabel(position: top, alignment: center, spacing: 4) { Text("a") }
    _ = chart.chartXAxisStyle { (axis: ChartAxisContent) in axis.opacity(0.5) }
    _ = chart.chartYAxisStyle { (axis: ChartAxisContent) in axis.opacity(0.5) }
  }

  static func positionScaleModifiers() {
    let linear: ScaleType? = .linear
    let range = PlotDimensionScaleRange.plotDimension
    _ = chart.chartXScale(domain: 0.0...1.0, type: linear)
    _ = chart.chartXScale(range: range, type: linear)
    _ = chart.chartXScale(domain: 0.0...1.0, range: range, type: linear)
    _ = chart.chartXScale(type: linear)
    _ = chart.chartYScale(domain: 0.0...1.0, type: linear)
    _ = chart.chartYScale(range: range, type: linear)
    _ = chart.chartYScale(domain: 0.0...1.0, range: range, type: linear)
    _ = chart.chartYScale(type: linear)
  }

  static func foregroundScaleModifiers() {
    let linear: ScaleType? = .linear
    let pairs: KeyValuePairs<String, Color> = ["a": .red]
    _ = chart.chartForegroundStyleScale(pairs)
    _ = chart.chartForegroundStyleScale(domain: ["a"], range: [Color.red], type: linear)
    _ = chart.chartForegroundStyleScale(domain: ["a"], type: linear)
    _ = chart.chartForegroundStyleScale(domain: ["a"]) { (_: String) in Color.red }
    _ = chart.chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]), type: linear)
    _ = chart.chartForegroundStyleScale { (_: String) in Color.red }
    _ = chart.chartForegroundStyleScale(type: linear)
  }

  static func symbolScaleModifiers() {
    typealias Symbol = BasicChartSymbolShape
    let pairs: KeyValuePairs<String, Symbol> = ["a": .circle]
    let mixed: KeyValuePairs<String, any ChartSymbolShape> = ["a": Circle(), "b": Symbol.square]
    let symbols: [any ChartSymbolShape] = [Circle(), Symbol.square]
    _ = chart.chartSymbolScale(pairs)
    _ = chart.chartSymbolScale(mixed)
    _ = chart.chartSymbolScale(domain: ["a"])
    _ = chart.chartSymbolScale(domain: ["a"], range: [Symbol.circle])
    _ = chart.chartSymbolScale(domain: ["a"], range: symbols)
    _ = chart.chartSymbolScale(domain: ["a"]) { (_: String) in Symbol.circle }
    _ = chart.chartSymbolScale(range: [Symbol.circle])
    _ = chart.chartSymbolScale(range: symbols)
    _ = chart.chartSymbolScale { (_: String) in Symbol.circle }
  }

  static func sizeAndLineScaleModifiers() {
    let linear: ScaleType? = .linear
    let sizes: KeyValuePairs<String, CGFloat> = ["a": 4]
    _ = chart.chartSymbolSizeScale(sizes)
    _ = chart.chartSymbolSizeScale(domain: ["a"], range: [CGFloat(4)], type: linear)
    _ = chart.chartSymbolSizeScale(domain: ["a"], type: linear)
    _ = chart.chartSymbolSizeScale(domain: ["a"]) { (_: String) in CGFloat(4) }
    _ = chart.chartSymbolSizeScale(range: CGFloat(1)...2, type: linear)
    _ = chart.chartSymbolSizeScale { (_: String) in CGFloat(4) }
    _ = chart.chartSymbolSizeScale(type: linear)
    let strokes: KeyValuePairs<String, StrokeStyle> = ["a": StrokeStyle()]
    _ = chart.chartLineStyleScale(strokes)
    _ = chart.chartLineStyleScale(domain: ["a"])
    _ = chart.chartLineStyleScale(domain: ["a"], range: [StrokeStyle()])
    _ = chart.chartLineStyleScale(domain: ["a"]) { (_: String) in StrokeStyle() }
    _ = chart.chartLineStyleScale(range: [StrokeStyle()])
    _ = chart.chartLineStyleScale { (_: String) in StrokeStyle() }
  }

  static func layerModifiers() {
    let position: AnnotationPosition = .top
    _ = chart.chartLegend(Visibility.hidden)
    _ = chart.chartLegend(position: position, alignment: Alignment?.none, spacing: CGFloat?.none)
    _ = chart.chartLegend(position: position, alignment: nil, spacing: nil) { Text("a") }
    _ = chart.chartPlotStyle { (plot: ChartPlotContent) in plot.opacity(0.5) }
    _ = chart.chartOverlay(alignment: Alignment.center) { (_: ChartProxy) in Text("a") }
    _ = chart.chartBackground(alignment: Alignment.center) { (_: ChartProxy) in Text("a") }
  }

  static func interactionModifiers() {
    _ = chart.chartXSelection(value: Binding<Date?>.constant(nil))
    _ = chart.chartXSelection(range: Binding<ClosedRange<Date>?>.constant(nil))
    _ = chart.chartYSelection(value: Binding<Double?>.constant(nil))
    _ = chart.chartYSelection(range: Binding<ClosedRange<Double>?>.constant(nil))
    _ = chart.chartAngleSelection(value: Binding<Double?>.constant(nil))
    _ = chart.chartGesture { (_: ChartProxy) in TapGesture() }
    _ = chart.chartScrollableAxes([.horizontal, .vertical] as Axis.Set)
    _ = chart.chartXVisibleDomain(length: 4.0)
    _ = chart.chartYVisibleDomain(length: 4)
    _ = chart.chartScrollPosition(x: Binding<Double>.constant(0))
    _ = chart.chartScrollPosition(y: Binding<Double>.constant(0))
    _ = chart.chartScrollPosition(initialX: Date.distantPast)
    _ = chart.chartScrollPosition(initialY: 4.0)
    _ = chart.chartScrollTargetBehavior(.valueAligned(unit: 1))
    _ = chart.chartScrollTargetBehavior(
      .valueAligned(
        matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
  }
}
