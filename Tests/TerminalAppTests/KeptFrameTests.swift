import Foundation
import Observation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Frames that reuse parts of previous frames.
@MainActor @Suite("Reused frames", .serialized) struct KeptFrameTests {
  @Observable final class Choice {
    var x: Double? = 3
    var other = 2.5
    var unit = "øre"
    var dims = false
  }

  private static let size = CellSize(columns: 64, rows: 16)
  private static let prices = [31.0, 44, 38, 12, -6, 9, 27, 45, 39, 22, 18, 30]

  private struct Screen: View {
    let kind: String
    let choice: Choice

    var body: some View {
      switch kind {
      case "style":
        chart.chartPlotStyle { $0.background(.gray.opacity(0.3)).border(.green) }
          .chartYAxisLabel("Price").chartXAxisStyle { $0.background(.blue) }
      case "closures":
        chart.chartXAxis { AxisMarks(values: [0, 4, 8]) { _ in AxisGridLine() } }
          .chartYAxis {
            AxisMarks { value in
              AxisValueLabel { Text("\(value.as(Double.self) ?? 0) \(choice.unit)") }
            }
          }
      case "title": chart.chartYAxisLabel { Title(choice: choice) }
      case "domain":
        chart.chartYScale(domain: .automatic(includesZero: false))
          .chartXScale(domain: 0...(choice.other * 4))
      case "background":
        chart.chartBackground { _ in Text(verbatim: "— \(choice.other) —") }
      case "stack":
        ZStack {
          Text(verbatim: "👩‍👩‍👧 e\u{301}\(choice.unit)")
          chart
        }
      case "clusters":
        VStack {
          Text(verbatim: choice.other > 2 ? "👩‍👩‍👧" : "e\u{301}")
          chart.chartXAxisLabel("🇳🇴 👨‍👩‍👦")
        }
      case "two":
        VStack {
          if choice.dims { Text("Above") }
          chart
          chart.chartXAxis(.hidden)
        }
      case "curtain":
        ZStack {
          if choice.dims { Text("behind all of the chart, somewhere") }
          chart
        }
      case "behind":
        ZStack {
          chart
          chart.chartXAxis(.hidden)
        }
      case "tapped":
        VStack {
          chart
          chart.chartPlotStyle { $0.background(.gray.opacity(0.3)).onTapGesture {} }
        }
      case "inset":
        chart.chartYAxis { AxisMarks(preset: .inset) }
      case "layer":
        chart.chartOverlay { _ in Text(verbatim: "over \(choice.other)") }
      default: chart
      }
    }

    private var hours: [Int] { Array(KeptFrameTests.prices.indices) }

    private var chart: some View {
      Chart {
        ForEach(hours, id: \.self) { hour in data(hour) }
        selection
      }
    }

    @ChartContentBuilder private func data(_ hour: Int) -> some ChartContent {
      let (x, y) = (Double(hour), KeptFrameTests.prices[hour])
      switch kind {
      case "bars", "layer":
        BarMark(x: .value("X", x), y: .value("Y", y))
      case "names":
        BarMark(x: .value("X", "h\(hour)"), y: .value("Y", y))
          .foregroundStyle(by: .value("Sign", y < 0 ? "low" : "high"))
      case "dim":
        BarMark(x: .value("X", x), y: .value("Y", y)).opacity(choice.dims ? 0.5 : 1)
      case "swap":
        // Two styles, which all marks except the first two swap.
        let isRed = hour < 2 ? hour == 0 : (hour % 2 == 0) == choice.dims
        BarMark(x: .value("X", x), y: .value("Y", y)).foregroundStyle(isRed ? .red : .blue)
      case "area", "stack":
        AreaMark(x: .value("X", x), y: .value("Y", y))
          .foregroundStyle(by: .value("Half", hour % 2 == 0 ? "a" : "b"))
        LineMark(x: .value("X", x), y: .value("Y", y), series: .value("S", "line"))
      case "points", "order":
        PointMark(x: .value("X", x), y: .value("Y", y))
          .zIndex(kind == "order" ? Double(hour % 3) : 0)
      case "tiles":
        RectangleMark(
          xStart: .value("X", x), xEnd: .value("X", x + 1), yStart: .value("Y", y),
          yEnd: .value("Y", y + 0.1))
      default: LineMark(x: .value("X", x), y: .value("Y", y))
      }
    }

    @ChartContentBuilder private var selection: some ChartContent {
      if kind == "rules" || kind == "bars" { RuleMark(x: .value("Now", 6)).foregroundStyle(.red) }
      if let x = choice.x {
        switch kind {
        case "names":
          RuleMark(x: .value("X", "h\(Int(abs(x)) % 12)")).annotation { Text("\(x)") }
        case "order":
          PointMark(x: .value("X", x), y: .value("Y", KeptFrameTests.prices[Int(abs(x)) % 12]))
            .foregroundStyle(.pink)
        case "late":
          RuleMark(x: .value("X", x))
          LineMark(x: .value("X", x), y: .value("Y", 30), series: .value("S", "late"))
          LineMark(x: .value("X", x + 1), y: .value("Y", 3), series: .value("S", "late"))
        case "padded":
          PointMark(x: .value("X", x), y: .value("Y", 44))
            .annotation(position: .top, overflowResolution: .init(y: .padScale)) {
              Text("high\nand wide")
            }
        case "masked":
          RuleMark(x: .value("X", x))
            .mask { RectangleMark(yStart: .value("Y", 0), yEnd: .value("Y", choice.other * 9)) }
        default:
          RuleMark(x: .value("X", x)).foregroundStyle(.orange)
            .annotation(position: .top, alignment: .leading) {
              VStack {
                Text("\(x) \(choice.unit)")
                if x > 6 { Text("late") }
              }
            }
          PointMark(x: .value("X", x), y: .value("Y", choice.other)).symbolSize(90)
        }
      }
    }
  }

  private struct Title: View {
    let choice: Choice
    var body: some View { Text("in \(choice.unit)") }
  }

  private static func frame(_ kind: String, _ choice: Choice) throws -> CellBuffer {
    let host = ViewHost(size: size, clock: { 0 }) { Screen(kind: kind, choice: choice) }
    return try #require(host.frame()).buffer
  }

  @Test(
    "A frame that reuses parts of previous frames equals a newly drawn frame",
    arguments: [
      "line", "bars", "names", "dim", "area", "points", "order", "tiles", "rules", "late",
      "padded", "masked", "style", "closures", "title", "domain", "background", "stack",
      "clusters", "two", "behind", "tapped", "inset", "layer",
      "curtain", "swap",
    ])
  func frameAfterOthersIsDrawnAnew(kind: String) throws {
    var random = SeededGenerator(seed: 11)
    let choice = Choice()
    let host = ViewHost(size: Self.size, clock: { 0 }) { Screen(kind: kind, choice: choice) }
    _ = host.frame()
    for step in 0..<(isFullRun ? 60 : 15) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: choice.x = nil
      case 1: choice.other = Double.random(in: 1...4, using: &random)
      case 2: choice.unit = ["øre", "kr", "€"].randomElement(using: &random) ?? ""
      case 3: choice.dims.toggle()
      // Outside the other values, so that the domain grows.
      case 4: choice.x = 14.5
      default: choice.x = Double.random(in: 0..<11, using: &random).rounded()
      }
      let frame = host.frame()?.buffer ?? host.shown?.buffer
      let anew = try Self.frame(kind, choice)
      #expect(frame?.text == anew.text, "\(kind), step \(step)")
      #expect(frame?.cells == anew.cells, "\(kind), step \(step)")
    }
  }

  @Test("A label that has read a model is drawn again when the model changes")
  func labelFollowsItsModel() throws {
    let choice = Choice()
    let host = ViewHost(size: Self.size, clock: { 0 }) { Reader(choice: choice) }
    _ = host.frame()
    for x in [4.0, 5, 6] {
      choice.x = x
      _ = host.frame()
    }
    choice.unit = "€"
    #expect(try #require(host.frame()).buffer.text.contains("0 €"))
  }

  /// A view whose body does not read the unit, but whose labels do.
  private struct Reader: View {
    let choice: Choice
    var body: some View {
      Plot(x: choice.x ?? 0).chartYAxis {
        AxisMarks(values: [0, 40]) { _ in AxisValueLabel { Unit(choice: choice) } }
      }
    }
  }

  private struct Unit: View {
    let choice: Choice
    var body: some View { Text("0 \(choice.unit)") }
  }

  private struct Plot: View {
    let x: Double
    var body: some View {
      Chart {
        ForEach(KeptFrameTests.prices.indices, id: \.self) { hour in
          LineMark(x: .value("X", hour), y: .value("Y", KeptFrameTests.prices[hour]))
        }
        RuleMark(x: .value("X", x))
      }
    }
  }
}
