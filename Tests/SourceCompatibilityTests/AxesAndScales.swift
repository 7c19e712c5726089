import Foundation
import TerminalApp

/// All forms of axes, scales, legends and layers, as users of Swift Charts write them.
nonisolated struct AxesAndScales: View {
  var body: some View {
    VStack {
      axes
      marks
      scales
      styleScales
      legends
    }
  }

  private var chart: some View {
    Chart(0..<5, id: \.self) { index in
      BarMark(x: .value("x", index), y: .value("y", index * 2))
        .foregroundStyle(by: .value("Series", index % 2 == 0 ? "a" : "b"))
    }
  }

  @ViewBuilder private var axes: some View {
    chart.chartXAxis(.hidden).chartYAxis(.visible)
    chart.chartXAxis {}
    chart.chartXAxisLabel("title").chartYAxisLabel("title", position: .leading)
    chart.chartXAxisLabel(LocalizedStringKey("title")).chartYAxisLabel(LocalizedStringKey("title"))
    chart.chartXAxisLabel(Text("title"), position: .top, alignment: .center, spacing: 4)
    chart.chartYAxisLabel(Text("title"), position: .leading, alignment: .top)
    chart.chartXAxis { AnyAxisContent(AxisMarks(values: [1, 2])) }
    chart.chartYAxis {
      AnyAxisContent(erasing: AxisMarks { _ in AnyAxisMark(AxisGridLine()) })
      AxisMarks(values: [0, 2]) { _ in AnyAxisMark(erasing: AxisValueLabel()) }
    }
    chart.chartXAxisLabel(position: .bottom, alignment: .center, spacing: 4) { Text("title") }
    chart.chartYAxisLabel(alignment: .leading) { Text("title") }
    chart.chartXAxis {
      AxisMarks()
      AxisMarks(position: .top).compositingLayer()
      AxisMarks(preset: .extended, position: .bottom, values: .automatic, stroke: StrokeStyle())
      AxisMarks(values: [0, 2, 4])
      AxisMarks(preset: .inset, values: .automatic(desiredCount: 3)) { value in
        AxisGridLine()
        if value.as(Int.self) == 2 { AxisTick() } else { AxisTick(length: 4) }
        AxisValueLabel()
      }
      AxisMarks(values: .stride(by: 2.0)) { AxisGridLine() }
      AxisMarks(values: [1, 2]) { value in AxisValueLabel("\(value.index) of \(value.count)") }
      AxisMarks(values: [1, 2]) { AxisTick() }
      AxisMarks(format: IntegerFormatStyle<Int>.number)
      AxisMarks(format: IntegerFormatStyle<Int>.number, position: .top, values: [1, 2])
    }
  }

  @ViewBuilder private var marks: some View {
    chart.chartYAxis {
      AxisMarks(
        values: .automatic(
          minimumStride: 2, desiredCount: 4, roundLowerBound: false, roundUpperBound: true)
      ) { value in
        AxisGridLine(centered: true, stroke: StrokeStyle(dash: [1, 2]))
          .foregroundStyle(.gray)
        AxisTick(centered: false, length: .label, stroke: StrokeStyle(lineWidth: 2))
        AxisTick(length: .longestLabel(extendPastBy: 2)).offset(x: 2)
        AxisValueLabel(
          centered: true, anchor: .topTrailing, multiLabelAlignment: .trailing,
          collisionResolution: .greedy(priority: 1, minimumSpacing: 2), offsetsMarks: false,
          orientation: .vertical, horizontalSpacing: 2, verticalSpacing: 2)
        AxisValueLabel(format: IntegerFormatStyle<Int>.number, centered: true)
        AxisValueLabel("text", collisionResolution: .disabled)
        AxisValueLabel(collisionResolution: .truncate) { Text("view").font(.caption) }
          .font(.body)
          .offset(CGSize(width: 1, height: 1))
      }
    }
    Chart(0..<3, id: \.self) { day in
      PointMark(
        x: .value("Day", Date(timeIntervalSince1970: 86_400 * Double(day)), unit: .day),
        y: .value("y", day))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2, roundUpperBound: true)) {
        AxisValueLabel(format: .dateTime.month(.abbreviated).day(), centered: true)
      }
    }
  }

  @ViewBuilder private var scales: some View {
    chart.chartXScale(domain: 0...10).chartYScale(domain: -1.5...10.5, type: .linear)
    chart.chartXScale(range: .plotDimension(padding: 8))
    chart.chartYScale(domain: 0...10, range: .plotDimension(startPadding: 4, endPadding: 4))
    chart.chartYScale(type: .symmetricLog(slopeAtZero: 2)).chartXScale(type: .squareRoot)
    chart.chartYScale(domain: .automatic(includesZero: false, reversed: true))
    chart.chartYScale(domain: .automatic(dataType: Int.self) { $0.append(100) })
    chart.chartXScale(domain: .automatic)
    chart.chartXScale(domain: ["a", "b"])
    chart.chartXScale(domain: Date.distantPast...Date.distantFuture)
  }

  @ViewBuilder private var styleScales: some View {
    chart.chartForegroundStyleScale(["a": .blue, "b": .red])
    chart.chartForegroundStyleScale(domain: ["a", "b"], range: [.blue, .red])
    chart.chartForegroundStyleScale(range: [Color.blue, Color.red])
    chart.chartForegroundStyleScale(domain: ["a", "b"])
    chart.chartForegroundStyleScale { (name: String) in name == "a" ? Color.blue : .red }
    chart.chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))
    chart.chartSymbolScale(["a": .circle, "b": .square])
    chart.chartSymbolScale(domain: ["a", "b"])
    chart.chartSymbolScale(domain: ["a", "b"], range: [.circle, .square])
    chart.chartSymbolScale(range: [.circle, .square])
    chart.chartSymbolSizeScale(["a": 10, "b": 20])
    chart.chartSymbolSizeScale(range: 10...20)
    chart.chartLineStyleScale(["a": StrokeStyle(lineWidth: 1), "b": StrokeStyle(dash: [2])])
    chart.chartLineStyleScale(range: [StrokeStyle(lineWidth: 1)])
  }

  @ViewBuilder private var legends: some View {
    chart.chartLegend(.hidden)
    chart.chartLegend(position: .top)
    chart.chartLegend(position: .bottom, alignment: .center, spacing: 8)
    chart.chartLegend(position: .trailing) { Text("legend") }
    chart.chartPlotStyle { $0.frame(height: 100).background(.yellow.opacity(0.2)) }
    chart.chartOverlay { proxy in Text("\(proxy.plotSize.width)") }
    chart.chartBackground(alignment: .topLeading) { proxy in
      GeometryReader { geometry in Text("\(geometry[proxy.plotAreaFrame].maxY)") }
    }
  }
}
