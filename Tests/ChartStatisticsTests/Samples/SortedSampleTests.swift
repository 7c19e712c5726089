import ChartStatistics
import Harness
import Testing

struct SortedSampleTests {
  @Test(
    "Quantiles, means and deviations equal NumPy's", arguments: Vectors.all.summaries.keys.sorted())
  func summariesAreNumPys(name: String) throws {
    let expected = try #require(Vectors.all.summaries[name])
    for sample in Vectors.all.orders(of: name) {
      #expect(areClose(sample.quantiles(Vectors.all.shares), expected.quantiles))
      #expect(areClose([try #require(sample.mean())], [expected.mean], within: 1e-9))
      #expect((sample.standardDeviation() == nil) == (expected.deviation == nil))
      if let deviation = expected.deviation {
        #expect(isClose(try #require(sample.standardDeviation()), deviation))
      }
    }
  }

  @Test("Counted numbers have the quantiles of repeated numbers") func countsRepeat() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let rows = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        (
          value: Double.random(in: -9...9, using: &random),
          count: Int.random(in: -1...4, using: &random)
        )
      }
      let counted = SortedSample(counted: rows)
      let repeated = SortedSample(
        rows.flatMap { Array(repeating: $0.value, count: max($0.count, 0)) })
      #expect(counted.count == repeated.count && counted.isEmpty == repeated.isEmpty)
      for share in [0, 0.1, 0.25, 0.5, 0.73, 1] {
        #expect(counted.quantile(share) == repeated.quantile(share), "\(rows) \(share)")
      }
    }
  }

  @Test("Numbers that are not finite are ignored") func notFiniteDoesNotCount() {
    let values: [Double] = [.nan, 4, .infinity, 2, -.infinity, 6]
    #expect(SortedSample(values).values == [2, 4, 6])
    #expect(values.mean() == 4 && values.standardDeviation() == 2)
    #expect(SortedSample(counted: [(.nan, 3), (1, 2)]).count == 2)
  }

  @Test("A sample without numbers has no quantile") func nothingHasNone() {
    #expect([].quantile(0.5) == nil && [].quantiles([0, 1]).isEmpty)
    #expect([Double.nan].mean() == nil && [7.0].standardDeviation() == nil)
    #expect(SortedSample([Double]()).interquartileRange == nil)
  }

  @Test("Fractions outside 0…1 give the extremes") func sharesAreClamped() {
    #expect([3, 1, 2].quantiles([-1, 0, 1, 7]) == [1, 1, 3, 3])
    #expect([3.0].quantile(.nan) == nil)
    #expect(SortedSample([1, 2, 3, 4, 5]).interquartileRange == 2)
  }

  @Test("Means and quantiles of extreme numbers stay finite") func hugeNumbersStayFinite() {
    let huge = Double.greatestFiniteMagnitude
    #expect(isClose([huge, huge, huge].mean() ?? 0, huge))
    #expect([-huge, huge].quantile(0.5) == 0)
    #expect([huge, -huge].mean() == 0 && [huge, huge].quantile(0.3) == huge)
    #expect([5, 5, 5].standardDeviation() == 0)
  }
}
