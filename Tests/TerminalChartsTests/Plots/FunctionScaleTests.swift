import Foundation
import TerminalCharts
import Testing

/// The positions at which functions are sampled.
@Suite("Samples of functions") struct FunctionScaleTests {
  private let size = CellSize(columns: 60, rows: 14)

  private func text(_ chart: some View) -> String { chart.render(in: size).buffer.text }

  @Test("A function without a domain spans the scale that other marks decide")
  func inferred() {
    func chart(_ domain: ClosedRange<Double>?) -> some View {
      Chart {
        ForEach(0..<6) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        LinePlot(x: "x", y: "y", domain: domain) { $0 }
      }
    }
    #expect(text(chart(nil)) == text(chart(0...6)))
  }

  @Test("On a logarithmic scale, and in a part of a long domain, every column has samples")
  func dense() {
    func curve(_ x: Double) -> Double { sin(2 * log(x)) }
    let positions = (0...2000).map { 1e-3 * pow(1e6, Double($0) / 2000) }
    let marks = Chart(positions, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", curve($0)))
    }
    let plot = Chart { LinePlot(x: "x", y: "y", domain: 1e-3...1e3, function: curve) }
    #expect(
      text(plot.chartXScale(type: .log)) == text(marks.chartXScale(type: .log)))
    func waves(_ domain: ClosedRange<Double>) -> some View {
      Chart { LinePlot(x: "x", y: "y", domain: domain) { sin($0) } }
        .chartXScale(domain: 0...10).chartYScale(domain: -1...1)
    }
    // In the last column the line leaves for the next sample beyond the plot.
    func columns(_ domain: ClosedRange<Double>) -> [Substring] {
      text(waves(domain)).split(separator: "\n").map { $0.prefix(54) }
    }
    #expect(columns(0...100_000) == columns(0...20))
  }
}
