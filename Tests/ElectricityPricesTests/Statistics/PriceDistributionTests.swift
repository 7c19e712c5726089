import ChartStatistics
import CivilTime
import ElectricityPrices
import TerminalTestSupport
import Testing

@Suite("Distribution of prices") struct PriceDistributionTests {
  private func distribution(_ prices: [Double], seconds: Int64 = 3600) -> SortedSample {
    SortedSample(prices.map { (price: $0, seconds: seconds) })
  }

  /// Quantiles by NumPy's default, `numpy.quantile(prices, share)`.
  @Test(
    "Quantiles equal those of NumPy and spreadsheets",
    arguments: [
      ([1, 2, 3, 4], [(0, 1), (0.25, 1.75), (0.5, 2.5), (0.75, 3.25), (1, 4)]),
      ([10, -5, 7.5], [(0.1, -2.5), (0.25, 1.25), (0.5, 7.5), (0.9, 9.5)]),
      ([3], [(0, 3), (0.3, 3), (1, 3)]),
      ([2, 2, 2, 9, 1], [(0.25, 2), (0.75, 2), (0.9, 6.2)]),
    ] as [([Double], [(Double, Double)])])
  func vectors(prices: [Double], quantiles: [(Double, Double)]) throws {
    for (share, expected) in quantiles {
      let found = try #require(distribution(prices).quantile(share))
      #expect(abs(found - expected) < 1e-12, "\(share) of \(prices)")
    }
  }

  @Test("Prices are weighted by the lengths of their slots")
  func weights() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let values = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        (
          price: Double(Int.random(in: -50...300, using: &random)),
          seconds: Int64([900, 1800, 3600].randomElement(using: &random) ?? 900)
        )
      }
      let quarters = values.flatMap {
        Array(repeating: (price: $0.price, seconds: Int64(900)), count: Int($0.seconds / 900))
      }
      // Lengths with a longer common divisor count by that divisor, not by quarters.
      let isWhole = values.allSatisfy { $0.seconds.isMultiple(of: 1800) }
      guard !isWhole else { continue }
      let (weighted, repeated) = (SortedSample(values), SortedSample(quarters))
      for share in [0, 0.1, 0.25, 0.5, 0.61, 0.75, 1] {
        #expect(weighted.quantile(share) == repeated.quantile(share))
      }
    }
  }

  @Test("Missing prices do not count, and without prices there is no quantile")
  func missing() {
    #expect(distribution([.nan, 1, .nan, 3]).quantile(0.5) == 2)
    #expect(distribution([.nan]).quantile(0.5) == nil && distribution([]).quantile(0.5) == nil)
    #expect(distribution([-1e308, 1e308]).quantile(0.5) == 0)
  }
}
