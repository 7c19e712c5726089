import ChartStatistics
import Testing

struct LoessTests {
  @Test(
    "Loess curves equal statsmodels' and the definition", arguments: Vectors.all.curves.indices)
  func curvesAreThoseOfStatsmodels(index: Int) {
    let expected = Vectors.all.curves[index]
    let rows = Array(zip(expected.x, expected.y))
    for rows in [rows, rows.reversed()] {
      let curve = rows.loess(
        span: expected.span, robustness: expected.robustness, x: \.0, y: \.1)
      #expect(curve.map(\.x) == expected.x)
      #expect(areClose(curve.map(\.y), expected.values, within: 1e-9))
      #expect(areClose(curve.map(\.y), expected.statsmodels, within: 1e-9))
    }
  }

  @Test("Loess keeps a straight line and a single point") func linesStay() {
    let line = (0..<20).map { (Double($0), 3 - 2 * Double($0)) }
    for span in [0, 0.2, 1, 7, .nan] {
      let curve = line.loess(span: span, robustness: 1, x: \.0, y: \.1)
      #expect(areClose(curve.map(\.y), line.map(\.1), within: 1e-12))
    }
    #expect([(1.0, 5.0)].loess(x: \.0, y: \.1) == [TrendPoint(x: 1, y: 5)])
    #expect([(1.0, Double.nan)].loess(x: \.0, y: \.1).isEmpty)
  }

  @Test("Rows with equal x give one point with their mean") func onePlaceHasItsMean() {
    let rows = [(1.0, 2.0), (1, 4), (1, 6)]
    #expect(rows.loess(span: 1, x: \.0, y: \.1) == [TrendPoint(x: 1, y: 4)])
  }
}
