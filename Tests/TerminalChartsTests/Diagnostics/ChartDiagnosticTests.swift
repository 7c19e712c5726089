import Testing

@testable import TerminalCharts

@Suite("Diagnostics") struct ChartDiagnosticTests {
  private func diagnostics(_ chart: some View) -> [ChartDiagnostic] {
    draw(chart, columns: 30, rows: 8).diagnostics
  }

  @Test("Say why a chart is empty, also in the plot")
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
    #expect(diagnostics(pie) == [.noFiniteValues])
  }

  @Test("Name keys and categories that a scale does not have")
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

  @Test("Notice numbers that are strings, and lines that go back")
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
