import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Charts that show a part of their data at a time.
@MainActor @Suite("Scrolling") struct ScrollTests {
  private struct Scrolled: View {
    @State private var position = 20.0
    var body: some View {
      VStack(alignment: .leading) {
        Text("at \(Int(position))")
        Chart(0..<100, id: \.self) { index in
          LineMark(x: .value("X", Double(index)), y: .value("Y", Double(index % 10)))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 20)
        .chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(.valueAligned(unit: 1))
      }
    }
  }

  private struct Categories: View {
    var body: some View {
      Chart(0..<30, id: \.self) { index in
        BarMark(x: .value("Name", "n\(index)"), y: .value("Y", index))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 5)
      .chartScrollPosition(initialX: "n10")
    }
  }

  private struct Whole<Position: Plottable>: View {
    @State var position: Position
    let values: [Position]
    var body: some View {
      VStack(alignment: .leading) {
        Text("at \(String(describing: position))")
        Chart(values.indices, id: \.self) { index in
          BarMark(x: .value("X", values[index]), y: .value("Y", index))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3)
        .chartScrollPosition(x: $position)
      }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(size: CellSize(columns: 60, rows: 16), clock: { 0 }) { view }
  }

  private func wheel(_ kind: MouseEvent.Kind) -> TerminalEvent {
    .mouse(MouseEvent(kind, at: CellPoint(column: 30, row: 8)))
  }

  @Test("A scrolling chart shows a part of x, and its y axis covers all data")
  func onlyAPartIsSeenAndTheAxesStay() throws {
    let host = host(Scrolled())
    _ = host.text
    let proxy = try #require(host.shown?.proxy)
    let domain = proxy.xDomain(dataType: Double.self)
    #expect(domain == [20, 40])
    // The y axis covers all data, not only the visible data.
    #expect(proxy.yDomain(dataType: Double.self) == [0, 10])
    #expect(host.text.contains("25"))
    #expect(host.text.contains("━"))
  }

  @Test("The wheel scrolls by parts of a whole number or a category, whatever the binding keeps")
  func wholeNumbers() {
    let numbers = host(Whole(position: 20, values: Array(0..<40)))
    let names = host(Whole(position: "n20", values: (0..<40).map { "n\($0)" }))
    for (host, first) in [(numbers, "at 20"), (names, "at n20")] {
      #expect(host.text.contains(first))
      for _ in 0..<10 {
        host.handle(wheel(.wheelDown))
        _ = host.text
      }
      #expect(host.text.contains(first.dropLast() + "3"), "\(host.text)")
      for _ in 0..<10 {
        host.handle(wheel(.wheelUp))
        _ = host.text
      }
      #expect(host.text.contains(first), "\(host.text)")
    }
  }

  @Test("The wheel, the middle button and keys scroll, and the binding follows")
  func theWheelTheMiddleButtonAndKeysScrollAndTheOwnerLearnsOfIt() throws {
    let host = host(Scrolled())
    #expect(host.text.contains("at 20"))
    host.handle(wheel(.wheelDown))
    #expect(host.text.contains("at 22"))
    host.handle(wheel(.wheelUp))
    #expect(host.text.contains("at 20"))
    let plot = try #require(host.plot)
    let middle = CellPoint(column: plot.minColumn + plot.size.columns / 2, row: 8)
    host.handle(.mouse(MouseEvent(.press(button: 2), at: middle)))
    let left = CellPoint(column: middle.column - plot.size.columns / 4, row: 8)
    host.handle(.mouse(MouseEvent(.drag(button: 2), at: left)))
    #expect(host.text.contains("at 25"))
    host.handle(.key(KeyPress(.pageDown)))
    #expect(host.text.contains("at 45"))
    for _ in 0..<5 {
      host.handle(.key(KeyPress(.pageDown)))
      _ = host.text
    }
    // The last value of 0…99 is visible, and nothing beyond it.
    #expect(host.text.contains("at 79") || host.text.contains("at 80"))
    for _ in 0..<8 {
      host.handle(.key(KeyPress(.pageUp)))
      _ = host.text
    }
    #expect(host.text.contains("at 0"))
  }

  @Test("A category axis scrolls by whole bands") func categoriesScrollAsBands() throws {
    let host = host(Categories())
    #expect(host.text.contains("n10"))
    #expect(host.text.contains("n14"))
    #expect(!host.text.contains("n9"))
    #expect(!host.text.contains("n15"))
    host.handle(.key(KeyPress(.pageDown)))
    #expect(host.text.contains("n15"))
    #expect(!host.text.contains("n14"))
    let proxy = try #require(host.shown?.proxy)
    for name in ["n15", "n17", "n19"] {
      let x = try #require(proxy.position(forX: name))
      #expect(proxy.value(atX: x, as: String.self) == name)
    }
  }

  @Test("A printed chart shows its initial scroll position")
  func aPrintedChartShowsWhereItBegins() {
    let text = Categories().render(in: CellSize(columns: 60, rows: 16)).buffer.text
    #expect(text.contains("n10"))
    #expect(!text.contains("n20"))
    #expect(!text.contains("━"))
  }

  @Test("Arrow keys select data outside the visible part, too") func arrowsLeadBeyondWhatIsSeen() {
    struct Selecting: View {
      @State private var selected: Double?
      var body: some View {
        VStack {
          Text(selected.map { "selected \(Int($0))" } ?? "none")
          Chart(0..<100, id: \.self) { index in
            PointMark(x: .value("X", Double(index)), y: .value("Y", Double(index % 10)))
          }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 20)
          .chartXSelection(value: $selected)
        }
      }
    }
    let host = host(Selecting())
    _ = host.text
    for _ in 0..<26 {
      host.handle(.key(KeyPress(.right)))
      _ = host.text
    }
    let text = host.text
    let number = text.split(separator: "selected ").last?.prefix { $0.isNumber }
    #expect((number.flatMap { Int($0) } ?? 0) > 20)
  }
}
