import Testing

@testable import TerminalCharts

@Suite("Axes") struct AxisTests {
  private func chart() -> some View {
    Chart(0..<11, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index % 5))
    }
  }

  @Test("An axis can have several sets of marks, on different edges")
  func several() {
    expectPicture(
      chart()
        .chartXAxis {
          AxisMarks(position: .top, values: [0, 5, 10])
          AxisMarks(values: [0, 10]) { AxisValueLabel("at \($0.index)") }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 2, 4])
          AxisMarks(position: .trailing, values: [1, 3]) { value in
            AxisValueLabel { Text("<\(value.as(Int.self) ?? 0)") }
          }
        }, 34, 9,
      """

        0             5             10
        ┬─────────────┬─────────────┬
      4 ┊ ┈ ┈ ┈ ┈ ⢀⢤┈ ┊ ┈ ┈ ┈ ┈ ⢀⢤┈ ┊
        ┊      ⢀⠤⠊⠁ ⢇ ┊      ⢀⠤⠊⠁ ⢇ ┊ <3
      2 ┊ ┈ ⢀⡠⠒⠁┈ ┈ ⠈⡆┊ ┈ ⢀⡠⠒⠁┈ ┈ ⠈⡆┊
        ┊ ⡠⠔⠁        ⠸⡀ ⡠⠔⠁        ⠸⡀ <1
      0 ⠐⠉┈ ┈ ┈ ┈ ┈ ┈ ⠓⠉┈ ┈ ┈ ┈ ┈ ┈ ⠃
        at 0                        at 1
      """)
  }

  @Test("At a shared edge, labels of the first set take precedence over later sets")
  func sharedEdge() {
    expectPicture(
      chart()
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [0, 5]) { AxisValueLabel("major") }
          AxisMarks(values: [0, 1, 3, 6, 8]) { AxisValueLabel("m\($0.as(Int.self) ?? 0)") }
        }, 34, 4,
      """
               ⣀⡠⠔⠊⠱⡀          ⣀⡠⠔⠊⠱⡀
          ⢀⡠⠤⠒⠉     ⠑⡄    ⢀⡠⠤⠒⠉     ⠑⡄
      ⢀⠤⠒⠊⠁          ⠘⢄⠤⠒⠊⠁          ⠘⢄
      major     m3    major     m8
      """)
  }

  private func placed(by preset: AxisMarkPreset) -> some View {
    Chart { PointMark(x: .value("x", 500), y: .value("y", 4)) }
      .chartXScale(domain: 0...1000).chartYScale(domain: 0...8)
      .chartXAxis { AxisMarks(preset: preset, values: [0, 500, 1000]) }
      .chartYAxis { AxisMarks(preset: preset, position: .leading, values: [0, 4, 8]) }
  }

  @Test("The preset of axis marks decides where labels are placed")
  func presets() {
    expectPicture(
      placed(by: .automatic), 28, 6,
      """

      8 ┊ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈ ┈ ┊
      4 ┊ ┈ ┈ ┈ ┈ ┈ ● ┈ ┈ ┈ ┈ ┈ ┊
      0 ┊ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈ ┈ ┊
        ┴───────────┴───────────┴
        0           500       1000
      """)
    expectPicture(
      placed(by: .aligned), 28, 6,
      """

      8 ┊ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈ ┈ ┊
      4 ┊ ┈ ┈ ┈ ┈ ┈ ● ┈ ┈ ┈ ┈ ┈ ┊
      0 ┊ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈ ┈ ┊
        ┴───────────┴───────────┴
        0          500       1000
      """)
    expectPicture(
      placed(by: .extended), 28, 6,
      """

      8 ┊ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈ ┈ ┊
      4 ┊ ┈ ┈ ┈ ┈ ┈ ● ┈ ┈ ┈ ┈ ┈ ┊
      0 ┊ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈ ┈ ┊
        ┴───────────┴───────────┴
        ┊0          ┊500      1000
      """)
    expectPicture(
      placed(by: .inset), 28, 6,
      """
      8 ┈ ┈ ┈ ┈ ┈ ┈┊┈ ┈ ┈ ┈ ┈ ┈ ┊
      ┊            ┊            ┊
      4 ┈ ┈ ┈ ┈ ┈ ┈●┈ ┈ ┈ ┈ ┈ ┈ ┊
      ┊            ┊            ┊
      0 ┈ ┈ ┈ ┈ ┈ ┈500┈ ┈ ┈ ┈ 1000
      ┴────────────┴────────────┴
      """)
  }

  @Test("Grid lines follow their stroke style, and a clear style draws none")
  func strokes() {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(0) }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...4)
      .chartXAxis {
        AxisMarks(values: [1, 2, 3]) { value in
          if value.index == 0 { AxisGridLine(stroke: StrokeStyle(lineWidth: 2)) }
          if value.index == 1 { AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [4, 4])) }
          if value.index == 2 { AxisGridLine().foregroundStyle(.clear) }
        }
      }
      .chartYAxis {
        AxisMarks(values: [0, 2, 4]) { value in
          if value.index == 0 { AxisGridLine(stroke: StrokeStyle(lineWidth: 3)) }
          if value.index == 1 { AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2])) }
          if value.index == 2 { AxisGridLine() }
        }
      }
    expectPicture(
      chart, 20, 5,
      """
      ┈ ┈ ┈│┈ ┈ ┊ ┈ ┈ ┈ ┈
           │    ┊
      ┄┄┄┄┄│┄┄┄┄┊┄┄┄┄┄┄┄┄┄
           │    ┊
      ─────│────┊─────────
      """)
  }

  @Test("Axis labels keep their spacing from the plot and follow their offset")
  func spacing() {
    let chart = chart()
      .chartXAxis {
        AxisMarks(values: [0, 5]) { AxisValueLabel("x\($0.index)", verticalSpacing: 16) }
      }
      .chartYAxis {
        AxisMarks(values: [0, 4]) { value in
          AxisValueLabel("y\(value.index)", horizontalSpacing: 24).offset(y: -16)
        }
      }
    expectPicture(
      chart, 24, 6,
      """
            ⢀⢤       ⢀⢤     y1
          ⡠⠔⠁ ⢇    ⡠⠔⠁ ⢇
       ⢀⡠⠊    ⠸⡀⢀⡠⠊    ⠸⡀   y0
      ⠐⠁       ⠓⠁       ⠃

      x0       x1
      """)
  }

  @Test("Axis titles can be placed at the top, the bottom and the leading edge")
  func titles() {
    expectPicture(
      chart().chartXAxisLabel("hours").chartYAxisLabel("øre"), 24, 9,
      """
                           øre
      ┊ ┈ ┈ ┈⢀⢤ ┊ ┈ ┈ ┈⢀⢤ ┊ 4
      ┊ ┈ ┈⢀⠔⠁⠘⡄┊ ┈ ┈⢀⠔⠁⠘⡄┊ 3
      ┊ ┈⢀⠔⠁┈ ┈⢣┊ ┈⢀⠔⠁┈ ┈⢣┊ 2
      ┊⢀⠔⠁┈ ┈ ┈⠘⡄⢀⠔⠁┈ ┈ ┈⠘⡄ 1
      ⠐⠁┈ ┈ ┈ ┈ ⠓⠁┈ ┈ ┈ ┈ ⠃ 0
      ┴─────────┴─────────┴
      0         5         10
                       hours
      """)
    expectPicture(
      chart().chartXAxisLabel("hours", position: .top, alignment: .leading)
        .chartYAxisLabel("øre", position: .bottom, alignment: .center), 24, 9,
      """
      hours
      ┊ ┈ ┈ ┈⢀⢤ ┊ ┈ ┈ ┈⢀⢤ ┊ 4
      ┊ ┈ ┈⢀⠔⠁⠘⡄┊ ┈ ┈⢀⠔⠁⠘⡄┊ 3
      ┊ ┈⢀⠔⠁┈ ┈⢣┊ ┈⢀⠔⠁┈ ┈⢣┊ 2
      ┊⢀⠔⠁┈ ┈ ┈⠘⡄⢀⠔⠁┈ ┈ ┈⠘⡄ 1
      ⠐⠁┈ ┈ ┈ ┈ ⠓⠁┈ ┈ ┈ ┈ ⠃ 0
      ┴─────────┴─────────┴
      0         5         10
                 øre
      """)
    expectPicture(
      chart().chartXAxisLabel(position: .bottom, alignment: .center, spacing: 16) {
        Text("hours")
      }
      .chartYAxisLabel("øre", position: .leading), 24, 9,
      """
      øre

      ┊ ┈ ┈ ⢀⡠⢤ ┊ ┈ ┈ ⢀⡠⢤ ┊ 4
      ┊ ⢀⡠⠔⠊⠁ ┈⢣┊ ⢀⡠⠔⠊⠁ ┈⢣┊ 2
      ⠐⠊⠁ ┈ ┈ ┈ ⠓⠊⠁ ┈ ┈ ┈ ⠃ 0
      ┴─────────┴─────────┴
      0         5         10

               hours
      """)
  }

  @Test("Labels larger than the chart do not crash at any size")
  func hostile() {
    let chart = chart()
      .chartXAxis {
        AxisMarks(preset: .extended, values: Array(-3...13)) { value in
          AxisGridLine(centered: true).offset(x: .nan)
          AxisTick(centered: true)
          AxisValueLabel(
            "a long label \(value.index)", centered: value.index % 2 == 0, anchor: .bottomTrailing,
            collisionResolution: [.truncate, .greedy, .disabled][value.index % 3],
            orientation: value.index % 4 == 0 ? .vertical : .automatic,
            horizontalSpacing: 1e9, verticalSpacing: -1e9)
        }
        AxisMarks(preset: .inset, position: .top)
      }
      .chartYAxis {
        AxisMarks(preset: .extended, position: .leading)
        AxisMarks(preset: .aligned) { AxisValueLabel().offset(y: .infinity) }
      }
      .chartXAxisLabel("a title that is far too long", spacing: .nan)
    for columns in 0...12 {
      for rows in 0...12 { _ = picture(chart, columns: columns, rows: rows) }
    }
  }
}
