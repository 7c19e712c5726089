import Foundation
import Observation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Scrolling charts, which process visible marks only, and their content only when it has changed.
@MainActor @Suite("Large charts") struct LargeChartTests {
  private struct Datum: Identifiable {
    let id: Int
    let x, y: Double
    let name: String
  }

  /// Returns data of two series that alternate, follow each other, or are in random order.
  private static func data(_ order: String, count: Int = 400) -> [Datum] {
    var random = SeededGenerator(seed: 5)
    let all = (0..<count).map { index in
      Datum(
        id: index, x: Double(index / 2), y: Double.random(in: 0...9, using: &random),
        name: index.isMultiple(of: 2) ? "a" : "b")
    }
    switch order {
    case "turns": return all
    // Farther apart than the margin in which marks outside the plot can reach into it.
    case "sparse": return all.filter { Int($0.x).isMultiple(of: 15) }
    case "series": return all.filter { $0.name == "a" } + all.filter { $0.name == "b" }
    default: return all.shuffled(using: &random)
    }
  }

  @ChartContentBuilder private static func marks(_ kind: String, _ datum: Datum)
    -> some ChartContent
  {
    switch kind {
    case "line":
      LineMark(x: .value("X", datum.x), y: .value("Y", datum.y))
        .foregroundStyle(by: .value("Name", datum.name))
    case "curve":
      LineMark(x: .value("X", datum.x), y: .value("Y", datum.y), series: .value("N", datum.name))
        .interpolationMethod(.catmullRom)
    case "monotone":
      LineMark(x: .value("X", datum.x), y: .value("Y", datum.y), series: .value("N", datum.name))
        .interpolationMethod(.monotone)
    case "area":
      AreaMark(x: .value("X", datum.x), y: .value("Y", datum.y))
        .foregroundStyle(by: .value("Name", datum.name))
    case "bars":
      BarMark(x: .value("X", datum.x), y: .value("Y", datum.y))
        .foregroundStyle(by: .value("Name", datum.name))
    case "ranges":
      RectangleMark(
        xStart: .value("X", datum.x - datum.y), xEnd: .value("X", datum.x + 2),
        yStart: .value("Y", datum.y), yEnd: .value("Y", datum.y + 1))
    case "names": BarMark(x: .value("X", "\(Int(datum.x))"), y: .value("Y", datum.y))
    case "labels":
      // Not every mark: each text without space moves the next, starting at the very first text.
      BarMark(x: .value("X", datum.x), y: .value("Y", datum.y))
        .annotation { if datum.id.isMultiple(of: 9) { Text("\(datum.id)") } }
    case "gradients":
      AreaMark(x: .value("X", datum.x), y: .value("Y", datum.y), series: .value("N", datum.name))
        .interpolationMethod(.catmullRom)
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    case "lined":
      LineMark(
        x: .value("X", datum.x), y: .value("Y", datum.id > 397 ? .nan : datum.y),
        series: .value("N", datum.name)
      )
      .foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    case "dashes":
      LineMark(x: .value("X", datum.x), y: .value("Y", datum.y), series: .value("N", datum.name))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 8]))
    case "gaps":
      if datum.id % 7 > 1 {
        LineMark(x: .value("X", datum.x * datum.x / 200), y: .value("Y", datum.y))
      }
    case "colours":
      LineMark(x: .value("X", datum.x), y: .value("Y", datum.y), series: .value("N", datum.name))
        .foregroundStyle(datum.id < 2 ? .red : .green)
    case "groups":
      Plot {
        LineMark(x: .value("X", datum.x), y: .value("Y", datum.y))
        Plot {
          PointMark(x: .value("X", datum.x), y: .value("Y", datum.y))
          PointMark(x: .value("X", datum.x + datum.y), y: .value("Y", 2 * datum.y))
        }
        .annotation(position: .bottom) { Text("i\(datum.id)") }
      }
      .annotation { Text("o\(datum.id)") }
    case "lollipops":
      LineMark(x: .value("X", datum.x), y: .value("Y", datum.y))
      if datum.id.isMultiple(of: 19) {
        RuleMark(x: .value("X", datum.x)).offset(x: -6).annotation(position: .top) {
          // The plot does not move when taller annotations appear.
          VStack(spacing: 0) {
            ForEach(0..<(datum.id > 200 ? 5 : 1), id: \.self) { Text("\(datum.id)-\($0)") }
          }
        }
      }
    default:
      PointMark(x: .value("X", datum.x), y: .value("Y", datum.y)).symbolSize(900)
      RuleMark(y: .value("Y", 5))
    }
  }

  private static func chart(_ kind: String, _ data: [Datum], at position: Double) -> some View {
    Chart(data) { marks(kind, $0) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
      .chartScrollPosition(initialX: position)
      .chartYScale(domain: 0...20)
      .chartXAxis(.hidden).chartLegend(.hidden)
  }

  @Test(
    "A scrolling chart looks the same as a chart with all marks",
    arguments: [
      "line", "curve", "monotone", "area", "bars", "ranges", "names", "points", "labels", "groups",
      "lollipops", "gradients", "lined", "dashes", "gaps", "colours",
    ],
    ["turns", "series", "shuffled", "sparse"])
  func whatIsLeftOutCannotBeSeen(kind: String, order: String) {
    let data = Self.data(order)
    let size = CellSize(columns: 60, rows: 12)
    for position in isFullRun ? [0, 0.4, 7, 93.5, 150, 179, 190] : [0.4, 93.5, 190] {
      let chart = Self.chart(kind, data, at: position)
        .chartLineGaps(kind == "gaps" ? .breakOnMissing : .connected)
      let host = ViewHost(size: size, clock: { 0 }) { chart }
      // A printed chart processes all of its marks.
      let whole = chart.render(in: size).buffer
      #expect(host.text == whole.text, "at \(position)")
      #expect(host.shown?.buffer.cells == whole.cells, "at \(position)")
    }
  }

  @Test(
    "A chart in a scroll view looks the same as a part of the whole chart",
    arguments: [
      "line", "monotone", "area", "bars", "ranges", "names", "points", "labels", "lollipops",
      "gradients", "lined", "dashes", "colours",
    ])
  func whatIsLeftOutUnderAWindowCannotBeSeen(kind: String) throws {
    let data = Self.data("turns", count: 1200)
    let chart = Chart(data) { Self.marks(kind, $0) }
      .chartYScale(domain: 0...20).chartLegend(.hidden)
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 8 * 900)
    let size = CellSize(columns: 60, rows: 12)
    let host = ViewHost(size: size, clock: { 0 }) { ScrollView(.horizontal) { chart } }
    _ = host.frame()
    let whole = chart.render(in: CellSize(columns: 900, rows: 12)).buffer
    for steps in isFullRun ? [20, 20, 20] : [20] {
      for _ in 0..<steps { host.turnWheel() }
      let shown = try #require(host.shown?.buffer)
      // The last row is the scroll bar.
      let isPart = (0...(900 - 60)).contains { start in
        (0..<11).allSatisfy { row in
          (0..<60).allSatisfy { shown[$0, row] == whole[start + $0, row] }
        }
      }
      #expect(isPart, "\(shown.text)")
    }
  }

  private final class Log { var count = 0 }

  private struct Counted: View {
    let log: Log
    @State private var isLarge = false
    @State private var title = "title"
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text("size").onTapGesture { isLarge.toggle() }
          Text("name").onTapGesture { title += "!" }
        }
        Named(title: $title)
        Chart(0..<200, id: \.self) { index in
          let _ = log.count += 1
          BarMark(x: .value("X", index), y: .value("Y", isLarge ? 10 : 1))
        }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartYScale(domain: 0...10)
      }
    }
  }

  private struct Named: View {
    @Binding var title: String
    var body: some View { Text(title) }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(size: CellSize(columns: 40, rows: 12), clock: { 0 }) { view }
    _ = host.frame()
    return host
  }

  @Test("A scrolling chart evaluates its content once, and again when its state changes")
  func theContentIsWalkedOnce() {
    let log = Log()
    let host = host(Counted(log: log))
    #expect(log.count == 200)
    let before = host.text
    for _ in 0..<5 { host.turnWheel() }
    #expect(log.count == 200 && host.text != before)
    // The state of another view.
    host.click(23, 0)
    #expect(host.text.contains("title!") && log.count == 200)
    // A state that only the content reads, while the frame is drawn.
    let low = host.text.count { $0 == "█" }
    host.click(16, 0)
    #expect(host.text.count { $0 == "█" } > low + 20)
    #expect(log.count == 400)
    // Colours are blended with another background.
    host.handle(.ground(CellColor(hex: 0xFF_FFFF)))
    _ = host.frame()
    #expect(log.count == 600)
  }

  @Observable final class Model { var height = 1 }

  @Test("A change of a model that only the content reads is drawn") func aModelIsSeenToChange() {
    struct Modelled: View {
      let model: Model
      var body: some View {
        Chart(0..<5, id: \.self) { index in
          BarMark(x: .value("X", index), y: .value("Y", model.height))
        }
        .chartYScale(domain: 0...10)
      }
    }
    let model = Model()
    let host = host(Modelled(model: model))
    let low = host.text.count { $0 == "█" }
    model.height = 10
    #expect(host.text.count { $0 == "█" } > 2 * low)
  }

  private struct Ordered: View {
    @State private var isReversed = false
    var body: some View {
      VStack {
        Text("turn").onTapGesture { isReversed.toggle() }
        Content().chartXScale(domain: isReversed ? ["b", "a"] : ["a", "b"])
      }
    }
    struct Content: View {
      var body: some View {
        Chart {
          BarMark(x: .value("X", "a"), y: .value("Y", 1)).annotation { Text("A") }
          BarMark(x: .value("X", "b"), y: .value("Y", 1)).annotation { Text("B") }
        }
        .chartXAxis(.hidden)
      }
    }
  }

  @Test("Reused marks follow a new order of categories") func keptMarksGetAnotherOrder() {
    let host = host(Ordered())
    #expect(host.text.contains(/A.+B/))
    host.click(20, 0)
    #expect(host.text.contains(/B.+A/))
  }
}
