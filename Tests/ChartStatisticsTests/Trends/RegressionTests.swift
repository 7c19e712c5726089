import Testing

@testable import ChartStatistics

struct RegressionTests {
  @Test(
    "Regression curves and bands equal statsmodels'", arguments: Vectors.all.regressions.indices)
  func curvesAreThoseOfStatsmodels(index: Int) throws {
    let expected = Vectors.all.regressions[index]
    let curve: RegressionCurve =
      expected.exponential ? .exponential : .polynomial(degree: expected.degree)
    let rows = Array(zip(expected.x, expected.y))
    for rows in [rows, rows.reversed()] {
      let fit = try #require(rows.regression(curve, x: \.0, y: \.1))
      let values = expected.at.map(fit.value)
      #expect(areClose(values, expected.values, within: 1e-10), "\(expected.name)")
      // For a mean, the determination is zero, which statsmodels gives as a rounding error.
      #expect(abs(fit.determination - expected.determination) < 1e-11)
      for (confidence, bands) in expected.bands {
        let confidence = try #require(Double(confidence))
        let seen = expected.at.map(try #require(fit.band(confidence: confidence)))
        #expect(areClose(seen.map(\.lower), bands.map { $0[0] }, within: 1e-9))
        #expect(areClose(seen.map(\.upper), bands.map { $0[1] }, within: 1e-9))
      }
    }
  }

  @Test("Quantiles of Student's distribution equal SciPy's") func studentsIsSciPys() {
    for row in Vectors.all.students {
      let halfWidth = StudentDistribution(degreesOfFreedom: row.degrees).halfWidth(of: row.share)
      #expect(isClose(halfWidth, row.reach, within: 1e-9), "\(row.degrees) \(row.share)")
    }
    let few = StudentDistribution(degreesOfFreedom: 3)
    #expect(few.halfWidth(of: 0) == 0 && few.halfWidth(of: 1) == .infinity)
  }

  @Test("A regression works with dates, as seconds since 2001") func datesArePlaces()
    throws
  {
    let start: Double = 7.9e8
    let hours = (0..<48).map(Double.init)
    let rows = hours.map { hour in (x: start + hour * 3600, y: 5 + hour * 0.25) }
    let line = try #require(rows.regression(x: \.x, y: \.y))
    #expect(isClose(line.value(at: start), 5, within: 1e-9))
    #expect(isClose(line.value(at: start + 100 * 3600), 30, within: 1e-9))
    let end = start + 47 * 3600
    #expect(isClose(line.determination, 1) && line.range == start...end)
  }

  @Test("Too few distinct points have no regression") func tooFewHaveNone() throws {
    func fit(_ curve: RegressionCurve, _ rows: [(Double, Double)]) -> Regression? {
      rows.regression(curve, x: \.0, y: \.1)
    }
    #expect(fit(.line, []) == nil && fit(.line, [(1, 2)]) == nil)
    #expect(fit(.line, [(1, 2), (1, 3)]) == nil && fit(.line, [(1, 2), (.nan, 3)]) == nil)
    #expect(fit(.exponential, [(1, 2), (2, -3), (3, 0)]) == nil)
    #expect(fit(.polynomial(degree: -4), [(1, 2), (1, 4)])?.value(at: 8) == 3)
    #expect(fit(.line, [(0, 1e300), (1, -1e300), (2, 1e300)]) == nil)
    let exact = try #require(fit(.line, [(1, 2), (3, 6)]))
    #expect(exact.band() == nil && exact.value(at: 2) == 4 && exact.determination == 1)
  }

  @Test("A band is wider for a higher confidence") func bandsWiden() throws {
    let rows = [(0.0, 1.0), (1, 3), (2, 2), (4, 5)]
    let line = try #require(rows.regression(x: \.0, y: \.1))
    let (narrow, wide) = (try #require(line.band(confidence: 0.1)), try #require(line.band()))
    for x in [-3, 0, 1.5, 9] {
      let (inner, outer) = (narrow(x), wide(x))
      #expect(inner.lower < line.value(at: x) && line.value(at: x) < inner.upper)
      #expect(outer.lower < inner.lower && outer.upper > inner.upper)
    }
    #expect(wide(.nan).lower.isNaN)
    #expect(line.band(confidence: 1) == nil && line.band(confidence: 0) == nil)
    let flat = try #require([(0.0, 4.0), (1, 4), (2, 4)].regression(x: \.0, y: \.1))
    #expect(flat.determination == 1 && flat.band().map { $0(9) == (4, 4) } == true)
  }
}
