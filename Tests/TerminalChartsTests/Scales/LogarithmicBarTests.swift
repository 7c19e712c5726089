import FoundationSubset
import TerminalViews
import Testing

@testable import TerminalCharts

/// Bars on a logarithmic scale, which has no zero.
@Suite("Bars on a logarithm") struct LogarithmicBarTests {
  @Test("An automatic domain includes the smallest bar") func smallest() throws {
    let chart = Chart(0..<6, id: \.self) {
      BarMark(x: .value("x", "c\($0)"), y: .value("y", pow(10, Double($0))))
    }
    .chartYScale(type: .log)
    let proxy = try #require(draw(chart, columns: 40, rows: 12).proxy)
    let (one, height) = (try #require(proxy.position(forY: 1.0)), proxy.plotSize.height)
    #expect(one >= 0 && one <= height)
  }
}
