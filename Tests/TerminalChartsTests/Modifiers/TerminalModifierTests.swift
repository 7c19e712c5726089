import Testing

@testable import TerminalCharts

@Suite("Terminal-only modifiers") struct TerminalModifierTests {
  private func line() -> some View {
    Chart([0, 1, 2, 3, 8, 9, 10], id: \.self) { x in
      LineMark(x: .value("x", x), y: .value("y", x % 3))
    }
    .plotOnly()
  }

  @Test("A distance breaks a line only if it is more than the limit") func limits() {
    let data = [0.0, 2, 4, 6, 8, 10, 13, 16.5, 21.5, 27]
    #expect(ChartLineGaps.breakOnMissing(longerThan: 5).gaps(in: data) == [8])
    // One and a half times the usual distance of 2 is not a gap.
    #expect(ChartLineGaps.breakOnMissing.gaps(in: data) == [6, 7, 8])
    #expect(ChartLineGaps.connected.gaps(in: data).isEmpty)
  }

  @Test("Lines and areas have gaps where data are missing")
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
}
