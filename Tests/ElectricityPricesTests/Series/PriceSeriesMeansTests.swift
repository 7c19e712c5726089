import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Means of series")
struct PriceSeriesMeansTests {
  @Test("Quarters are averaged to hours, and an hour with a gap averages its other quarters")
  func hours() throws {
    let quarters = try PriceAdjustmentTests.series(
      ["1", "2", "3", "4.5", "8", nil, "-2", "0", "7"], length: 900)
    let hours = quarters.means(over: 3600)
    #expect(hours.map(\.price) == [Price("2.625"), 2, 7])
    #expect(hours.map(\.length) == [3600, 3600, 900])
    #expect(hours.means(over: 3600).map(\.price) == hours.map(\.price))
  }

  @Test("Means are exact for prices of any size", arguments: [-300, -24, 17, 303])
  func sizes(power: Int) throws {
    let quarters = try PriceAdjustmentTests.series(
      ["1", "2", "3", "4.5"].map { "\($0)e\(power)" }, length: 900)
    #expect(quarters.means(over: 3600).map(\.price) == [Price("2.625e\(power)")])
    let mean = try #require(quarters.statistics?.mean)
    #expect(abs(mean / (Double("2.625e\(power)") ?? 0) - 1) < 1e-12)
  }
}
