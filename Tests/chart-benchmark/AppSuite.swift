import FoundationSubset
import TerminalApp

/// Measures charts in an app: median milliseconds of a change with its frame, at 200 by 60 cells.
@MainActor enum AppSuite {
  private static let size = CellSize(columns: 200, rows: 60)
  private static let runs = 41

  nonisolated static func run() { MainActor.assumeIsolated { measure() } }

  private static func measure() {
    printRow("marks, milliseconds", ["24", "10 000", "1 000 000"])
    row("first frame") { prices in { _ = host { PriceLine(prices: prices) }.frame() } }
    row("a key that selects") { prices in
      inTurn(.key(KeyPress(.right)), .key(KeyPress(.left)), host { PriceLine(prices: prices) })
    }
    row("a step of the wheel") { prices in turned { scrolled { Line(prices: prices) } } }
    row("  with a lollipop") { prices in
      turned {
        scrolled {
          Line(prices: prices)
          RuleMark(x: .value("Hour", 15)).annotation(position: .top) { Text("15") }
        }
      }
    }
    row("  with labels of bars") { prices in turned { scrolled { LabelledBars(prices: prices) } } }
    row("  in a window") { prices in
      turned {
        ScrollView(.horizontal) {
          Chart { Line(prices: prices) }.frame(width: 80 * CGFloat(prices.count))
        }
      }
    }
  }

  /// Prints a row of the table: a change with few and with many prices.
  private static func row(_ name: String, _ change: ([Double]) -> () -> Void) {
    let columns = [24, 10_000, 1_000_000].map { count in
      let work = change((0..<count).map { 300 + Double($0 * 37 % 149) })
      let samples = (0..<(count > 10_000 ? 11 : runs)).map { _ in seconds(work) }
      return median(Array(samples.dropFirst(2))).milliseconds
    }
    printRow(name, columns)
  }

  /// Returns a chart that scrolls, with 20 visible hours.
  private static func scrolled<Marks: ChartContent>(
    @ChartContentBuilder _ marks: () -> Marks
  ) -> some View {
    let marks = marks()
    return Chart { marks }.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
  }

  private static func turned<Screen: View>(
    @ViewBuilder _ view: @escaping () -> Screen
  ) -> () -> Void {
    let place = CellPoint(column: 50, row: 15)
    return inTurn(
      .mouse(MouseEvent(.wheelDown, at: place)), .mouse(MouseEvent(.wheelUp, at: place)),
      host(view))
  }

  /// Returns a function that alternates two events, each followed by a frame.
  private static func inTurn(
    _ one: TerminalEvent, _ other: TerminalEvent, _ host: ViewHost
  ) -> () -> Void {
    _ = host.frame()
    var number = 0
    return {
      host.handle(number % 2 == 0 ? one : other)
      _ = host.frame()
      number += 1
    }
  }

  private static func host<Screen: View>(
    @ViewBuilder _ view: @escaping () -> Screen
  ) -> ViewHost {
    ViewHost(size: size, content: view)
  }
}

/// A line that is longer than the visible part.
private struct Line: ChartContent {
  let prices: [Double]

  var body: some ChartContent {
    ForEach(prices.indices, id: \.self) { hour in
      LineMark(x: .value("Hour", Double(hour)), y: .value("Øre", prices[hour]))
    }
  }
}

private struct LabelledBars: ChartContent {
  let prices: [Double]

  var body: some ChartContent {
    ForEach(prices.indices, id: \.self) { hour in
      BarMark(x: .value("Hour", Double(hour)), y: .value("Øre", prices[hour]))
        .annotation { Text("\(hour)") }
    }
  }
}

/// A line of prices with a lollipop, which a drag or the arrow keys move.
private struct PriceLine: View {
  let prices: [Double]
  @State private var selected: Double?

  var body: some View {
    Chart {
      Line(prices: prices)
      if let selected {
        RuleMark(x: .value("Selected", selected.rounded()))
          .annotation { Text("\(Int(selected)) o'clock") }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXSelection(value: $selected)
  }
}
