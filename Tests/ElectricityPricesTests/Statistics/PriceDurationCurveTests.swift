import CivilTime
import ElectricityPrices
import TerminalTestSupport
import Testing

@Suite("Duration curve") struct PriceDurationCurveTests {
  /// Returns slots of several lengths with few different prices, some of them missing.
  private func series(_ random: inout SeededGenerator) -> PriceSeries {
    var start = Instant(secondsSince1970: 1_700_000_000)
    let slots = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      let end = start.advanced(by: [900, 1800, 3600].randomElement(using: &random) ?? 900)
      defer { start = end }
      let price = Int.random(in: -3...5, using: &random)
      return PriceSlot(start: start, end: end, price: price == 5 ? nil : Price("\(price)"))
    }
    return PriceSeries(slots: slots)
  }

  @Test("A duration curve has every price once, the dearest first, with its duration") func order()
  {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let series = series(&random)
      let range = series.count > 3 ? 1..<(series.count - 1) : series.indices
      let curve = PriceDurationCurve(series, in: range)
      let known = range.filter { series[$0].price != nil }
      #expect(curve.slots.sorted() == known)
      let length = known.reduce(0) { $0 + series[$1].length }
      #expect(curve.seconds == length)
      for place in curve.slots.indices {
        let (slot, price) = (curve.slots[place], curve.price(at: place))
        #expect(price == series.doubleValue(at: slot))
        #expect(curve.ends[place] - curve.start(of: place) == series[slot].length)
        #expect(curve.place(of: slot, at: price) == place)
        #expect(curve.place(at: Double(curve.start(of: place))) == place)
        #expect(curve.place(at: Double(curve.ends[place]) - 0.5) == place)
        if place > 0 {
          let (before, other) = (curve.price(at: place - 1), curve.slots[place - 1])
          #expect(before > price || before == price && other < slot)
        }
      }
      for price in [-3.5, -1, 0, 2, 4, 9] {
        func time(_ isCounted: (Double) -> Bool) -> Int64 {
          known.filter { isCounted(series.doubleValue(at: $0)) }
            .reduce(0) { $0 + series[$1].length }
        }
        #expect(curve.secondsAbove(price) == time { $0 > price })
        #expect(curve.secondsAbove(price, orEqual: true) == time { $0 >= price })
        if price == 0 { #expect(curve.secondsBelowZero == time { $0 < 0 }) }
      }
    }
  }

  @Test("Times beyond a duration curve are at its ends, and slots outside it have no index")
  func ends() {
    var random = SeededGenerator(seed: 1)
    var series = series(&random)
    while series.count < 5 { series = self.series(&random) }
    let curve = PriceDurationCurve(series, in: 1..<series.count)
    #expect(curve.place(at: -1) == 0 && curve.place(at: .infinity) == curve.slots.count - 1)
    #expect(curve.place(of: 0, at: series.doubleValue(at: 0)) == nil)
    #expect(curve.place(of: 1, at: .nan) == nil)
    let empty = PriceDurationCurve(series, in: 0..<0)
    #expect(empty.place(at: 0) == nil && empty.seconds == 0 && empty.secondsBelowZero == 0)
  }
}
