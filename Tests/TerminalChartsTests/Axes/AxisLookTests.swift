import TerminalCore
import Testing

@testable import TerminalCharts

@Suite("The look of axes") struct AxisLookTests {
  private func chart() -> some View {
    Chart(0..<3, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index))
    }
  }

  @Test("ticks of the y axis stand in the gutter, where they are asked for")
  func uprightTicks() {
    func ticked(_ position: AxisMarkPosition) -> some View {
      chart().chartXAxis(.hidden).chartYAxis {
        AxisMarks(position: position, values: [0, 1, 2]) {
          AxisTick()
          AxisValueLabel()
        }
      }
    }
    expectPicture(
      ticked(.leading), 12, 5,
      """
      2┤         ●

      1┤     ●

      0┤●
      """)
    expectPicture(
      ticked(.trailing), 12, 5,
      """
               ●├2

           ●    ├1

      ●         ├0
      """)
    expectPicture(
      ticked(.trailing), 12, 5, glyphs: .ascii,
      """
               o+2

           o    +1

      o         +0
      """)
  }

  @Test("labels may be written from top to bottom, and the reverse")
  func orientation() {
    func labelled(_ orientation: AxisValueLabelOrientation) -> some View {
      Chart(["one", "two"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: orientation) } }
    }
    expectPicture(
      labelled(.vertical), 12, 7,
      """
         ●     ●



         o     t
         n     w
         e     o
      """)
    expectPicture(
      labelled(.verticalReversed), 12, 7,
      """
         ●     ●



         e     o
         n     w
         o     t
      """)
  }

  @Test("an axis style gives the axis a ground and more room")
  func styles() {
    let plain = draw(chart(), columns: 24, rows: 8, colorDepth: .trueColor).proxy?.plotSize
    let view = chart()
      .chartYAxisStyle { $0.frame(width: 64).background(.red) }
      .chartXAxisStyle { $0.background(.blue) }
    let frame = draw(view, columns: 24, rows: 8, colorDepth: .trueColor)
    #expect(plain.map { Int($0.width) } == 160)
    #expect(frame.proxy.map { Int($0.plotSize.width) } == 128)
    #expect(frame.buffer[23, 2].style.background.components.red > 200)
    #expect(frame.buffer[2, 7].style.background.components.blue > 200)
  }
}
