import ChartStatistics
import Testing

struct HistogramTests {
  static let rules: [String: BinRule] = [
    "freedmanDiaconis": .freedmanDiaconis, "scott": .scott, "sturges": .sturges,
    "count": .count(7),
  ]

  @Test(
    "Bins and counts of histograms equal NumPy's", arguments: Vectors.all.histograms.keys.sorted())
  func binsAreNumPys(name: String) throws {
    for (rule, expected) in try #require(Vectors.all.histograms[name]) {
      for sample in Vectors.all.orders(of: name) {
        let bins = sample.histogram(try #require(Self.rules[rule]))
        let ends = bins.map(\.lowerBound) + bins.suffix(1).map(\.upperBound)
        #expect(areClose(ends, expected.edges), "\(rule)")
        #expect(bins.map(\.count) == expected.counts, "\(rule)")
      }
    }
  }

  @Test("The areas of all bins add up to one", arguments: Vectors.all.samples.keys.sorted())
  func areasAreOne(name: String) throws {
    for rule in Self.rules.values {
      let bins = try #require(Vectors.all.samples[name]).histogram(rule)
      let area = bins.reduce(0) { $0 + $1.density * ($1.upperBound - $1.lowerBound) }
      #expect(isClose(area, 1))
      #expect(zip(bins, bins.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    }
  }

  @Test("Bins of a width begin at multiples of it") func widthsBeginAtMultiples() {
    let bins = [-3.0, -0.5, 0, 4.9, 5, 12].histogram(.width(5))
    #expect(bins.map(\.range) == [-5..<0, 0..<5, 5..<10, 10..<15])
    #expect(bins.map(\.count) == [2, 2, 1, 1])
    #expect([0.0, 1e9].histogram(.width(1e-9)).map(\.count) == [2])
    #expect([0.0, 9].histogram(.width(0)).map(\.count) == [2])
    #expect([0.0, 9].histogram(.width(.nan)).map(\.count) == [2])
  }

  @Test("The last bin of thresholds contains its upper bound, and values outside are ignored")
  func thresholdsHoldTheirEnds() {
    let bins = [-1.0, 0, 1, 2, 3, 4].histogram(.thresholds([3, 0, 1, 1]))
    #expect(bins.map(\.range) == [0..<1, 1..<3] && bins.map(\.count) == [1, 3])
    #expect(bins[0].density == 1.0 / 6)
    #expect([1.0].histogram(.thresholds([1])).isEmpty)
    #expect([1.0].histogram(.thresholds([])).isEmpty)
  }

  @Test("No numbers give no bins, and one number gives one bin") func fewNumbers() {
    #expect([Double.nan].histogram().isEmpty)
    #expect([4.0].histogram().map(\.range) == [3.5..<4.5])
    #expect([4.0, 4].histogram(.count(2)).map(\.count) == [0, 2])
    #expect([1e300].histogram().map(\.count) == [1])
  }

  @Test("Sturges' rule replaces Freedman–Diaconis if the quartiles are equal")
  func sturgesStandsIn() {
    let values = [Double](repeating: 1, count: 30) + [5, 9]
    #expect(BinRule.freedmanDiaconis.count(for: SortedSample(values)) == 6)
    #expect(values.histogram() == values.histogram(.sturges))
  }

  @Test("The number of bins is limited") func countsAreClamped() {
    let sample = SortedSample([0, 1, 2, 3, 4, 1e12])
    #expect(BinRule.freedmanDiaconis.count(for: sample) == 100_000)
    #expect(BinRule.count(-3).count(for: sample) == 1)
    #expect(BinRule.scott.count(for: SortedSample([])) == 1)
    let huge = Double.greatestFiniteMagnitude
    #expect([-huge, 0, huge].histogram(.count(4)).map(\.count) == [1, 0, 1, 1])
  }
}
