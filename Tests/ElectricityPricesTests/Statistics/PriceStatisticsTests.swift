import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Statistics of series")
struct PriceStatisticsTests {
  @Test("Statistics have the first lowest and highest price and a mean weighted by time")
  func weighted() throws {
    let start = Instant(secondsSince1970: 0)
    let slots = [
      (0, 3600, 10), (3600, 4500, 50), (4500, 5400, -2), (5400, 6300, 50), (6300, 7200, -2),
    ]
    .map {
      PriceSlot(
        start: start.advanced(by: $0.0), end: start.advanced(by: $0.1),
        price: .init(integerLiteral: $0.2))
    }
    let facts = try #require(PriceSeries(slots: slots).statistics)
    #expect((facts.lowestIndex, facts.highestIndex) == (2, 1))
    #expect(facts.mean == 17 && facts.count == 5)
    #expect(PriceSeries(slots: slots).statistics(in: 3..<99)?.lowestIndex == 4)
    #expect(PriceSeries(slots: []).statistics == nil)
  }

  @Test("The mean of prices of any size is correct", arguments: [-300, -24, 17, 303])
  func sizes(power: Int) throws {
    let quarters = try PriceAdjustmentTests.series(
      ["1", "2", "3", "4.5"].map { "\($0)e\(power)" }, length: 900)
    let mean = try #require(quarters.statistics?.mean)
    #expect(abs(mean / (Double("2.625e\(power)") ?? 0) - 1) < 1e-12)
  }

  @Test("The mean of slots of equal length is exact", arguments: [300, 420, 900, 3600] as [Int64])
  func exact(length: Int64) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let prices = (0..<3).map { _ in Int64.random(in: -9999...9999, using: &random) }
      let series = PriceSeries(
        slots: PriceSlot.slots(
          prices.map { Price(integerLiteral: $0) }, from: Instant(secondsSince1970: 0),
          length: length))
      #expect(series.statistics?.mean == Double(prices.reduce(0, +)) / 3)
    }
  }

  @Test(
    "A column finds the first lowest and the first highest price of any range",
    arguments: [4, 5000, 20_000])
  func extremes(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var column = PriceColumn()
    column.reserve(count / 2)
    for _ in 0..<count {
      let isMissing = Int.random(in: 0..<3, using: &random) == 0
      column.append(
        isMissing ? nil : Price(integerLiteral: Int64.random(in: -2000...2000, using: &random)))
    }
    for _ in 0..<60 {
      let first = Int.random(in: 0..<count, using: &random)
      let range = first..<Int.random(in: first...count, using: &random)
      let prices = range.compactMap { column[$0] }
      let (lowest, highest) = (prices.min(), prices.max())
      let found = column.extremes(in: range)
      #expect(found?.lowest == range.first { column[$0] != nil && column[$0] == lowest })
      #expect(found?.highest == range.first { column[$0] != nil && column[$0] == highest })
    }
  }

  @Test(
    "Prices have rising, falling and level trends",
    arguments: [
      ([1, 2, 3], "rising 0…2"), ([3, 2, 1], "falling 0…2"), ([5, 5, 5], "level 0…2"),
      ([1, 9, 1], "rising 0…1, falling 1…2"), ([1, 9, 8, 9, 1], "rising 0…1, falling 1…4"),
      ([10, 0, 10, 0], "falling 0…1, rising 1…2, falling 2…3"), ([7], ""), ([], ""),
      // The rest after the last turn is level only if it hardly changes.
      ([10, 100, 20, 24, 36], "rising 0…1, falling 1…2, rising 2…4"),
      ([10, 100, 20, 24], "rising 0…1, falling 1…2, level 2…3"),
    ])
  func trends(values: [Int64], text: String) throws {
    let series = try PriceAdjustmentTests.series(values.map { "\($0)" })
    let parts = series.trends().map {
      "\($0.direction.rawValue) \($0.slots.lowerBound)…\($0.slots.upperBound)"
    }
    #expect(parts.joined(separator: ", ") == text)
  }

  @Test("Look-ups of slots agree with a search through all slots")
  func lookups() throws {
    let start = Instant(secondsSince1970: 1_000_000)
    for layout in [[0, 1, 2, 3], [0, 1, 3, 7], [0, 5, 6, 20]] {
      let series = PriceSeries(
        slots: layout.map {
          PriceSlot(
            start: start.advanced(by: Int64($0) * 900),
            end: start.advanced(by: Int64($0 + 1) * 900),
            price: 1)
        })
      for seconds in stride(from: -2_000, to: 22_000, by: 50) {
        let instant = start.advanced(by: Int64(seconds))
        let found = series.firstIndex { $0.contains(instant) }
        #expect(series.index(containing: instant) == found)
        let nearest = series.indices.min {
          distance(series[$0], instant) < distance(series[$1], instant)
        }
        let index = try #require(series.index(nearest: instant))
        #expect(distance(series[index], instant) == nearest.map { distance(series[$0], instant) })
        let range = series.indices(from: instant, to: instant.advanced(by: 1_800))
        let overlapping = series.indices.filter {
          series[$0].start < instant.advanced(by: 1_800) && instant < series[$0].end
        }
        #expect(Array(range) == overlapping)
      }
    }
  }

  private func distance(_ slot: PriceSlot, _ instant: Instant) -> Int64 {
    slot.contains(instant)
      ? 0 : instant < slot.start ? instant.distance(to: slot.start) : slot.end.distance(to: instant)
  }
}
