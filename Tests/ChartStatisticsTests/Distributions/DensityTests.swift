import ChartStatistics
import Testing

struct DensityTests {
  @Test("Densities and bandwidths equal SciPy's", arguments: Vectors.all.densities.keys.sorted())
  func densitiesAreSciPys(name: String) throws {
    let expected = try #require(Vectors.all.densities[name])
    for sample in Vectors.all.orders(of: name) {
      #expect(isClose(try #require(sample.silvermanBandwidth()), expected.bandwidth))
      let seen = sample.density(count: expected.places.count)
      #expect(areClose(seen.map(\.value), expected.places))
      #expect(areClose(seen.map(\.density), expected.densities, within: 1e-10))
    }
  }

  @Test("The area below a density is one") func areaIsOne() throws {
    let points = try #require(Vectors.all.samples["skewed"]).density(count: 500)
    let area = zip(points, points.dropFirst()).reduce(0) { sum, pair in
      sum + (pair.0.density + pair.1.density) / 2 * (pair.1.value - pair.0.value)
    }
    #expect(isClose(area, 1, within: 1e-3))
  }

  @Test("A density of numbers without spread needs a bandwidth") func spikesNeedABandwidth() {
    #expect([5.0].density().isEmpty && [5.0, 5].density().isEmpty && [Double]().density().isEmpty)
    #expect([5.0].density(bandwidth: 0).isEmpty && [5.0].density(bandwidth: .nan).isEmpty)
    let bell = [5.0].density(bandwidth: 2, count: 3, in: 3...7)
    #expect(bell.map(\.value) == [3, 5, 7])
    #expect(isClose(bell[1].density, 0.3989422804014327 / 2) && bell[0].density == bell[2].density)
    #expect(isClose(bell[0].density / bell[1].density, 0.6065306597126334))
  }

  @Test("The bandwidth comes from the standard deviation if the quartiles are equal")
  func equalQuartiles() throws {
    let values = [Double](repeating: 1, count: 9) + [11]
    let expected = 0.9 * (10 as Double).squareRoot() * 0.6309573444801932
    #expect(isClose(try #require(values.silvermanBandwidth()), expected))
  }
}
