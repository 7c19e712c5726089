import Testing

@testable import TerminalCharts

@Suite("Bar marks") struct BarMarkTests {
  private func stacked(_ method: MarkStackingMethod) -> some View {
    Chart(0..<12, id: \.self) { index in
      BarMark(
        x: .value("Month", "\(index / 3)"), y: .value("Share", [2, 3, -1][index % 3]),
        stacking: method
      )
      .foregroundStyle(by: .value("Kind", "\(index % 3)"))
    }
    .plotOnly()
  }

  @Test("Bars can be stacked from zero, normalised, centred or drawn over each other")
  func stacking() {
    expectPicture(
      stacked(.standard), 24, 6,
      """
       ▃▃▃▃  ▃▃▃▃  ▃▃▃▃  ▃▃▃▃
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ████  ████  ████  ████
       ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀
      """)
    expectPicture(
      stacked(.normalized), 24, 6,
      """
       ▃▃▃▃  ▃▃▃▃  ▃▃▃▃  ▃▃▃▃
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ████  ████  ████  ████
       ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀
      """)
    expectPicture(
      stacked(.center), 24, 6,
      """
       ▓▓▓▓  ▓▓▓▓  ▓▓▓▓  ▓▓▓▓
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ████  ████  ████  ████
       ████  ████  ████  ████
      """)
    expectPicture(
      stacked(.unstacked), 24, 6,
      """
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▒▒▒▒  ▒▒▒▒  ▒▒▒▒  ▒▒▒▒
       ▓▓▓▓  ▓▓▓▓  ▓▓▓▓  ▓▓▓▓
       ▀▀▀▀  ▀▀▀▀  ▀▀▀▀  ▀▀▀▀
      """)
  }

  @Test("Values on x give horizontal bars, which end as precisely as vertical bars")
  func horizontal() {
    let chart = Chart([("a", 3.0), ("b", -1.5), ("c", 0), ("d", 1.25)], id: \.0) { name, value in
      BarMark(x: .value("Value", value), y: .value("Name", name))
    }
    .chartXAxis(.hidden)
    expectPicture(
      chart, 24, 4,
      """
               █████████████ a
      ┈ ▐██████ ┈ ┈ ┈ ┈ ┈ ┈  b
      ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈  c
      ┈ ┈ ┈ ┈ ┈█████▍ ┈ ┈ ┈  d
      """)
  }

  @Test("Grouped bars have equal widths and a gap between groups")
  func grouped() {
    let chart = Chart(0..<12, id: \.self) { index in
      BarMark(x: .value("Day", "\(index / 3)"), y: .value("Value", index % 3 + 1))
        .foregroundStyle(by: .value("Kind", "\(index % 3)"))
        .position(by: .value("Kind", "\(index % 3)"))
    }
    .plotOnly()
    expectPicture(
      chart, 40, 4,
      """
            ▓▓        ▓▓        ▓▓        ▓▓
          ▅▅▓▓      ▅▅▓▓      ▅▅▓▓      ▅▅▓▓
        ▃▃▒▒▓▓    ▃▃▒▒▓▓    ▃▃▒▒▓▓    ▃▃▒▒▓▓
        ██▒▒▓▓    ██▒▒▓▓    ██▒▒▓▓    ██▒▒▓▓
      """)
    expectPicture(
      chart, 26, 4,
      """
          ▓     ▓      ▓     ▓
         ▅▓    ▅▓     ▅▓    ▅▓
        ▃▒▓   ▃▒▓    ▃▒▓   ▃▒▓
        █▒▓   █▒▓    █▒▓   █▒▓
      """)
  }

  @Test("Grouped horizontal bars are placed side by side along y")
  func groupedRows() {
    let chart = Chart(0..<4, id: \.self) { index in
      BarMark(x: .value("Value", index + 1), y: .value("Day", "\(index / 2)"))
        .foregroundStyle(by: .value("Kind", "\(index % 2)"))
        .position(by: .value("Kind", "\(index % 2)"))
    }
    .plotOnly()
    expectPicture(
      chart, 20, 8,
      """

      █████
      ▒▒▒▒▒▒▒▒▒▒


      ███████████████
      ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
      """)
  }

  @Test("Bars from one value to another show tasks as a Gantt chart")
  func gantt() {
    let chart = Chart {
      BarMark(xStart: .value("Start", 0), xEnd: .value("End", 5), y: .value("Task", "Plan"))
      BarMark(xStart: .value("Start", 4), xEnd: .value("End", 9), y: .value("Task", "Build"))
      BarMark(xStart: .value("Start", 8), xEnd: .value("End", 10), y: .value("Task", "Ship"))
    }
    .chartXAxis(.hidden)
    expectPicture(
      chart, 30, 6,
      """

      ████████████             Plan
      ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈
               ▐███████████▋   Build
      ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈
      ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┈▐████ Ship
      """)
  }

  @Test("Thin and thick bars at one position show candlesticks")
  func candles() {
    let chart = Chart(0..<5, id: \.self) { day in
      BarMark(
        x: .value("Day", "\(day)"), yStart: .value("Low", day), yEnd: .value("High", day + 5),
        width: .fixed(1))
      BarMark(
        x: .value("Day", "\(day)"), yStart: .value("Open", day + 1),
        yEnd: .value("Close", day + 3), width: .fixed(12))
    }
    .plotOnly()
    expectPicture(
      chart, 30, 8,
      """

                                 │
                     │     │    ▗▄
               │     │    ▐█    ▐█
         │     │    ▐█    ▐█     │
        ▗▄    ▐█    ▝▀     │
        ▐█    ▝▀
         │
      """)
  }

  @Test("A clip shape cuts a bar as far as cells can show it")
  func clipped() {
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 2), width: .fixed(40)).clipShape(Capsule())
      BarMark(x: .value("x", "b"), y: .value("y", 2), width: .fixed(40))
        .clipShape(RoundedRectangle(cornerRadius: 4))
    }
    .plotOnly()
    expectPicture(
      chart, 20, 6,
      """
         ▄▇█▇▄     █████
         █████     █████
         █████     █████
         █████     █████
         █████     █████
         ▀███▀     █████
      """)
  }
}
