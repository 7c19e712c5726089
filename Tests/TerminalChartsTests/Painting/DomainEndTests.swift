import FoundationSubset
import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

/// Marks that extend beyond an explicit domain: the plot has half a cell more.
@Suite("Marks at the ends of an explicit domain") struct DomainEndTests {
  private static let values = [1.0, 14, 2, 6, -3, 5, 12, 10.2, 9, -0.3, 1]

  /// Returns the shapes of the marks in a picture and the extent of the domain of y, in points.
  private func shapes(
    _ chart: some View, from lower: Double = 0
  ) throws -> (rects: [CGRect], domain: ClosedRange<CGFloat>) {
    let frame = chart.chartYScale(domain: lower...10).plotOnly().render(
      in: CellSize(columns: 40, rows: 12), pixels: PixelCell(width: 8, height: 16))
    let proxy = try #require(frame.proxy)
    let ends = try [#require(proxy.position(forY: 10.0)), #require(proxy.position(forY: lower))]
    let rects = (frame.pictures.first?.drawing.shapes ?? []).flatMap { shape -> [CGRect] in
      switch shape.form {
      case .fill(let outlines, _): return outlines.map { CGRect(around: $0) }
      case .stroke(let points, _): return [CGRect(around: points)]
      default: return []
      }
    }
    return (rects, ends[0] - 0.1...ends[1] + 0.1)
  }

  private func expectInside(
    _ chart: some View, from lower: Double = 0, at location: SourceLocation = #_sourceLocation
  ) throws {
    let (rects, domain) = try shapes(chart, from: lower)
    #expect(!rects.isEmpty, sourceLocation: location)
    for rect in rects {
      #expect(
        domain.contains(rect.minY) && domain.contains(rect.maxY), "\(rect)",
        sourceLocation: location)
    }
  }

  @Test("Lines, areas, bars, rectangles and rules end with the domain in a picture")
  func cutInPictures() throws {
    let indices = Self.values.indices
    for lower in [0.0, 2] {
      try expectInside(
        Chart(indices, id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", Self.values[$0]))
        }, from: lower)
      try expectInside(
        Chart(indices, id: \.self) {
          AreaMark(x: .value("x", $0), y: .value("y", Self.values[$0]))
        }, from: lower)
      try expectInside(
        Chart(indices, id: \.self) {
          BarMark(x: .value("x", "\($0)"), y: .value("y", Self.values[$0]))
        }, from: lower)
      try expectInside(
        Chart(indices, id: \.self) {
          RectangleMark(
            x: .value("x", "\($0)"), yStart: .value("y", Self.values[$0]), yEnd: .value("y", 5))
        }, from: lower)
      try expectInside(
        Chart {
          RuleMark(x: .value("x", 1), yStart: .value("y", -3), yEnd: .value("y", 30))
          RuleMark(y: .value("y", 10.1))
          RuleMark(x: .value("x", 2), yStart: .value("y", 10.1), yEnd: .value("y", 30))
        }, from: lower)
    }
  }

  @Test("Points and rules beyond the domain are not drawn, not even by half a row")
  func omitted() throws {
    let chart = Chart([-0.2, 10.2], id: \.self) {
      PointMark(x: .value("x", 1), y: .value("y", $0))
      RuleMark(y: .value("y", $0))
    }
    let found = try shapes(chart)
    #expect(found.rects.isEmpty)
    let cells = chart.chartYScale(domain: 0...10).plotOnly()
    let drawn = picture(cells, columns: 20, rows: 12).filter { !$0.isWhitespace }
    #expect(drawn.isEmpty)
  }

  @Test("In cells, a bar beyond the domain ends where a bar at its end does") func cells() {
    func bar(_ value: Double) -> String {
      picture(
        Chart { BarMark(x: .value("x", "a"), y: .value("y", value)) }
          .chartYScale(domain: 0...10), columns: 12, rows: 12)
    }
    #expect(bar(12) == bar(10))
    #expect(bar(-5) == bar(0))
  }

  @Test("A line keeps its direction up to the end of the domain") func crossing() throws {
    let chart = Chart([0, 20], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    let (rects, domain) = try shapes(chart)
    let line = try #require(rects.first)
    #expect(abs(line.minY - domain.lowerBound) < 0.2 && abs(line.maxY - domain.upperBound) < 0.2)
    // Half of the domain of x, which is 40 columns wide.
    #expect(abs(line.width - 160) < 8)
  }
}
