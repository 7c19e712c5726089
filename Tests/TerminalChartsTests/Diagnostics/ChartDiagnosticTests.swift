import Foundation
import Testing

@testable import TerminalCharts

@Suite("Chart diagnostics") struct ChartDiagnosticTests {
  private func diagnostics(_ chart: some View) -> [ChartDiagnostic] {
    draw(chart, columns: 30, rows: 8).diagnostics
  }

  @Test("An empty chart states the reason in its diagnostics and in the plot")
  func empty() {
    let nothing = Chart([Int](), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(diagnostics(nothing) == [.noData])
    #expect(picture(nothing, columns: 30, rows: 8).contains("no data"))
    let undefined = Chart([1, 2], id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", Double.nan))
    }
    #expect(diagnostics(undefined) == [.noFiniteValues])
    #expect(picture(undefined, columns: 30, rows: 8).contains("no finite values"))
    let names = Chart(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
      .chartXScale(domain: ["c"])
    #expect(
      diagnostics(names) == [.categoriesOutsideDomain(axis: "Name", values: ["a", "b"])])
    #expect(picture(names, columns: 60, rows: 8).contains("The domain of Name does not have a, b."))
    let pie = Chart([0, -1], id: \.self) { SectorMark(angle: .value("", $0)) }
    #expect(diagnostics(pie) == [.noPositiveValues])
    #expect(picture(pie, columns: 30, rows: 8).contains("no positive values"))
    let undefinedPie = Chart([Double.nan, .infinity], id: \.self) {
      SectorMark(angle: .value("", $0))
    }
    #expect(diagnostics(undefinedPie) == [.noFiniteValues])
  }

  @Test("Diagnostics name the values that a scale's domain does not contain")
  func keys() {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("y", 1)).foregroundStyle(by: .value("Name", $0))
    }
    #expect(diagnostics(chart).isEmpty)
    #expect(
      diagnostics(chart.chartForegroundStyleScale(["a": Color.red]))
        == [.unknownKeys(scale: "foreground style", values: ["b"])])
    #expect(
      diagnostics(chart.chartXScale(domain: ["b", "c"]))
        == [.categoriesOutsideDomain(axis: "Name", values: ["a"])])
  }

  @Test("Closed lines, spirals and lines that only run backwards give no diagnostics")
  func curves() {
    let turns: [(Double) -> (x: Double, y: Double)] = [
      { (cos($0), sin($0)) }, { (sin(3 * $0), sin(4 * $0)) },
      { ($0 * cos(4 * $0), $0 * sin(4 * $0)) },
      { (cos($0) * cos($0) + sin($0) * sin($0), $0) }, { (-$0, $0) },
    ]
    for turn in turns {
      let plot = Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { turn($0) }
      }
      #expect(diagnostics(plot).isEmpty)
      let marks = Chart(0..<60, id: \.self) {
        LineMark(x: .value("x", turn(Double($0) / 9).x), y: .value("y", turn(Double($0) / 9).y))
      }
      #expect(diagnostics(marks).isEmpty)
    }
    let triangle = Chart(0..<4, id: \.self) {
      LineMark(x: .value("x", [0, 2, 1, 0][$0]), y: .value("y", [0, 0, 2, 0][$0]))
    }
    #expect(diagnostics(triangle).isEmpty)
  }

  private func line(_ points: [(x: Double, y: Double)]) -> some View {
    Chart(points.indices, id: \.self) {
      LineMark(x: .value("x", points[$0].x), y: .value("y", points[$0].y))
    }
  }

  @Test("Lines that are sorted along y, and paths through two numbers, give no diagnostics")
  func paths() {
    #expect(diagnostics(line([(1, 0), (3, 1), (2, 2), (4, 3)])).isEmpty)
    #expect(diagnostics(line([(1, 3), (3, 2), (2, 2), (4, 0)])).isEmpty)
    #expect(diagnostics(line([(1, 3), (3, 4), (2, 5), (5, 2), (4, 1)])).isEmpty)
    #expect(diagnostics(line([(1, 3), (3, 4), (2, 5), (3, 2), (2, 1), (4, 7)])).isEmpty)
    let days = Chart(0..<5, id: \.self) { day in
      LineMark(
        x: .value("v", [1, 4, 2, 6, 3][day]),
        y: .value("day", Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)))
    }
    #expect(diagnostics(days).isEmpty)
  }

  @Test("Two series in one line, and dates that go back, are diagnosed")
  func series() {
    #expect(
      diagnostics(line([(1, 3), (2, 5), (3, 4), (1, 6), (2, 2), (3, 8)])) == [.backwards])
    let days = Chart(0..<4, id: \.self) { index in
      LineMark(
        x: .value("day", Date(timeIntervalSinceReferenceDate: [0, 2, 1, 3][index] * 86_400)),
        y: .value("v", [4, 2, 6, 3][index]))
    }
    #expect(diagnostics(days) == [.backwards])
  }

  @Test("Numeric strings as categories and lines that turn back are diagnosed")
  func mistakes() {
    let strings = Chart(["10", "9"], id: \.self) {
      BarMark(x: .value("Year", $0), y: .value("y", 1))
    }
    #expect(diagnostics(strings) == [.numericStrings(axis: "Year")])
    let back = Chart([1, 2, 1, 2], id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0))
    }
    #expect(diagnostics(back) == [.backwards])
    #expect(
      ChartDiagnostic.unknownKeys(scale: "symbol", values: ["a", "b", "c", "d", "e"])
        .description == "The symbol scale does not have a, b, c and 2 more.")
  }
}
