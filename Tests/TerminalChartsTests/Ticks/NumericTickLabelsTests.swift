import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Numeric tick labels") struct NumericTickLabelsTests {
  static let table: [([Double], Double, String)] = [
    ([0.0, 0.1, 0.2, 0.1 + 0.2], 0.1, "0.0 0.1 0.2 0.3"),
    ([0, 50, 100, 150], 50, "0 50 100 150"),
    ([-0.5, -0.0, 0.5], 0.5, "-0.5 0.0 0.5"),
    ([0, 12.5, 25], 12.5, "0.0 12.5 25.0"),
    ([4.9, 5, 5.1], 0.1, "4.9 5.0 5.1"),
    ([1_000_000, 1_250_000], 250_000, "1000000 1250000"),
    ([0, 5e14], 5e14, "0 500000000000000"),
    ([0, 5e17, 1e18, 1.5e18], 5e17, "0 5e17 1e18 1.5e18"),
    ([-2e-9, 0, 2e-9], 2e-9, "-2e-9 0 2e-9"),
    ([0, 1e300, 2e300], 1e300, "0 1e300 2e300"),
    ([0, 0.00001, 0.00002], 0.00001, "0.00000 0.00001 0.00002"),
    ([0.001, 1, 1000], 0, "0.001 1 1000"),
    ([1e-9, 1e-3, 1, 1e20], 0, "1e-9 0.001 1 1e20"),
    ([.nan, .infinity, -.infinity, 1], 1, "nan inf -inf 1"),
    ([], 1, ""),
    ([1234.5], .nan, "1234.5"),
  ]

  @Test("Labels of one axis are equally precise and free of rounding noise", arguments: table)
  func together(values: [Double], step: Double, labels: String) {
    let strings = NumericTickLabels.strings(for: values, step: step)
    #expect(strings.joined(separator: " ") == labels)
  }

  @Test("Tick labels parse back to the exact values of the ticks") func neverLoseADigit() throws {
    let seed: UInt64 = 77
    var random = SeededGenerator(seed: seed)
    for round in 0..<(isFullRun ? 2_000 : 200) {
      let exponents = round.isMultiple(of: 2) ? -20...20 : -300...300
      let ends = [random.number(exponents: exponents), random.number(exponents: exponents)].sorted()
      let ticks = NumericTicks.automatic(for: ends[0]...ends[1], includesZero: false)
      let labels = NumericTickLabels.strings(for: ticks.values, step: ticks.step)
      let note: Comment = "seed \(seed) round \(round) \(labels)"
      #expect(labels.compactMap(Double.init) == ticks.values, note)
    }
  }
}
