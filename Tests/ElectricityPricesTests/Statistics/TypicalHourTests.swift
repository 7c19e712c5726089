import CivilTime
import ElectricityPrices
import Testing

@Suite("Typical hours") struct TypicalHourTests {
  /// Returns slots of a length, with the index of each as its price.
  private func series(_ count: Int, from date: String, seconds: Int64 = 3600) -> PriceSeries {
    let prices = (0..<count).map { Price("\($0)") }
    return PriceSeries(
      slots: PriceSlot.slots(prices, from: instant(date), length: seconds), zone: oslo)
  }

  private func hours(_ series: PriceSeries) -> [TypicalHour?] {
    series.typicalHours(in: series.indices, groups: 24) { $0.hour }
  }

  @Test("A typical hour has the lowest and highest prices and the quartiles of all days")
  func days() throws {
    let found = try #require(hours(series(24 * 5, from: "2025-01-06T00:00"))[3])
    // The prices are 3, 27, 51, 75, 99.
    #expect(found.lowest == 3 && found.highest == 99)
    #expect(found.lowerQuartile == 27 && found.median == 51 && found.upperQuartile == 75)
  }

  @Test("A repeated hour counts twice in the typical day, a skipped hour not at all")
  func clockChanges() throws {
    let autumn = hours(series(25, from: "2025-10-26T00:00"))
    let twice = try #require(autumn[2])
    #expect(twice.lowest == 2 && twice.highest == 3 && twice.median == 2.5)
    #expect(autumn[3]?.median == 4 && autumn[23]?.median == 24)
    let spring = hours(series(23, from: "2025-03-30T00:00"))
    #expect(spring[2] == nil && spring[3]?.median == 2 && spring.compactMap(\.self).count == 23)
  }

  @Test("Prices count by the time that they last in an hour, also in longer slots")
  func lengths() throws {
    // An hour with one price, then an hour with four on the next day.
    let whole = PriceSlot(
      start: instant("2025-01-06T10:00"), end: instant("2025-01-06T11:00"), price: Price("100"))
    let quarters = PriceSlot.slots([0, 1, 2, 3], from: instant("2025-01-07T10:00"), length: 900)
    let mixed = PriceSeries(slots: [whole] + quarters, zone: oslo)
    // The same as 0, 1, 2, 3, 100, 100, 100, 100.
    #expect(hours(mixed)[10]?.median == 51.5)
    // A block of three hours gives its price to each of them.
    let blocks = hours(series(8, from: "2025-01-06T00:00", seconds: 3 * 3600))
    let medians = (0..<24).map { (hour: Int) -> Double in Double(hour / 3) }
    #expect(blocks.map { $0?.median ?? -1 } == medians)
  }

  @Test("A price that lasts longer than a day counts for no hour")
  func long() {
    let years = PriceSlot(
      start: instant("0001-01-01T00:00"), end: instant("9999-12-31T00:00"), price: Price("7"))
    #expect(hours(PriceSeries(slots: [years], zone: oslo)).allSatisfy { $0 == nil })
    let day = PriceSlot(
      start: instant("2025-10-26T00:00"), end: instant("2025-10-27T00:00"), price: Price("7"))
    #expect(hours(PriceSeries(slots: [day], zone: oslo)).allSatisfy { $0?.median == 7 })
  }

  @Test("Without prices there are no typical hours")
  func missing() {
    #expect(hours(PriceSeries(slots: [PriceSlot]())).allSatisfy { $0 == nil })
    let empty = PriceSeries(
      slots: [PriceSlot(start: instant("2025-01-06"), end: instant("2025-01-07"), price: nil)],
      zone: oslo)
    #expect(hours(empty).allSatisfy { $0 == nil })
  }
}
