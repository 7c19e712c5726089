import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Position scale") struct PositionScaleTests {
  static let transforms: [ScaleTransform] = [
    .linear, .log, .power(0.5), .power(2), .power(3), .symmetricLog(slope: 1),
    .symmetricLog(slope: 0.01),
  ]

  static let flatAtZero: [ScaleTransform] = [.power(2), .power(3)]

  static let table: [(ScaleTransform, ClosedRange<Double>, Double, Double)] = [
    (.linear, 0...10, 5, 0.5),
    (.linear, 0...10, -5, -0.5),
    (.linear, -10...10, 10, 1),
    (.log, 1...100, 10, 0.5),
    (.log, 1...100, 0.1, -0.5),
    (.power(0.5), 0...100, 25, 0.5),
    (.power(0.5), -100...100, 0, 0.5),
    (.power(2), 0...10, 5, 0.25),
    (.symmetricLog(slope: 1), -9...9, 0, 0.5),
    (.symmetricLog(slope: 1), 0...99, 9, 0.5),
    (.linear, 7...7, 7, 0.5),
    (.linear, 7...7, 9, 0.5),
  ]

  @Test("Scales map values to positions, and reversed scales mirror them", arguments: table)
  func positions(
    transform: ScaleTransform, domain: ClosedRange<Double>, value: Double, position: Double
  ) {
    let scale = PositionScale(transform, domain: domain)
    #expect((scale.position(value) - position).magnitude < 1e-12)
    let reversed = PositionScale(transform, domain: domain, reversed: true)
    #expect((reversed.position(value) - (1 - position)).magnitude < 1e-12)
  }

  @Test("Values for which a scale is undefined have no position") func undefinedData() {
    let log = PositionScale(.log, domain: 1...100)
    #expect(log.position(0).isNaN)
    #expect(log.position(-1).isNaN)
    #expect(PositionScale.linear(0...1).position(.nan).isNaN)
    #expect(PositionScale.linear(0...1).datum(at: .nan).isNaN)
    #expect(PositionScale.linear(3...3).datum(at: 0.9) == 3)
  }

  @Test("Positions convert back to their values", arguments: transforms)
  func roundTrip(transform: ScaleTransform) {
    let seed: UInt64 = 4_711
    var random = SeededGenerator(seed: seed)
    for round in 0..<(isFullRun ? 2_000 : 200) {
      let ends = (0..<2).map { _ in random.number(exponents: -3...4) }
        .map { transform == .log ? $0.magnitude + 1e-9 : $0 }.sorted()
      let scale = PositionScale(
        transform, domain: ends[0]...ends[1], reversed: round.isMultiple(of: 2))
      let size = max(ends[0].magnitude, ends[1].magnitude)
      for part in [0, 0.25, 0.5, 1] {
        let value = ends[0] + (ends[1] - ends[0]) * part
        let back = scale.datum(at: scale.position(value))
        let miss = (back - value).magnitude
        // A power is flat near zero: there, the position is recovered, not the datum.
        let drift = (scale.position(back) - scale.position(value)).magnitude
        #expect(
          miss <= 1e-9 * size || Self.flatAtZero.contains(transform) && drift <= 1e-12,
          "seed \(seed) round \(round) \(ends) \(part)")
      }
    }
  }

  @Test("Positions never decrease as values increase", arguments: transforms)
  func monotone(transform: ScaleTransform) {
    let seed: UInt64 = 99
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let ends = [random.number(exponents: -3...4), random.number(exponents: -3...4)].sorted()
      let scale = PositionScale(transform, domain: ends[0]...ends[1])
      let data = (0..<20).map { _ in random.number(exponents: -3...4) }.sorted()
      let places = data.map(scale.position).filter { !$0.isNaN }
      #expect(zip(places, places.dropFirst()).allSatisfy(<=), "seed \(seed) round \(round)")
    }
  }

  @Test("Extreme domains give neither NaN positions nor NaN values", arguments: transforms)
  func extremeDomains(transform: ScaleTransform) {
    let most = Double.greatestFiniteMagnitude
    let domains: [ClosedRange<Double>] = [
      0...0, -most...most, 0...most, -Double.infinity...Double.infinity, -5...(-1), 0...1e-300,
      1e300...1e300.nextUp,
    ]
    for domain in domains {
      let scale = PositionScale(transform, domain: domain)
      for value in [-1e300, -1, 0, 1e-300, 1, most] where transform != .log || value > 0 {
        #expect(!scale.position(value).isNaN, "\(domain) \(value)")
      }
      for position in [-1, 0, 0.5, 1, 2] {
        #expect(!scale.datum(at: position).isNaN, "\(domain) \(position)")
      }
    }
  }

  @Test("Bands divide a scale equally, and positions outside have no index") func bands() {
    let scale = PositionScale(bands: 4)
    #expect(scale.band(0) == 0...0.25)
    #expect(scale.band(3) == 0.75...1)
    #expect(scale.position(1) == 0.375)
    #expect(scale.datum(at: 0.375) == 1)
    #expect(
      [-0.1, 0, 0.25, 0.9, 1, 1.1, .nan].map(scale.index(at:)) == [nil, 0, 1, 3, 3, nil, nil])
    let reversed = PositionScale(bands: 4, reversed: true)
    #expect(reversed.band(0) == 0.75...1)
    #expect(reversed.index(at: 0.9) == 0)
    #expect(PositionScale(bands: 0).index(at: 0.5) == nil)
    #expect(PositionScale(bands: -3).band(2) == 0...1)
    #expect(PositionScale.linear(0...1).index(at: 0.5) == nil)
    _ = scale.band(.max)
    _ = scale.band(.min)
  }
}
