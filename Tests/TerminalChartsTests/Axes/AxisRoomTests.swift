import Testing

@testable import TerminalCharts

@Suite("Space of axes") struct AxisRoomTests {
  private func chart() -> some View {
    Chart(0..<3, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index * 50))
    }
    .chartYScale(domain: 0...100)
  }

  private func below(_ tick: AxisTick, _ rows: Int, top: Bool = false) -> some View {
    chart().chartYAxis(.hidden).chartXAxis {
      AxisMarks(position: top ? .top : .bottom, values: [0, 1]) { value in
        tick
        AxisValueLabel(value.index == 0 ? "a" : "b\nb")
      }
    }
  }

  private func beside(
    _ tick: AxisTick, _ position: AxisMarkPosition = .leading, anchor: UnitPoint? = nil
  ) -> some View {
    chart().chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: position, values: [0, 50, 100]) {
        tick
        AxisValueLabel(anchor: anchor)
      }
    }
  }

  @Test("The length of a tick in points moves the labels of the x axis away from the plot")
  func pointsBelow() {
    expectPicture(
      below(AxisTick(length: 0), 6), 12, 5,
      """
                ●
           ●
      ●
      a    b
           b
      """)
    expectPicture(
      below(AxisTick(length: 32), 7), 12, 7,
      """
                ●
           ●
      ●
      ┬────┬─────
      │    │
      a    b
           b
      """)
  }

  @Test("Ticks as long as a label are drawn beside the label")
  func labelsBelow() {
    expectPicture(
      below(AxisTick(length: .label), 6), 12, 6,
      """
                ●
           ●
      ●
      ┬────┬─────
      │a   │b
           │b
      """)
    expectPicture(
      below(AxisTick(length: .longestLabel(extendPastBy: 16)), 7), 12, 7,
      """
                ●
           ●
      ●
      ┬────┬─────
      │a   │b
      │    │b
      │    │
      """)
    expectPicture(
      below(AxisTick(length: .longestLabel, stroke: StrokeStyle(dash: [2])), 6, top: true), 12, 6,
      """
      ┊    ┊b
      ┊a   ┊b
      ┴────┴─────
                ●
           ●
      ●
      """)
  }

  @Test("A label without space to the right of its tick is placed to the left")
  func lastLabel() {
    expectPicture(
      chart().chartYAxis(.hidden).chartXAxis {
        AxisMarks(preset: .aligned, values: [0, 2]) { value in
          AxisGridLine()
          AxisTick(length: .label)
          AxisValueLabel("no. \(value.index)")
        }
      }, 16, 5,
      """
      ┊              ●
      ┊       ●      ┊
      ●              ┊
      ┼──────────────┼
      │no. 0    no. 1│
      """)
  }

  @Test("Ticks of the y axis move labels away, or are drawn below labels anchored at the bottom")
  func upright() {
    expectPicture(
      beside(AxisTick(length: 24)), 14, 3,
      """
      100──┤       ●
       50──┤    ●
        0──┤●
      """)
    expectPicture(
      beside(AxisTick(length: .longestLabel(extendPastBy: 8)), .trailing, anchor: .bottom), 14, 5,
      """
              ●├100─
                50
          ●    ├────
                0
      ●        ├────
      """)
  }

  @Test("Ticks of the y axis are drawn without labels")
  func ticksAlone() {
    expectPicture(
      chart().chartXAxis(.hidden).chartYAxis {
        AxisMarks(values: [0, 100]) { AxisTick() }
      }, 12, 3,
      """
                ●├
           ●
      ●          ├
      """)
  }

  private func labelled(
    _ alignment: Alignment?, _ position: AxisMarkPosition, offsetsMarks: Bool? = nil,
    preset: AxisMarkPreset = .automatic
  ) -> some View {
    chart().chartXAxis(.hidden).chartYAxis {
      AxisMarks(preset: preset, position: position, values: [0, 50, 100]) {
        AxisValueLabel(multiLabelAlignment: alignment, offsetsMarks: offsetsMarks)
      }
    }
  }

  @Test("Labels of the y axis are placed at the plot or aligned with the widest label")
  func alignmentBeside() {
    expectPicture(
      labelled(nil, .trailing), 12, 3,
      """
             ● 100
          ●    50
      ●        0
      """)
    expectPicture(
      labelled(.trailing, .trailing), 12, 3,
      """
             ● 100
          ●     50
      ●          0
      """)
    expectPicture(
      labelled(.leading, .leading), 12, 3,
      """
      100        ●
      50      ●
      0   ●
      """)
    expectPicture(
      labelled(.center, .leading), 12, 3,
      """
      100        ●
       50     ●
       0  ●
      """)
  }

  @Test("Labels of the x axis are aligned with the tallest label")
  func alignmentBelow() {
    func aligned(_ alignment: Alignment?) -> some View {
      chart().chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: [0, 1]) { value in
          AxisValueLabel(value.index == 0 ? "a" : "b\nb\nb", multiLabelAlignment: alignment)
        }
      }
    }
    for (alignment, row) in [(nil, 0), (.top, 0), (.center, 1), (.bottom, 2)] as [(Alignment?, Int)]
    {
      let rows = picture(aligned(alignment), columns: 12, rows: 6).split(separator: "\n").suffix(3)
      #expect(rows.map { $0.hasPrefix("a") } == (0..<3).map { $0 == row })
    }
  }

  @Test("Labels that do not offset marks are drawn over the plot")
  func withoutRoom() {
    expectPicture(
      labelled(nil, .trailing, offsetsMarks: false), 12, 3,
      """
               100
            ●   50
      ●          0
      """)
    expectPicture(
      chart().chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: [0, 1]) {
          AxisTick()
          AxisValueLabel("n", offsetsMarks: false)
        }
      }, 12, 4,
      """
                ●
           ●
      ●
      n────n─────
      """)
  }

  @Test("Inset labels that offset marks move the marks aside")
  func insetRoom() {
    expectPicture(
      labelled(nil, .leading, preset: .inset), 12, 3,
      """
      100        ●
      50    ●
      0
      """)
    expectPicture(
      labelled(nil, .leading, offsetsMarks: true, preset: .inset), 12, 3,
      """
      100        ●
      50     ●
      0  ●
      """)
  }

  @Test("Ticks and labels of any length do not crash at any size")
  func hostile() {
    let lengths: [AxisTick] = [
      AxisTick(length: .nan), AxisTick(length: .infinity), AxisTick(length: -1e300),
      AxisTick(length: .label(extendPastBy: .infinity)),
      AxisTick(length: .longestLabel(extendPastBy: -.infinity)),
      AxisTick(length: .label(extendPastBy: .nan)),
    ]
    let chart = chart()
      .chartXAxis {
        AxisMarks(values: Array(0..<6)) { value in
          lengths[value.index]
          AxisValueLabel(multiLabelAlignment: .bottom, offsetsMarks: value.index % 2 == 0)
        }
      }
      .chartYAxis {
        AxisMarks(preset: .inset, values: Array(0..<6)) { value in
          lengths[value.index]
          AxisValueLabel("a long label", multiLabelAlignment: .bottom, offsetsMarks: true)
        }
        AxisMarks(position: .leading, values: Array(0..<6)) { value in lengths[value.index] }
      }
    for columns in 0...12 {
      for rows in 0...12 { _ = picture(chart, columns: columns, rows: rows) }
    }
  }
}
