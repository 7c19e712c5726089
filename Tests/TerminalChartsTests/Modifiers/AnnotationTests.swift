import Testing

@testable import TerminalCharts

@Suite("Annotations") struct AnnotationTests {
  @Test("Stand above bars, also above negative ones, and in the parts of stacks")
  func bars() {
    let chart = Chart([3, -2], id: \.self) { value in
      BarMark(x: .value("x", "\(value)"), y: .value("y", value))
        .annotation { Text("\(value)") }
    }
    .plotOnly()
    expectPicture(
      chart, 16, 7,
      """
       ███3██
       ██████
       ██████
       ██████    -2
               ██████
               ██████
               ▀▀▀▀▀▀
      """)
    let stack = Chart(0..<4, id: \.self) { index in
      BarMark(x: .value("x", "\(index / 2)"), y: .value("y", index + 2))
        .foregroundStyle(by: .value("Kind", "\(index % 2)"))
        .annotation(position: .overlay) { Text("\(index + 2)") }
    }
    .plotOnly()
    expectPicture(
      stack, 16, 7,
      """
               ▂▂▂▂▂▂
               ▒▒▒▒▒▒
               ▒▒▒5▒▒
       ▄▄▄▄▄▄  ▒▒▒▒▒▒
       ▒▒▒3▒▒  ██████
       ▒▒▒▒▒▒  ███4██
       ███2██  ██████
      """)
  }

  @Test("Stand beside all marks of a group together")
  func groups() {
    let chart = Chart {
      Plot {
        RuleMark(x: .value("x", 2))
        RuleMark(x: .value("x", 6))
      }
      .annotation(position: .overlay) { context in Text("\(Int(context.targetSize.width)) pt") }
    }
    .chartXScale(domain: 0...8)
    .plotOnly()
    expectPicture(
      chart, 24, 3,
      """
            │          │
            │   94 pt  │
            │          │
      """)
  }

  private func high(_ overflow: AnnotationOverflowResolution) -> some View {
    Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 1), y: .value("y", 1))
        .annotation(position: .topTrailing, overflowResolution: overflow) { Text("most") }
    }
    .chartXScale(domain: 0...1).chartYScale(domain: 0...1)
    .plotOnly()
  }

  @Test("Leave the plot, are moved into it, or make the scale grow")
  func overflow() {
    expectPicture(
      high(.init(x: .disabled, y: .disabled)), 16, 4,
      """
                     ●


      ●
      """)
    expectPicture(
      high(.init(x: .fit(to: .plot), y: .fit(to: .chart))), 16, 4,
      """
                  most


      ●
      """)
    expectPicture(
      high(.init(x: .padScale, y: .padScale)), 16, 4,
      """
                  most
                 ●

      ●
      """)
  }

  private func beside(_ texts: String...) -> some View {
    Chart(texts.indices, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 0))
        .annotation(position: .top, alignment: .leading) { Text(texts[index]) }
    }
    .chartXScale(domain: 0...7).chartYScale(domain: -1...1)
    .plotOnly()
  }

  @Test("Leave out texts of which a later one would leave a part")
  func overlaps() {
    expectPicture(
      beside("first", "second"), 16, 3,
      """
        second
      ● ●
      """)
    expectPicture(
      beside("100", "200", "300", "400"), 16, 3,
      """
        200 400
      ● ● ● ●
      """)
  }

  @Test("Leave out no text for the sake of another view")
  func boxes() {
    let chart = Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
        .annotation(position: .top, alignment: .leading) { Text("first") }
      RuleMark(y: .value("y", 0))
        .annotation(position: .overlay) { Rectangle().stroke().frame(width: 128, height: 48) }
    }
    .chartXScale(domain: 0...7).chartYScale(domain: -1...1)
    .plotOnly()
    expectPicture(
      chart, 16, 3,
      """
      first──────────┐
      │──────────────│
      └──────────────┘
      """)
  }

  // Texts on all sides of the plot and far away from it.
  private var outside: some View {
    Chart([-1e9, -1, 0, 1, 1e9], id: \.self) { place in
      PointMark(x: .value("x", 0), y: .value("y", 0))
        .offset(x: place * 200, y: place * 200)
        .annotation(position: .topTrailing, overflowResolution: .init(x: .disabled, y: .disabled)) {
          Text("far away")
        }
    }
    .plotOnly()
  }

  @Test("Survive every size")
  func hostile() {
    for columns in 0...12 {
      for rows in 0...6 {
        _ = picture(high(.init(x: .padScale, y: .padScale)), columns: columns, rows: rows)
        _ = picture(outside, columns: columns, rows: rows)
      }
    }
  }
}
