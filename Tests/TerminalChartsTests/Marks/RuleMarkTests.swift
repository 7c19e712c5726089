import Testing

@testable import TerminalCharts

@Suite("Rule marks") struct RuleMarkTests {
  private func chart(_ rule: RuleMark) -> some View {
    Chart {
      rule
      PointMark(x: .value("x", 4), y: .value("y", 4)).symbolSize(0)
    }
    .chartXScale(domain: 0...4).chartYScale(domain: 0...4).chartYAxis(.hidden)
    .chartXAxis { AxisMarks(values: [0, 4]) { AxisTick() } }
  }

  @Test("cross the line of the axis only where they reach it")
  func crossing() {
    expectPicture(
      chart(RuleMark(x: .value("x", 2))), 13, 5,
      """
            │
            │
            │
            │
      ┴─────┼─────┴
      """)
    expectPicture(
      chart(RuleMark(x: .value("x", 2), yStart: 32)), 13, 5,
      """


            │
            │
      ┴─────┼─────┴
      """)
    expectPicture(
      chart(RuleMark(x: .value("x", 2), yStart: 0, yEnd: 32)), 13, 5,
      """
            │
            │


      ┴───────────┴
      """)
  }
}
