import CLibrary
import CivilTime
import ElectricityPrices
import FoundationSubset
import PriceViewer
import TerminalApp

/// What a chart that lives in an app costs beside the viewer, which draws the same prices by its
/// own way: medians in milliseconds, at 100 by 30 cells.
@MainActor enum AppSuite {
  private static let size = CellSize(columns: 100, rows: 30)
  private static let runs = 101

  /// What this program is told to be the app that is measured.
  nonisolated static let program = "be-an-app"

  /// Runs the app in the terminal.
  static func runProgram() {
    let day = prices(24)
    TerminalApp.run { PriceLine(prices: day) }
  }

  nonisolated static func run() { MainActor.assumeIsolated { measure() } }

  private static func measure() {
    let day = prices(24)
    printRow("24 prices, milliseconds", ["viewer", "app", "ratio"])
    compare("first frame", viewer: { _ = frame(state(day), after: nil) }) {
      _ = host(day).frame()
    }
    var (viewed, number) = (state(day), 0)
    var last = frame(viewed, after: nil)
    let living = host(day)
    _ = living.frame()
    compare(
      "a key with its frame",
      viewer: {
        number += 1
        viewed.apply(.step(slots: number % 40 < 20 ? 1 : -1))
        last = frame(viewed, after: last)
      }
    ) {
      number += 1
      living.handle(.key(KeyPress(number % 40 < 20 ? .right : .left)))
      _ = living.frame()
    }
    let many = host(prices(10_000))
    _ = many.frame()
    let key = median(
      (0..<runs).map { number in
        let start = processorSeconds()
        many.handle(.key(KeyPress(number % 2 == 0 ? .right : .left)))
        _ = many.frame()
        return processorSeconds() - start
      })
    printRow("a key over 10 000 marks", ["", key.milliseconds, ""])
    printRow("of a core at 60 a second, percent", ["", (key * 6000).text(decimals: 1), ""])
    printRow("milliseconds by marks", ["1 000", "1 000 000", "ratio"])
    compareScrolling("a step of the wheel") { Line(prices: $0) }
    compareScrolling("  with a lollipop") {
      Line(prices: $0)
      RuleMark(x: .value("Hour", 250)).annotation(position: .top) { Text("250") }
    }
    compareScrolling("  with labels of bars") { LabelledBars(prices: $0) }
    compare("  in a window", viewer: windowed(1000), app: windowed(1_000_000))
  }

  private static func compareScrolling<Marks: ChartContent>(
    _ name: String, @ChartContentBuilder _ marks: ([Double]) -> Marks
  ) {
    compare(
      name, viewer: scrolled(marks(prices(1000))), app: scrolled(marks(prices(1_000_000))))
  }

  /// A step of the wheel with its frame, over marks of which 500 are seen.
  private static func scrolled(_ marks: some ChartContent) -> () -> Void {
    turned {
      Chart { marks }.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 500)
    }
  }

  /// A step of the wheel with its frame, over a wide chart, of which as many marks are seen.
  private static func windowed(_ count: Int) -> () -> Void {
    turned {
      ScrollView(.horizontal) {
        Chart { Line(prices: prices(count)) }.frame(width: 1.6 * CGFloat(count))
      }
    }
  }

  private static func turned<Screen: View>(
    @ViewBuilder _ view: @escaping () -> Screen
  ) -> () -> Void {
    let host = ViewHost(size: size, content: view)
    _ = host.frame()
    var number = 0
    return {
      number += 1
      let way: MouseEvent.Kind = number % 8 < 4 ? .wheelDown : .wheelUp
      host.handle(.mouse(MouseEvent(way, at: CellPoint(column: 50, row: 15))))
      _ = host.frame()
    }
  }

  /// In turn, so that both have the same conditions; the ratio is the median of the ratios.
  private static func compare(_ name: String, viewer: () -> Void, app: () -> Void) {
    let pairs = (0..<runs).map { _ in (seconds(viewer), seconds(app)) }.dropFirst(4)
    printRow(
      name,
      [
        median(pairs.map(\.0)).milliseconds, median(pairs.map(\.1)).milliseconds,
        median(pairs.map { $1 / $0 }).text(decimals: 2),
      ])
  }

  private static func prices(_ count: Int) -> [Double] {
    (0..<count).map { 300 + Double($0 * 37 % 149) }
  }

  private static func state(_ prices: [Double]) -> ViewerState {
    let start = Instant(secondsSince1970: 1_657_576_800)
    let slots = prices.enumerated().map { index, price in
      PriceSlot(
        start: start.advanced(by: Int64(index) * 3600),
        end: start.advanced(by: Int64(index + 1) * 3600),
        price: Price(significand: Int64(price), exponent: 0))
    }
    return ViewerState(
      series: [PriceSeries(slots: slots, unit: .oerePerKilowattHour, zone: .utc)], now: start)
  }

  private static func frame(_ state: ViewerState, after last: ViewerFrame?) -> ViewerFrame {
    ViewerScreen.frame(state, in: size, after: last)
  }

  private static func host(_ prices: [Double]) -> ViewHost {
    ViewHost(size: size) { PriceLine(prices: prices) }
  }
}

/// A long line of which a part is seen.
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

/// A line of prices with a lollipop, which a drag, a tap or the arrow keys move.
private struct PriceLine: View {
  let prices: [Double]
  @State private var selected: Int?

  var body: some View {
    Chart {
      ForEach(prices.indices, id: \.self) { hour in
        LineMark(x: .value("Hour", Double(hour)), y: .value("Øre", prices[hour]))
          .foregroundStyle(.blue)
          .lineStyle(StrokeStyle(lineWidth: 6))
      }
      if let selected {
        RuleMark(x: .value("Selected", Double(selected)))
          .foregroundStyle(.blue)
          .annotation(position: .automatic, alignment: .top) {
            VStack {
              Text("\(selected):00-\(selected + 1):00")
              Text("\(Int(prices[selected])) øre per kWh")
            }
          }
        PointMark(x: .value("Selected", Double(selected)), y: .value("Øre", prices[selected]))
          .foregroundStyle(.pink)
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(DragGesture().onChanged { select($0.location, proxy, geometry) })
          .onTapGesture { select($0, proxy, geometry) }
      }
    }
  }

  private func select(_ location: CGPoint, _ proxy: ChartProxy, _ geometry: GeometryProxy) {
    let x = location.x - geometry[proxy.plotAreaFrame].origin.x
    guard let hour: Double = proxy.value(atX: x) else { return }
    selected = min(max(Int(hour.rounded()), 0), prices.count - 1)
  }
}
