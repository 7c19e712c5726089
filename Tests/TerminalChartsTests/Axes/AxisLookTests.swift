import TerminalCore
import Testing

@testable import TerminalCharts

@Suite("Appearance of axes") struct AxisLookTests {
  private func chart() -> some View {
    Chart(0..<3, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index))
    }
  }

  @Test("Ticks of the y axis are drawn between the plot and the labels, on either side")
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

  @Test("Names below the plot can run downwards or upwards")
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

  @Test("An axis style sets the background and the width of an axis")
  func styles() {
    let plain = draw(chart(), columns: 24, rows: 8, colorDepth: .trueColor).proxy?.plotSize
    let view = chart()
      .chartYAxisStyle { $0.frame(width: 64).background(.red) }
      .chartXAxisStyle { $0.background(.blue) }
    let frame = draw(view, columns: 24, rows: 8, colorDepth: .trueColor)
    #expect(plain.map { Int($0.width) } == 152)
    #expect(frame.proxy.map { Int($0.plotSize.width) } == 120)
    #expect(frame.buffer[22, 2].style.background.components.red > 200)
    #expect(frame.buffer[2, 7].style.background.components.blue > 200)
  }

  @Test("Crowded labels are thinned out evenly and keep zero")
  func evenSteps() {
    func levels(_ values: ClosedRange<Int>) -> [String] {
      let view = Chart(values, id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }
        .chartXAxis(.hidden)
        .chartYScale(domain: values)
        .chartYAxis { AxisMarks(values: Array(values)) { AxisValueLabel() } }
      return picture(view, columns: 12, rows: 7).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { Int($0) != nil }
    }
    #expect(levels(-3...4) == ["3", "0", "-3"])
    #expect(levels(0...7) == ["6", "3", "0"])
    #expect(levels(0...6) == ["6", "5", "4", "3", "2", "1", "0"])
  }

  @Test("Equal steps of the y axis are equal rows despite rounding errors")
  func equalRows() {
    let view = Chart([-0.6, 0.8], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }
      .chartXAxis(.hidden)
      .chartYScale(domain: -0.6...0.8)
      .chartYAxis {
        AxisMarks(values: [-0.4, -0.2, 0, 0.2, 0.4, 0.6]) {
          AxisGridLine()
          AxisValueLabel()
        }
      }
    let rows = picture(view, columns: 16, rows: 15).split(
      separator: "\n", omittingEmptySubsequences: false)
    let labelled = rows.indices.filter { rows[$0].last?.isNumber == true }
    #expect(labelled == [2, 4, 6, 8, 10, 12])
  }

  @Test("Grid lines of adjacent cells are drawn only at labels")
  func crowdedLines() {
    let view = Chart(0..<60, id: \.self) {
      BarMark(x: .value("x", "no. \($0)"), y: .value("y", $0))
    }
    .chartYAxis(.hidden)
    expectPicture(
      view, 30, 5,
      """
      ┊       ┊        ┊   ▁▂▂▄▄▅▆▆█
      ┊       ┊  ▁▂▂▄▄▅▆▆███████████
       ▁▂▂▄▄▅▆▆█████████████████████
      ┴───────┴────────┴───────┴────
      no. 0 no. 17  no. 34   no. 51
      """)
    let levels = Chart(0..<3, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYScale(domain: 0...100)
      .chartYAxis { AxisMarks(values: Array(0...100)) { AxisGridLine() } }
    let rows = picture(levels, columns: 12, rows: 8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.filter { $0.contains("┈") }.count < 7)
  }
}
