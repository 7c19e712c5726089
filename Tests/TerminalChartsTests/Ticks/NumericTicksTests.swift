import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Numeric ticks") struct NumericTicksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var data: ClosedRange<Double>
    var zero = true
    var count: Int?
    var step: Double
    var domain: ClosedRange<Double>
    var testDescription: String { "\(data) zero \(zero) count \(count ?? 4)" }
  }

  @Test(
    "Automatic ticks have the expected step and domain",
    arguments: [
      Case(data: 0.1...0.7, step: 0.2, domain: 0...0.8),
      Case(data: 0...3.3, step: 1, domain: 0...4),
      Case(data: 1...8.8, step: 5, domain: 0...10),
      Case(data: 2...14, step: 5, domain: 0...15),
      Case(data: 2...27, step: 10, domain: 0...30),
      Case(data: 2...55, step: 20, domain: 0...60),
      Case(data: 2...64, step: 25, domain: 0...75),
      Case(data: 2...130, step: 50, domain: 0...150),
      Case(data: 2...512, step: 200, domain: 0...600),
      Case(data: 2...999, step: 250, domain: 0...1000),
      Case(data: 2...1600, step: 500, domain: 0...2000),
      Case(data: 2...8000, step: 2000, domain: 0...8000),
      Case(data: 2...33000, step: 10000, domain: 0...40000),
      Case(data: 2...250000, step: 100000, domain: 0...300000),
      Case(data: 20...137, step: 50, domain: 0...150),
      Case(data: 166.4...178.6, step: 50, domain: 0...200),
      Case(data: -47.2 ... -34.1, step: 20, domain: -60...0),
      Case(data: -5...120, step: 50, domain: -50...150),
      Case(data: -400...800, step: 200, domain: -400...800),
      Case(data: -400...800, zero: false, step: 500, domain: -500...1000),
      Case(data: 326...447, step: 200, domain: 0...600),
      Case(data: 326...447, zero: false, step: 50, domain: 300...450),
      Case(data: 0.05...0.35, zero: false, step: 0.1, domain: 0...0.4),
      Case(data: 1800...2200, zero: false, step: 100, domain: 1800...2200),
      Case(data: 0...24, step: 10, domain: 0...30),
      Case(data: 0...0.6000000001, step: 0.2, domain: 0...0.6),
    ])
  func automatic(_ row: Case) {
    let ticks = NumericTicks.automatic(
      for: row.data, includesZero: row.zero, desiredCount: row.count)
    #expect(ticks.step == row.step)
    #expect(ticks.domain == row.domain)
    #expect(ticks.values.first == row.domain.lowerBound)
    #expect(ticks.values.last == row.domain.upperBound)
  }

  @Test(
    "A desired count of three gives three ticks",
    arguments: [
      (0.7, 0.5), (3.3, 2), (8.8, 5), (14, 10), (27, 20), (55, 50), (64, 50), (130, 100),
      (512, 500), (999, 500), (1600, 1000), (8000, 5000), (33000, 20000), (250000, 200000),
    ])
  func threeTicks(top: Double, step: Double) {
    let ticks = NumericTicks.automatic(for: 0...top, includesZero: true, desiredCount: 3)
    #expect(ticks.step == step)
    #expect(ticks.values.count == 3)
  }

  @Test("Ticks of an explicit domain stay inside it") func explicitDomains() {
    #expect(NumericTicks.inside(0...100, desiredCount: 3).values == [0, 50, 100])
    #expect(NumericTicks.inside(0...100, desiredCount: 4).values == [0, 25, 50, 75, 100])
    #expect(NumericTicks.inside(19...157).values == [50, 100, 150])
    #expect(NumericTicks.inside(19...157).domain == 19...157)
    #expect(NumericTicks.inside(0...1, minimumStride: 1).values == [0, 1])
  }

  @Test("Ticks at a stride are multiples of it and limited in number") func strides() {
    #expect(NumericTicks.stride(by: 0.1, in: 0...0.5).values == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NumericTicks.stride(by: 6, in: 0...24).values == [0, 6, 12, 18, 24])
    #expect(NumericTicks.stride(by: -6, in: 1...13).values == [6, 12])
    let rounded = NumericTicks.stride(
      by: 6, in: 1...13, rounding: (true, true))
    #expect(rounded.domain == 0...18)
    for step in [0, .nan, .infinity, 1e-300, .leastNonzeroMagnitude] {
      #expect(NumericTicks.stride(by: step, in: 0...1).values.isEmpty)
    }
    #expect(NumericTicks.stride(by: 1, in: 0...1e9).values.count <= 2_001)
  }

  @Test("Only the requested ends of a domain are rounded") func roundsOnlyTheEndsAskedFor() {
    let open = NumericTicks.automatic(for: -3...130, includesZero: true, rounding: (false, nil))
    #expect(open.domain == -3...150)
    #expect(open.values == [0, 50, 100, 150])
    let closed = NumericTicks.automatic(for: 0...130, includesZero: true, rounding: (nil, false))
    #expect(closed.domain == 0...130)
    #expect(closed.values == [0, 50, 100])
  }

  @Test("Ticks are at least the minimum stride apart") func minimumStrides() {
    let ticks = NumericTicks.automatic(for: 0...3, includesZero: true, minimumStride: 2)
    #expect(ticks.values == [0, 2, 4])
    let wide = NumericTicks.automatic(for: 0...0.7, includesZero: true, minimumStride: 300)
    #expect(wide.values == [0, 500])
  }

  @Test("Equal data are in the middle of the domain") func flatDataLieInTheMiddle() {
    let five = NumericTicks.automatic(for: 5...5, includesZero: false)
    #expect(five.domain == 4.9...5.1)
    #expect(five.values == [4.9, 5, 5.1])
    #expect(NumericTicks.automatic(for: 0...0, includesZero: true).values == [-1, 0, 1])
    #expect(NumericTicks.automatic(for: nil, includesZero: true).domain == 0...1)
    #expect(NumericTicks.inside(7...7).values == [7])
    #expect(NumericTicks.automatic(for: 0.3...0.1 + 0.2, includesZero: false).values.count == 3)
  }

  @Test("Data that a number can distinguish have ticks, however large they are")
  func smallSpans() {
    let base = 1e13
    func values(_ offsets: [Double]) -> [Double] { offsets.map { base + $0 } }
    let large = NumericTicks.automatic(for: base...base + 8, includesZero: false)
    #expect(large.domain == base...base + 8)
    #expect(large.values == values([0, 2, 4, 6, 8]))
    let inside = NumericTicks.inside(base + 1...base + 9)
    #expect(inside.values == values([2, 4, 6, 8]))
    expectSound(NumericTicks.automatic(for: base...base + 0.25, includesZero: false), "quarter")
  }

  @Test(
    "Ticks of extreme data are finite, increasing and inside the domain",
    arguments: [
      0...Double.infinity, -Double.infinity...Double.infinity, 0...1e300, -1e300...1e300,
      -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 0...1e-300,
      0...Double.leastNonzeroMagnitude,
      1e-300...1e-299, 1e15...1e15 + 1, 1e300...1e300.nextUp,
    ])
  func extremes(data: ClosedRange<Double>) {
    for zero in [true, false] {
      let ticks = NumericTicks.automatic(for: data, includesZero: zero)
      expectSound(ticks, "\(data)")
    }
    expectSound(NumericTicks.inside(data), "\(data)")
    expectSound(NumericTicks.stride(by: 1, in: data), "\(data)")
  }

  @Test("Automatic ticks cover all data, with at least two ticks") func anyData() {
    let seed: UInt64 = 20_260_101
    var random = SeededGenerator(seed: seed)
    for round in 0..<(isFullRun ? 3_000 : 300) {
      let exponents = round % 4 < 2 ? -30...30 : -300...300
      let ends = [random.number(exponents: exponents), random.number(exponents: exponents)].sorted()
      let count = Int.random(in: -2...40, using: &random)
      let ticks = NumericTicks.automatic(
        for: ends[0]...ends[1], includesZero: round.isMultiple(of: 2), desiredCount: count)
      expectSound(ticks, "seed \(seed) round \(round) \(ends) \(count)")
      let slack = max(ticks.step * 1e-9, ends[1].ulp, ends[0].ulp)
      #expect(
        ticks.domain.lowerBound <= ends[0] + slack && ends[1] - slack <= ticks.domain.upperBound,
        "seed \(seed) round \(round) \(ends) \(count)")
      #expect(ticks.values.count >= 2, "seed \(seed) round \(round) \(ends) \(count)")
    }
  }

  private func expectSound(_ ticks: NumericTicks, _ what: String) {
    let slack = ticks.step * 1e-9
    #expect(ticks.domain.lowerBound.isFinite && ticks.domain.upperBound.isFinite, "\(what)")
    #expect(ticks.values.allSatisfy { $0.isFinite }, "\(what)")
    #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy(<), "\(what)")
    #expect(
      ticks.values.allSatisfy {
        $0 >= ticks.domain.lowerBound - slack && $0 <= ticks.domain.upperBound + slack
      }, "\(what)")
  }
}
