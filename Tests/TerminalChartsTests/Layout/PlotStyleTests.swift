import FoundationSubset
import Testing

@testable import TerminalCharts

@Suite("Plot styles") struct PlotStyleTests {
  private func chart() -> some View {
    Chart(0..<5, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1)) }
      .chartYAxis { AxisMarks(values: [0, 5]) { AxisValueLabel() } }
      .chartXAxis { AxisMarks { AxisValueLabel() } }
  }

  @Test("A plot style draws a background and a border around the marks")
  func border() {
    expectPicture(
      chart().chartPlotStyle { $0.background(.yellow.opacity(0.2)).border(.purple, width: 5) },
      24, 7,
      """
      ┌────────────────────┐
      │░░░░░░░░░░░░░░░░░▄▄▄│ 5
      │░░░░░░░░░▂▂▂░▇▇▇░███│
      │░░░░░▆▆▆░███░███░███│
      │░███░███░███░███░███│ 0
      └────────────────────┘
         0   1   2   3   4
      """)
  }

  @Test("A plot style sets the size of the plot, centred and at most the available size")
  func size() {
    expectPicture(
      chart().chartPlotStyle { $0.frame(width: 80, height: 48) }, 24, 7,
      """


                   ▁ ▄ 5
               ▂ ▆ █ █
             ▇ █ █ █ █ 0
             0 1 2 3 4
      """)
    expectPicture(
      chart().chartPlotStyle { $0.frame(width: 8000, height: 4800) }, 24, 5,
      """
                        ▄▄▄  5
                ▂▂▂ ▇▇▇ ███
       ▁▁▁ ▆▆▆  ███ ███ ███
       ███ ███  ███ ███ ███  0
        0   1    2   3   4
      """)
    expectPicture(
      chart().chartPlotStyle { $0.aspectRatio(1, contentMode: .fit).border(.red) }, 24, 7,
      """
           ┌──────────┐
           │         ▄│ 5
           │     ▂ ▇ █│
           │ ▁ ▆ █ █ █│
           │ █ █ █ █ █│ 0
           └──────────┘
             0 1 2 3 4
      """)
  }

  @Test(
    "An overlay never moves the plot", arguments: [Alignment.top, .bottom, .leading, .trailing])
  func overlay(alignment: Alignment) throws {
    func plot(_ view: some View) throws -> CGRect {
      try #require(draw(view, columns: 24, rows: 7).proxy?.plotRect)
    }
    let plain = try plot(chart())
    #expect(
      try plot(
        chart().chartPlotStyle {
          $0.overlay(alignment: alignment) { Circle().frame(width: 8, height: 8) }
        }) == plain)
    #expect(try plot(chart().chartPlotStyle { $0.overlay { Rectangle().stroke(.red) } }) == plain)
  }

  @Test("Axis styles set the width and the height of axes")
  func axes() {
    expectPicture(
      chart().chartYAxisStyle { $0.frame(width: 48) }.chartXAxisStyle { $0.frame(height: 32) },
      24, 7,
      """
                     ▄▄  5
                  ▆▆ ██
          ▁▁  ▇▇  ██ ██
       ▂▂ ██  ██  ██ ██
       ██ ██  ██  ██ ██  0
       0   1   2  3   4
      """)
  }
}
