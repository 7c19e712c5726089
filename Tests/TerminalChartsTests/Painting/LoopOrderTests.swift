import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

/// The painting order of the marks of a loop.
@Suite("Painting order of loops") struct LoopOrderTests {
  private func kinds(_ chart: some View) throws -> [String] {
    let frame = chart.plotOnly().render(
      in: CellSize(columns: 40, rows: 12), pixels: PixelCell(width: 8, height: 16))
    return try #require(frame.pictures.first).drawing.shapes.map {
      switch $0.form {
      case .fill: $0.anchor == nil ? "bar" : "point"
      default: "line"
      }
    }
  }

  @Test("A line is painted over the bars and below the points of its loop") func loops() throws {
    let barFirst = Chart(0..<3, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 2))
      LineMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1))
      PointMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1))
    }
    let lineFirst = Chart(0..<3, id: \.self) {
      LineMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1))
      BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 2))
      PointMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1)).zIndex(1)
    }
    let expected = ["bar", "bar", "bar", "line", "point", "point", "point"]
    let (bars, lines) = (try kinds(barFirst), try kinds(lineFirst))
    #expect(bars == expected && lines == expected)
  }

  @Test("Loops after each other keep their order") func sequence() throws {
    let chart = Chart {
      ForEach(0..<3) { LineMark(x: .value("x", "\($0)"), y: .value("y", $0 + 1)) }
      ForEach(0..<3) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 + 2)) }
    }
    let found = try kinds(chart)
    #expect(found == ["line", "bar", "bar", "bar"])
  }
}
