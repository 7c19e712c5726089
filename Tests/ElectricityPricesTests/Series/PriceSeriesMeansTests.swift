import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Means")
struct PriceSeriesMeansTests {
  @Test("Quarters become hours, and an hour with a gap the mean of the rest")
  func hours() throws {
    let quarters = try PriceAdjustmentTests.series(
      ["1", "2", "3", "4.5", "8", nil, "-2", "0", "7"], length: 900)
    let hours = quarters.means(over: 3600)
    #expect(hours.map(\.price) == [Price("2.625"), 2, 7])
    #expect(hours.map(\.length) == [3600, 3600, 900])
    #expect(hours.means(over: 3600).map(\.price) == hours.map(\.price))
  }
}
