import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

/// Where an area begins and ends on the first and the last tick, in the middle of a cell.
@Suite("Ends of areas") struct AreaEdgeTests {
  private func frame(from first: Int, to last: Int) -> ChartFrame {
    draw(
      Chart(first...last, id: \.self) { x in
        AreaMark(x: .value("X", x), y: .value("Y", 10)).foregroundStyle(.blue)
        LineMark(x: .value("X", x), y: .value("Y", 10)).foregroundStyle(.red)
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...20),
      columns: 45, rows: 16, colorDepth: .trueColor)
  }

  /// Whether the cells of a row have a ground, from the first column of the plot on.
  private func grounds(_ frame: ChartFrame) -> [Bool] {
    let plot = frame.proxy.map { CellMetrics.cells($0.plotRect) } ?? frame.buffer.bounds
    let row = plot.minRow + plot.size.rows * 3 / 4
    return (plot.minColumn..<plot.maxColumn).map {
      !frame.buffer[$0, row].style.background.isDefault
    }
  }

  @Test("Cover their cells") func whole() {
    let grounds = grounds(frame(from: 0, to: 10))
    #expect(grounds.count > 30)
    #expect(grounds.allSatisfy { $0 }, "\(grounds)")
  }

  @Test("Stay where the data end within the plot") func within() {
    let grounds = grounds(frame(from: 2, to: 8))
    let first = grounds.firstIndex(of: true) ?? 0
    let last = grounds.lastIndex(of: true) ?? 0
    #expect(abs(first - grounds.count / 5) <= 1 && abs(last - grounds.count * 4 / 5) <= 1)
  }

  @Test("Have the ground of the line beside them") func ground() {
    let frame = frame(from: 0, to: 10)
    let plot = frame.proxy.map { CellMetrics.cells($0.plotRect) } ?? frame.buffer.bounds
    for row in plot.minRow..<plot.maxRow {
      let cells = [plot.minColumn, plot.minColumn + 1, plot.maxColumn - 2, plot.maxColumn - 1]
        .map { frame.buffer[$0, row].style.background.isDefault }
      #expect(Set(cells).count == 1, "row \(row)")
    }
  }
}
