import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Means and cheapest stretches")
struct PriceSeriesMeansTests {
  @Test("quarters become hours, and an hour with a gap the mean of the rest")
  func hours() throws {
    let quarters = try PriceAdjustmentTests.series(
      ["1", "2", "3", "4.5", "8", nil, "-2", "0", "7"], length: 900)
    let hours = quarters.means(over: 3600)
    #expect(hours.map(\.price) == [Price("2.625"), 2, 7])
    #expect(hours.map(\.length) == [3600, 3600, 900])
    #expect(hours.means(over: 3600).map(\.price) == hours.map(\.price))
  }

  @Test(
    "the cheapest stretch, first of equals, never over a gap",
    arguments: [
      (["5", "1", "1", "5", "1", "1"], 7200, 1..<3), (["5", "1", nil, "1", "3"], 7200, 3..<5),
      (["3", "2", "1"], 3600, 2..<3), (["3", "2", "1"], 5400, 1..<3), (["3"], 7200, nil),
      (["-1", "-5", "2", "-9"], 10_800, 1..<4), ([nil], 3600, nil), ([], 3600, nil),
    ] as [([String?], Int64, Range<Int>?)])
  func cheapest(prices: [String?], seconds: Int64, slots: Range<Int>?) throws {
    let series = try PriceAdjustmentTests.series(prices)
    #expect(series.cheapestStretch(lasting: seconds) == slots)
  }
}
