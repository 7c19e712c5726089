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

  @Test("A rule crosses the axis line only if it reaches the axis")
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

  @Test("A rule is as thick as its stroke style states, as far as characters allow")
  func widths() {
    func rules(_ width: CGFloat, _ dash: [CGFloat] = []) -> some View {
      Chart {
        RuleMark(x: .value("x", 3)).lineStyle(StrokeStyle(lineWidth: width, dash: dash))
        RuleMark(y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: width, dash: dash))
      }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly()
    }
    func lines(_ width: CGFloat, _ dash: [CGFloat] = [], _ glyphs: GlyphSet = .braille)
      -> [Character]
    {
      let rows = picture(rules(width, dash), columns: 9, rows: 5, glyphs: glyphs)
        .split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      return [rows.first?.last, rows.count > 3 ? rows[3].first : nil].compactMap { $0 }
    }
    #expect(lines(1) == ["│", "─"])
    #expect(lines(6) == ["┃", "━"])
    #expect(lines(2, [4]) == ["┊", "┄"])
    #expect(lines(4, [4]) == ["┋", "┅"])
    #expect(lines(4, [], .ascii) == ["|", "="])
    #expect(lines(0).isEmpty)
    #expect(lines(.nan) == ["│", "─"])
  }
}
