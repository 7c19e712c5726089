import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Charts that are wider than the scroll view around them.
@MainActor @Suite("Charts in scroll views") struct WindowTests {
  private struct Wide: View {
    var edge = AxisMarkPosition.trailing
    var body: some View {
      ScrollView(.horizontal) {
        Chart(0..<12, id: \.self) { month in
          BarMark(x: .value("Month", "m\(month)"), y: .value("Y", month % 4 * 10))
        }
        .chartYAxis { AxisMarks(position: edge) }
        .chartYAxisLabel("kWh")
        .frame(width: 480, height: 128)
      }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(size: CellSize(columns: 30, rows: 8), clock: { 0 }) { view }
    _ = host.frame()
    return host
  }

  private func turn(_ host: ViewHost, _ kind: MouseEvent.Kind, times: Int = 1) {
    for _ in 0..<times {
      host.handle(.mouse(MouseEvent(kind, at: CellPoint(column: 10, row: 4))))
      _ = host.frame()
    }
  }

  private func press(_ host: ViewHost, _ key: Key) {
    host.handle(.key(KeyPress(key)))
    _ = host.frame()
  }

  private func expect(
    _ host: ViewHost, _ picture: String, at location: SourceLocation = #_sourceLocation
  ) {
    let text = host.text.replacing(#/\n+$/#, with: "")
    if text != picture {
      Issue.record("drawn:\n\(text)\n(end of the picture)", sourceLocation: location)
    }
  }

  @Test("An axis on the right stays visible while the plot scrolls") func anAxisAtTheRightIsSeen() {
    let host = host(Wide())
    expect(
      host,
      """
                                 kWh

      ┊ ┈ ┊ ┈ ┈┊┈ ┈ ┊▄▄▄┈┊┈ ┈┊┈ ┈ 30
      ┊ ┈ ┊ ┈ ┈┊▄▄▄ ┊███┈┊┈ ┈┊┈ ┈ 20
      ┊ ┈ ┊ ▄▄▄┊███ ┊███┈┊┈ ┈┊┈▄▄ 10
      ┊ ┈ ┊ ███┊███ ┊███┈┊┈ ┈┊┈██ 0
      ━━━━━━━━━━━━━─┴────┴───┴───
       m0   m1   m2   m3  m4   m5
      """)
    turn(host, .wheelDown)
    expect(
      host,
      """
                                 kWh

      ┈┊┈ ┈ ┊▄▄▄┈┊┈ ┈┊┈ ┈ ┊ ┈ ┈┊▄ 30
      ┈┊▄▄▄ ┊███┈┊┈ ┈┊┈ ┈ ┊▄▄▄┈┊█ 20
      ▄┊███ ┊███┈┊┈ ┈┊┈▄▄▄┊███┈┊█ 10
      █┊███ ┊███┈┊┈ ┈┊┈███┊███┈┊█ 0
      ─┴─━━━━━━━━━━━━━━───┴────┴─
         m2   m3  m4   m5   m6
      """)
    turn(host, .wheelDown, times: 9)
    expect(
      host,
      """
                                 kWh

      ┈ ┈┊▄▄▄ ┊ ┈ ┊ ┈ ┈┊┈ ┈ ┊▄▄▄┈ 30
      ▄▄┈┊███ ┊ ┈ ┊ ┈ ┈┊▄▄▄ ┊███┈ 20
      ██┈┊███ ┊ ┈ ┊ ▄▄▄┊███ ┊███┈ 10
      ██┈┊███ ┊ ┈ ┊ ███┊███ ┊███┈ 0
      ───┴────┴───┴─━━━━━━━━━━━━━
      m6   m7  m8   m9  m10  m11
      """)
  }

  @Test("An axis on the left stays visible while the plot scrolls") func anAxisAtTheLeftIsSeen() {
    let host = host(Wide(edge: .leading))
    expect(
      host,
      """
      kWh

      30 ┊ ┈ ┊ ┈ ┈┊┈ ┈ ┊▄▄▄┈┊┈ ┈┊┈ ┈
      20 ┊ ┈ ┊ ┈ ┈┊▄▄▄ ┊███┈┊┈ ┈┊┈ ┈
      10 ┊ ┈ ┊ ▄▄▄┊███ ┊███┈┊┈ ┈┊┈▄▄
       0 ┊ ┈ ┊ ███┊███ ┊███┈┊┈ ┈┊┈██
         ━━━━━━━━━━━━━─┴────┴───┴───
          m0   m1   m2   m3  m4   m5
      """)
    turn(host, .wheelDown)
    expect(
      host,
      """
      kWh

      30 ┈┊┈ ┈ ┊▄▄▄┈┊┈ ┈┊┈ ┈ ┊ ┈ ┈┊▄
      20 ┈┊▄▄▄ ┊███┈┊┈ ┈┊┈ ┈ ┊▄▄▄┈┊█
      10 ▄┊███ ┊███┈┊┈ ┈┊┈▄▄▄┊███┈┊█
       0 █┊███ ┊███┈┊┈ ┈┊┈███┊███┈┊█
         ─┴─━━━━━━━━━━━━━━───┴────┴─
            m2   m3  m4   m5   m6
      """)
    turn(host, .wheelDown, times: 9)
    expect(
      host,
      """
      kWh

      30 ┈ ┈┊▄▄▄ ┊ ┈ ┊ ┈ ┈┊┈ ┈ ┊▄▄▄┈
      20 ▄▄┈┊███ ┊ ┈ ┊ ┈ ┈┊▄▄▄ ┊███┈
      10 ██┈┊███ ┊ ┈ ┊ ▄▄▄┊███ ┊███┈
       0 ██┈┊███ ┊ ┈ ┊ ███┊███ ┊███┈
         ───┴────┴───┴─━━━━━━━━━━━━━
         m6   m7  m8   m9  m10  m11
      """)
  }

  @Test("A printed chart has its axis at the edge of the scroll view") func aPrintedChart() {
    let text = Wide().render(in: CellSize(columns: 30, rows: 8)).buffer.text
    #expect(text.contains("kWh") && text.contains("30") && !text.contains("━"))
  }

  @Test("Each of two adjacent charts keeps its axis visible while there is space")
  func whereChartsStandSideBySide() {
    struct Pair: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Chart { PointMark(x: .value("X", 1), y: .value("Y", 111)) }
              .chartYScale(domain: 0...120).chartYAxis { AxisMarks(values: [120]) }
              .frame(width: 160, height: 128)
            Chart { PointMark(x: .value("X", 1), y: .value("Y", 777)) }
              .chartYScale(domain: 0...800)
              .chartYAxis { AxisMarks(position: .leading, values: [800]) }
              .frame(width: 320, height: 128)
          }
        }
      }
    }
    let host = host(Pair())
    // The second chart is partly visible, and its axis is in that part.
    #expect(host.text.contains("120") && host.text.contains("800"))
    turn(host, .wheelDown, times: 2)
    #expect(host.text.contains("120") && host.text.contains("800"))
    turn(host, .wheelDown, times: 9)
    #expect(!host.text.contains("120") && host.text.contains("800"))
    #expect(host.rows().allSatisfy { $0.count <= 30 })
  }

  private struct Selecting: View {
    @State private var selected: Int?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(selected.map { "at \($0)" } ?? "none")
        ScrollView(.horizontal) {
          Chart(0..<40, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 10)) }
            .chartXSelection(value: $selected)
            .frame(width: 480, height: 112)
        }
      }
    }
  }

  @Test("A click on the axis is not a click in the plot") func aClickUnderTheAxis() {
    let host = host(Selecting())
    host.click(29, 3)
    #expect(host.text.hasPrefix("none"))
    host.click(20, 3)
    #expect(host.text.hasPrefix("at 1") || host.text.hasPrefix("at 2"))
  }

  @Test("Arrow keys select all data, and the scroll view follows") func keysScrollTheWindow() {
    let host = host(Selecting())
    var seen: [String] = []
    for _ in 0..<40 {
      press(host, .right)
      seen.append(String(host.text.prefix { $0 != "\n" }).trimmingCharacters(in: .whitespaces))
      #expect(host.shown?.cursor.map { (0..<27).contains($0.column) } == true)
    }
    #expect(seen == (0..<40).map { "at \($0)" })
    press(host, .home)
    #expect(host.text.hasPrefix("at 0\n"))
    press(host, .end)
    #expect(host.text.hasPrefix("at 39\n"))
    press(host, .left)
    #expect(host.text.hasPrefix("at 38"))
  }
}
