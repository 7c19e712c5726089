import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Areas of one datum") struct LoneAreaTests {
  private func fills(_ chart: some View) -> [CGRect] {
    let frame = chart.render(
      in: CellSize(columns: 20, rows: 6), pixels: PixelCell(width: 8, height: 16))
    return frame.pictures.flatMap(\.drawing.shapes).compactMap { shape in
      guard case .fill(let outlines, _) = shape.form else { return nil }
      return CGRect(around: outlines.joined())
    }
  }

  @Test("An area of one datum is a column of dots, in cells and in pictures")
  func lone() throws {
    let upright = Chart { AreaMark(x: .value("x", 4), y: .value("y", 7)) }
      .chartXScale(domain: 0...8).chartYScale(domain: 0...7).plotOnly()
    #expect(draw(upright, columns: 20, rows: 6).buffer.text.contains("░"))
    let column = try #require(fills(upright).first)
    #expect(column.width == 4 && column.height == 96 && abs(column.midX - 80) < 4)
    let level = Chart { AreaMark(xStart: .value("x", 0), xEnd: .value("x", 7), y: .value("y", 4)) }
      .chartXScale(domain: 0...7).plotOnly()
    let row = try #require(fills(level).first)
    #expect(row.height == 4 && row.width == 160)
  }

  @Test("An area of more data has no columns at its points")
  func several() throws {
    let chart = Chart(0..<3, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 2)) }
      .plotOnly()
    #expect(try #require(fills(chart).first).width > 100)
  }
}
