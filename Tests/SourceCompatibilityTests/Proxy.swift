import Foundation
import TerminalApp

/// Every use of a chart proxy.
nonisolated struct ProxyQuestions: View {
  var body: some View {
    Chart(0..<5, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index * 2))
        .foregroundStyle(by: .value("Series", "a"))
        .symbol(by: .value("Series", "a"))
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Text(answers(proxy, geometry).joined(separator: " "))
      }
    }
  }

  private func answers(_ proxy: ChartProxy, _ geometry: GeometryProxy) -> [String] {
    var answers: [String] = []
    let origin = geometry[proxy.plotAreaFrame].origin
    if let plotFrame = proxy.plotFrame { answers.append("\(geometry[plotFrame].width)") }
    if let frame = proxy.plotContainerFrame { answers.append("\(geometry[frame].height)") }
    answers.append("\(proxy.plotSize.width) \(proxy.plotAreaSize.height)")
    guard let x: Double = proxy.value(atX: 10 - origin.x) else { return answers }
    answers.append("\(x)")
    if let y = proxy.value(atY: 10, as: Int.self) { answers.append("\(y)") }
    if let date = proxy.value(atX: 10) as Date? { answers.append("\(date)") }
    if let (x, y) = proxy.value(at: CGPoint(x: 1, y: 2), as: (Int, Double).self) {
      answers.append("\(x) \(y)")
    }
    let position = proxy.position(forX: 2) ?? 0
    let place = proxy.position(for: (x: 2, y: 3))
    let range = proxy.positionRange(forX: 2)
    let other = proxy.positionRange(forY: 2)
    let area = proxy.positionRange(for: (x: 2, y: 2))
    answers.append("\(position) \(proxy.position(forY: 2) ?? 0) \(String(describing: place))")
    answers.append("\(String(describing: range)) \(String(describing: other))")
    answers.append("\(String(describing: area)) \(proxy.xDomain(dataType: Double.self))")
    answers.append("\(proxy.yDomain(dataType: Int.self))")
    return answers + styles(proxy)
  }

  private func styles(_ proxy: ChartProxy) -> [String] {
    let style: AnyShapeStyle? = proxy.foregroundStyle(for: "a")
    let symbol: AnyChartSymbolShape? = proxy.symbol(for: "a")
    let stroke: StrokeStyle? = proxy.lineStyle(for: "a")
    let size: CGFloat? = proxy.symbolSize(for: "a")
    return [
      "\(style == nil) \(symbol == nil) \(stroke == nil) \(size == nil)",
      "\(proxy.foregroundStyleDomain(dataType: String.self))",
      "\(proxy.symbolDomain(dataType: String.self))",
      "\(proxy.symbolSizeDomain(dataType: String.self))",
      "\(proxy.lineStyleDomain(dataType: String.self))",
    ]
  }
}
