import Testing

@testable import TerminalCharts

@Suite("What only a terminal has") struct TerminalModifierTests {
  private func line() -> some View {
    Chart([0, 1, 2, 3, 8, 9, 10], id: \.self) { x in
      LineMark(x: .value("x", x), y: .value("y", x % 3))
    }
    .plotOnly()
  }

  @Test("A distance breaks a line only if it is more than the limit") func limits() {
    let places = [0.0, 2, 4, 7, 10.5, 15.5, 21]
    #expect(ChartLineGaps.breakOnMissing(longerThan: 5).gaps(after: places) { nil } == [5])
    // One and a half of the usual 2 is no gap.
    #expect(ChartLineGaps.breakOnMissing.gaps(after: places) { 2 } == [3, 4, 5])
    #expect(ChartLineGaps.connected.gaps(after: places) { 2 }.isEmpty)
  }

  @Test("Gaps in lines and areas where data are missing")
  func gaps() {
    expectPicture(
      line(), 24, 3,
      """
         ⢀⠜⢆         ⢀⡠⠔⠊⢇
       ⢀⠔⠁ ⠈⡆    ⣀⠤⠒⠉⠁   ⠈⢆  ⡠
      ⡠⠊    ⠘⣄⠤⠒⠉         ⠘⡤⠊
      """)
    expectPicture(
      line().chartLineGaps(.breakOnMissing), 24, 3,
      """
         ⢀⠜⢆             ⢇
       ⢀⠔⠁ ⠈⡆            ⠈⢆  ⡠
      ⡠⠊    ⠘⡄            ⠘⡤⠊
      """)
    expectPicture(
      line().chartLineGaps(.breakOnMissing(longerThan: 6)), 24, 3,
      """
         ⢀⠜⢆         ⢀⡠⠔⠊⢇
       ⢀⠔⠁ ⠈⡆    ⣀⠤⠒⠉⠁   ⠈⢆  ⡠
      ⡠⠊    ⠘⣄⠤⠒⠉         ⠘⡤⠊
      """)
    let area = Chart([0, 1, 2, 3, 8, 9, 10], id: \.self) { x in
      AreaMark(x: .value("x", x), y: .value("y", x % 3 + 1))
    }
    .plotOnly()
    expectPicture(
      area.chartLineGaps(.breakOnMissing), 24, 3,
      """
          ░░             ░
       ░░░░░░            ░░ ░░
      ░░░░░░░░           ░░░░░
      """)
  }

  @Test("Marks that reach over the whole chart")
  func clipping() {
    let chart = Chart([0, 1], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 2)) }
      .chartYScale(domain: 0...1)
      .chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0]) { AxisValueLabel("zero") } }
      .chartAnnotationRows(2)
    expectPicture(
      chart, 20, 6,
      """


            ⡠⠊
          ⡠⠊
        ⡠⠊
      ⡠⠊              zero
      """)
    expectPicture(
      chart.chartClipsMarks(false), 20, 6,
      """
               ⢀⠔⠁
             ⢀⠔⠁
            ⡠⠊
          ⡠⠊
        ⡠⠊
      ⡠⠊              zero
      """)
  }

  @Test("Points of a long line, reduced to what is seen of them or to their mean")
  func downsampling() {
    let chart = Chart(0..<2000, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index % 2 * index))
    }
    .plotOnly()
    expectPicture(
      chart, 12, 2,
      """
            ⢀⣀⣤⣤⣶⣾
      ⣀⣠⣤⣴⣶⣿⣿⣿⣿⣿⣿⣿
      """)
    expectPicture(
      chart.chartDownsampling(.mean), 12, 2,
      """
                 ⢀
      ⣀⣀⠤⠤⠤⠒⠒⠒⠊⠉⠉⠁
      """)
    #expect(
      picture(chart.chartDownsampling(.none), columns: 12, rows: 2)
        == picture(chart, columns: 12, rows: 2))
  }
}
