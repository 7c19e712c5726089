import FoundationSubset
import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

/// Large symbols at the ends of the domain.
@Suite("Symbols at the ends of the domain") struct EdgeSymbolTests {
  private func chart(_ place: Double) -> some View {
    Chart { PointMark(x: .value("x", place), y: .value("y", 40)).symbolSize(600) }
      .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
  }

  private func dots(_ place: Double) -> Int {
    let buffer = draw(chart(place), columns: 40, rows: 16).buffer
    let cells = (0..<16).flatMap { row in (0..<40).map { buffer.scalar($0, row) } }
    return cells.filter(\.isBraille).reduce(0) { $0 + ($1.value & 0xFF).nonzeroBitCount }
  }

  @Test("A symbol at the end of the domain is whole in a picture") func picture() throws {
    let canvas = chart(100).canvas(
      in: CellSize(columns: 40, rows: 16), environment: EnvironmentValues(),
      precision: DrawingPrecision(PixelCell(width: 8, height: 16)))
    let shapes = try #require(canvas.pictures.first).drawing.shapes
    let symbols = shapes.filter { if case .fill = $0.form { true } else { false } }
    let symbol = try #require(symbols.last)
    guard case .fill(let outlines, _) = symbol.form else { return }
    #expect(symbol.clip.contains(CGRect(around: outlines.joined())))
  }

  private func expectWholeSymbols(
    _ chart: some View, at location: SourceLocation = #_sourceLocation
  ) throws {
    let frame = chart.render(
      in: CellSize(columns: 40, rows: 16), pixels: PixelCell(width: 8, height: 16))
    let plot = try #require(frame.plotFrame).insetBy(dx: -1, dy: 0)
    let fills = try #require(frame.pictures.first).drawing.shapes.compactMap { shape -> CGRect? in
      guard case .fill(let outlines, _) = shape.form else { return nil }
      return CGRect(around: outlines.joined())
    }
    #expect(fills.count >= 3 && fills.suffix(3).allSatisfy(plot.contains), sourceLocation: location)
  }

  @Test("Symbols of the default size at both ends of the domain are whole in pictures")
  func everyScale() throws {
    let chart = Chart([1.0, 4, 16], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0))
    }
    try expectWholeSymbols(chart.chartYScale(domain: 1...16, type: .log))
    try expectWholeSymbols(chart.chartYScale(domain: 1...16, type: .squareRoot))
    try expectWholeSymbols(chart.chartYScale(domain: 1...16, type: .power(exponent: 2)))
    try expectWholeSymbols(
      chart.chartYScale(domain: 1...16).chartYAxis { AxisMarks(values: [1, 7, 16]) })
    try expectWholeSymbols(
      chart.chartYScale(domain: 1...16).chartXScale(domain: 1...16).chartYAxis(.hidden)
        .chartXAxis(.hidden))
    try expectWholeSymbols(chart.chartYScale(domain: 1...16).chartXScale(domain: 1...16))
  }

  @Test(
    "Larger symbols at both ends of the domain are whole in pictures", arguments: [300.0, 1500])
  func largerSymbols(area: CGFloat) throws {
    let chart = Chart([1.0, 4, 16], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(area)
    }
    try expectWholeSymbols(chart.chartYScale(domain: 1...16).chartXScale(domain: 1...16))
  }

  @Test("In cells, a symbol at the end of the domain is cut only by labels and the canvas edge")
  func cells() {
    let whole = dots(50)
    // On the right there is the gap before the labels, on the left the edge of the canvas.
    #expect(dots(100) > dots(0) && dots(0) >= whole / 3)
    #expect(dots(100) > whole / 2)
  }

  @Test("A symbol outside the domain is not drawn") func outside() {
    #expect(dots(120) == 0 && dots(-20) == 0)
  }
}
