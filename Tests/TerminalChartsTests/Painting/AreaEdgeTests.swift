import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

/// Areas that begin on the first tick and end on the last tick, in the middle of a cell.
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

  /// Returns whether each cell of a row has a background, from the plot's first column on.
  private func grounds(_ frame: ChartFrame) -> [Bool] {
    let plot = frame.proxy.map { CellMetrics.cells($0.plotRect) } ?? frame.buffer.bounds
    let row = plot.minRow + plot.size.rows * 3 / 4
    return (plot.minColumn..<plot.maxColumn).map {
      !frame.buffer[$0, row].style.background.isDefault
    }
  }

  @Test("An area from the first to the last tick covers all cells of the plot") func whole() {
    let grounds = grounds(frame(from: 0, to: 10))
    #expect(grounds.count > 30)
    #expect(grounds.allSatisfy { $0 }, "\(grounds)")
  }

  @Test("An area within the plot ends where its data end") func within() {
    let grounds = grounds(frame(from: 2, to: 8))
    let first = grounds.firstIndex(of: true) ?? 0
    let last = grounds.lastIndex(of: true) ?? 0
    #expect(abs(first - grounds.count / 5) <= 1 && abs(last - grounds.count * 4 / 5) <= 1)
  }

  @Test("The outermost cells of an area have a background if the adjacent cells do") func ground() {
    let frame = frame(from: 0, to: 10)
    let plot = frame.proxy.map { CellMetrics.cells($0.plotRect) } ?? frame.buffer.bounds
    for row in plot.minRow..<plot.maxRow {
      let cells = [plot.minColumn, plot.minColumn + 1, plot.maxColumn - 2, plot.maxColumn - 1]
        .map { frame.buffer[$0, row].style.background.isDefault }
      #expect(Set(cells).count == 1, "row \(row)")
    }
  }
}
