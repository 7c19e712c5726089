import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Annotations of scrolling charts, which are limited to the visible marks.
@MainActor @Suite("Annotations of scrolling charts") struct ScrollingAnnotationTests {
  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(size: CellSize(columns: 40, rows: 12), clock: { 0 }) { view }
    _ = host.frame()
    return host
  }

  @Test("Annotations of a scrolling chart stay with their marks") func annotationsStay() {
    struct Annotated: View {
      var body: some View {
        Chart(0..<100, id: \.self) { index in
          BarMark(x: .value("X", index), y: .value("Y", 5)).annotation { Text("n\(index)") }
        }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartScrollPosition(initialX: 40).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let text = host(Annotated()).text
    #expect(text.split { !$0.isLetter && !$0.isNumber } == (40...45).map { "n\($0)" })
  }

  @Test("A mark at the edge of the visible part has its annotation", arguments: [0, 3, 40])
  func annotationsAtTheEdge(first: Int) {
    let chart = Chart(0..<50, id: \.self) { index in
      PointMark(x: .value("X", Double(index)), y: .value("Y", 5)).offset(x: -4)
        .annotation { Text("n\(index)") }
    }
    .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
    .chartScrollPosition(initialX: Double(first)).chartYScale(domain: 0...10)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let text = chart.render(in: CellSize(columns: 60, rows: 10)).buffer.text
    #expect(
      text.split { !$0.isLetter && !$0.isNumber } == (first...first + 4).map { "n\($0)" })
  }

  private final class Labels {
    var (walks, made, left) = (0, [Int](), [Int]())
  }

  private struct Label: View {
    let index: Int
    let log: Labels
    @State private var taps = 0
    var body: some View {
      let _ = log.made.append(index)
      Text("\(index):\(taps)").onTapGesture { taps += 1 }.onDisappear { log.left.append(index) }
    }
  }

  private struct Labelled: View {
    let log: Labels
    var body: some View {
      Chart(0..<100, id: \.self) { index in
        let _ = log.walks += 1
        PointMark(x: .value("X", "x\(index)"), y: .value("Y", 5))
          .symbol { Text("*") }
          .annotation { Label(index: index, log: log) }
      }
      .chartXScale(domain: (0..<100).map { "x\(99 - $0)" })
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
      .chartScrollPosition(initialX: "x60").chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test("Only visible annotations are created in a scroll view") func annotationsUnderAWindow() {
    let log = Labels()
    let host = host(
      ScrollView(.horizontal) {
        Chart(0..<600, id: \.self) { index in
          PointMark(x: .value("X", index), y: .value("Y", 5))
            .annotation { Label(index: index, log: log) }
        }
        .frame(width: 8 * 6000)
      })
    #expect(host.text.contains("3:0") && log.made.contains(0) && !log.made.contains(20))
    for _ in 0..<40 { host.turnWheel(.wheelDown) }
    #expect(log.left.contains(3) && log.made.contains(20) && !log.made.contains(599))
  }

  @Test("Annotations are created when they become visible and removed when they disappear")
  func annotationsInSightAreMade() throws {
    let log = Labels()
    let host = host(Labelled(log: log))
    #expect(Set(log.made) == Set(56...60) && log.walks == 100)
    let lines = host.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("58:0") })
    let label = try #require(lines[row].range(of: "58:0"))
    host.click(lines[row].distance(from: lines[row].startIndex, to: label.lowerBound), row)
    #expect(host.text.contains("58:1"))
    for _ in 0..<2 { host.turnWheel(.wheelDown) }
    #expect(host.text.contains("58:1") && !host.text.contains("60:0"))
    #expect(log.left.contains(60) && !log.left.contains(58))
    for _ in 0..<9 { host.turnWheel(.wheelDown) }
    #expect(log.left.contains(58))
    for _ in 0..<10 { host.turnWheel(.wheelUp) }
    #expect(host.text.contains("58:0"))
    #expect(log.walks == 100)
    #expect(Set(log.made).count < 20)
  }
}
