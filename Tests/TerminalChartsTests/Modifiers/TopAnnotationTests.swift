import Testing

@testable import TerminalCharts

/// Texts at the top of a plot.
@Suite("Annotations at the top of a plot") struct TopAnnotationTests {
  @Test("A text never covers its own point", arguments: 8...20) func points(rows: Int) {
    let chart = Chart([0, 10], id: \.self) { value in
      PointMark(x: .value("x", value + 2), y: .value("y", value)).annotation { Text("note") }
    }
    .chartXScale(domain: 0...20)
    let drawn = picture(chart, columns: 40, rows: rows)
    #expect(drawn.filter { $0 == "●" }.count == 2, "\(drawn)")
    #expect(drawn.matches(of: #/note/#).count == 2, "\(drawn)")
  }
}
