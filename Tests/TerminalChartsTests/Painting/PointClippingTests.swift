import TerminalCharts
import TerminalCore
import Testing

/// Points and rules at the edge of a plot and just outside it.
@Suite("Points at the plot's edge") struct PointClippingTests {
  private static let edges: [(x: Double, y: Double, column: Int, row: Int)] = [
    (0, 0, 0, 3), (10, 0, 9, 3), (0, 10, 0, 0), (10, 10, 9, 0),
  ]

  private func chart(_ x: Double, _ y: Double) -> some View {
    Chart { PointMark(x: .value("x", x), y: .value("y", y)) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).plotOnly()
  }

  private func symbols(_ view: some View) -> [CellPoint] {
    let buffer = draw(view, columns: 10, rows: 4).buffer
    return (0..<4).flatMap { row in
      (0..<10).compactMap { column in
        buffer.scalar(column, row) == " " ? nil : CellPoint(column: column, row: row)
      }
    }
  }

  @Test("Points at the ends of the domain are drawn in the outermost cells", arguments: edges)
  func edge(x: Double, y: Double, column: Int, row: Int) {
    #expect(symbols(chart(x, y)) == [CellPoint(column: column, row: row)])
  }

  @Test("A text as the symbol of a point at the plot's edge is whole")
  func texts() {
    let view = Chart(0..<5, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index)).symbol { Text("\(index + 10)") }
    }.chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly()
    let text = picture(view, columns: 30, rows: 9)
    for index in 10...14 { #expect(text.contains("\(index)"), "\(text)") }
  }

  // With bars, the ends of the domain are exactly at the edges of the plot.
  @Test(
    "Points at the ends of a domain with bars are drawn in the outermost cells", arguments: edges)
  func edgeOfBars(x: Double, y: Double, column: Int, row: Int) {
    let view = Chart {
      BarMark(xStart: .value("x", 5), xEnd: .value("x", 5), y: .value("y", 5))
      PointMark(x: .value("x", x), y: .value("y", y))
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10).plotOnly()
    #expect(symbols(view) == [CellPoint(column: column, row: row)])
  }

  @Test(
    "Points outside the domain are not drawn",
    arguments: [(10.6, 5), (-0.6, 5), (5, 11.5), (5, -1.5), (10.6, 11.5)] as [(Double, Double)])
  func outside(x: Double, y: Double) {
    #expect(symbols(chart(x, y)).isEmpty)
    let line = Chart { LineMark(x: .value("x", x), y: .value("y", y)).symbol(.circle) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).plotOnly()
    #expect(symbols(line).isEmpty)
  }

  @Test("Points that only an offset moves out of the plot are drawn at its edge")
  func offset() {
    let view = Chart { PointMark(x: .value("x", 5), y: .value("y", 10)).offset(y: -16) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).plotOnly()
    #expect(symbols(view) == [CellPoint(column: 5, row: 0)])
  }

  @Test("Rules at the end of the domain are drawn, and rules outside it are not")
  func rules() {
    func rule(_ x: Double) -> some View {
      Chart { RuleMark(x: .value("x", x)) }.chartXScale(domain: 0...10).plotOnly()
    }
    #expect(symbols(rule(10)).map(\.column) == [9, 9, 9, 9])
    #expect(symbols(rule(10.6)).isEmpty)
    #expect(symbols(rule(-0.6)).isEmpty)
  }
}
