import Testing

@testable import TerminalCharts

@Suite("Long axis labels") struct AxisNameTests {
  private func named(_ position: AxisMarkPosition) -> some View {
    Chart(0..<2, id: \.self) { index in
      BarMark(x: .value("x", index + 1), y: .value("y", "the name of number \(index)"))
    }
    .chartXAxis(.hidden).chartYAxis { AxisMarks(position: position) { AxisValueLabel() } }
  }

  @Test("Names wider than half of the chart are truncated")
  func longNames() {
    expectPicture(
      named(.leading), 24, 4,
      """

      the name of… █████▌

      the name of… ███████████
      """)
  }

  @Test("Axis labels that are views wrap if they are too wide")
  func longViews() {
    let view = Chart(0..<2, id: \.self) { index in
      BarMark(x: .value("x", index + 1), y: .value("y", "\(index)"))
    }
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks { value in AxisValueLabel { Text("the name of \(value.index)") } } }
    expectPicture(
      view, 20, 4,
      """
                the name
      ████▌     of 0
                the name
      █████████ of 1
      """)
  }

  @Test("A name below the plot is truncated to the width of the chart, and a title wraps")
  func wideBelow() {
    let view = Chart { PointMark(x: .value("x", "a name without end"), y: .value("y", 1)) }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks { AxisValueLabel() } }
      .chartXAxisLabel("a title without end")
    expectPicture(
      view, 14, 6,
      """
             ●


      a name withou…
      a title
      without end
      """)
  }
}
