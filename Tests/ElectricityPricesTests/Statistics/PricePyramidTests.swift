import CivilTime
import ElectricityPrices
import TerminalTestSupport
import Testing

@Suite("Pyramids of prices") struct PricePyramidTests {
  /// Returns many slots, on a grid or of changing lengths, with gaps and missing prices.
  ///
  /// Few prices differ, so that many are equal.
  private func series(isGrid: Bool, decimals: Bool = false) -> PriceSeries {
    var random = SeededGenerator(seed: isGrid ? 1 : 2)
    var start = Instant(secondsSince1970: 1_700_000_000)
    var slots: [PriceSlot] = []
    for index in 0..<70_000 {
      let length: Int64 = isGrid || index < 9000 ? 3600 : 900
      if !isGrid, index % 997 == 0 { start = start.advanced(by: 86_400) }
      let number = Int.random(in: -30...40, using: &random)
      let price = index % 61 == 0 ? nil : Price(decimals ? "\(number).123456789012" : "\(number)")
      slots.append(PriceSlot(start: start, end: start.advanced(by: length), price: price))
      start = start.advanced(by: length)
    }
    return PriceSeries(slots: slots)
  }

  @Test(
    "A price pyramid gives the same statistics as a walk over the slots", arguments: [true, false],
    [true, false])
  func agree(isGrid: Bool, decimals: Bool) throws {
    let series = series(isGrid: isGrid, decimals: decimals)
    var pyramid = PricePyramid(series)
    pyramid.prepare(for: 0..<4096)
    #expect(!pyramid.isBuilt)
    pyramid.prepare(for: series.indices)
    #expect(pyramid.isBuilt)
    var random = SeededGenerator(seed: 3)
    var ranges = (0..<(isFullRun ? 400 : 40)).map { _ in
      let first = Int.random(in: 0...series.count, using: &random)
      return first..<Int.random(in: first...series.count, using: &random)
    }
    ranges += [series.indices, 0..<0, 0..<64, 63..<65, 0..<128, 1..<4097, 64..<20_000]
    ranges += [127..<257, 128..<256, 1..<384]
    ranges += [0..<1024, 1..<1025, 100..<9001, 8000..<20_001]
    ranges += (0..<(isFullRun ? 200 : 40)).map { _ in
      let first = Int.random(in: 0..<19_000, using: &random)
      return first..<first + Int.random(in: 0...700, using: &random)
    }
    // The seconds with a price before each slot.
    var seconds: [Int64] = [0]
    for slot in series {
      seconds.append((seconds.last ?? 0) + (slot.price == nil ? 0 : slot.length))
    }
    for range in ranges {
      let (fast, slow) = (pyramid.statistics(in: range), series.statistics(in: range))
      #expect(fast?.lowestIndex == slow?.lowestIndex && fast?.highestIndex == slow?.highestIndex)
      #expect(fast?.lowest == slow?.lowest && fast?.highest == slow?.highest)
      #expect(fast?.count == slow?.count)
      #expect(abs((fast?.mean ?? 0) - (slow?.mean ?? 0)) < 1e-9)
      let extremes = pyramid.extremes(in: range)
      #expect(extremes?.lowest == slow?.lowestIndex && extremes?.highest == slow?.highestIndex)
      #expect(
        pyramid.pricedSeconds(in: range) == seconds[range.upperBound] - seconds[range.lowerBound])
    }
  }

  @Test("A price pyramid without slots has no statistics")
  func empty() {
    var pyramid = PricePyramid(PriceSeries(slots: [PriceSlot]()))
    pyramid.prepare(for: 0..<0)
    #expect(pyramid.statistics(in: 0..<10) == nil && pyramid.pricedSeconds(in: 0..<10) == 0)
  }
}
