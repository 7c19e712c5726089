import FoundationSubset
import TerminalViews
import Testing

@testable import TerminalCharts

/// The direction of vertical scrolling.
@Suite("Vertical scrolling") struct VerticalScrollTests {
  @Test("Scrolling down shows lower values, or higher values on a reversed scale")
  func direction() throws {
    for (isReversed, expected) in [(false, 15.0), (true, 25)] {
      let memory = ScrollMemory()
      let chart = ScrolledChart(
        x: nil, y: ScrolledDomain(start: 20, length: 10, whole: 0...100),
        scales: scales(isReversed: isReversed), settings: ScrollSettings(), memory: memory,
        tree: nil)
      #expect(chart.scroll(by: CGSize(width: 0, height: 0.5)).height == 0.5)
      #expect(memory.y.position == expected)
    }
  }

  private func scales(isReversed: Bool) -> ChartScales {
    let marks = ArrangedMarks(
      collected { PointMark(x: .value("x", 1), y: .value("y", 100)) })
    var scales = ChartScales(
      training: marks, settings: ScaleSettings(), axisValues: (nil, nil), zone: .utc,
      bounds: (
        { DataBounds(of: marks.records.map(\.x), .number) },
        { DataBounds(of: marks.records.map(\.y), .number) }
      ),
      in: EnvironmentValues())
    scales.y = .linear(20...30, reversed: isReversed)
    return scales
  }
}
