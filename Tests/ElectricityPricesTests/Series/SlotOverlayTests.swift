import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Overlapping files")
struct SlotOverlayTests {
  private let start = Instant(secondsSince1970: 1_740_830_400)

  /// Returns a layer of slots; each has a start and a length in quarters, and a price.
  private func layer(
    _ slots: [(Int64, Int64, Int64?)], published: Int64? = nil
  ) -> SlotOverlay.Layer {
    let series = PriceSeries(
      slots: slots.map {
        PriceSlot(
          start: start.advanced(by: $0.0 * 900), end: start.advanced(by: ($0.0 + $0.1) * 900),
          price: $0.2.map { Price(integerLiteral: $0) })
      })
    return SlotOverlay.Layer(
      series: series, publication: published.map { Instant(secondsSince1970: $0) })
  }

  private func text(_ overlay: SlotOverlay) -> String {
    (0..<overlay.series.times.count).map { index in
      let from = start.distance(to: overlay.series.times.start(index)) / 900
      let to = start.distance(to: overlay.series.times.end(index)) / 900
      return "\(from)-\(to):\(overlay.series.prices[index]?.description ?? "–")"
    }.joined(separator: " ")
  }

  @Test("The later file is used, or the newer publication if both files state theirs")
  func precedence() {
    let (old, new) =
      ([(0, 4, 1), (4, 4, 2)], [(4, 4, 3), (8, 4, 4)])
      as ([(Int64, Int64, Int64?)], [(Int64, Int64, Int64?)])
    #expect(text(SlotOverlay([layer(old), layer(new)])) == "0-4:1 4-8:3 8-12:4")
    #expect(text(SlotOverlay([layer(new), layer(old)])) == "0-4:1 4-8:2 8-12:4")
    let dated = [layer(new, published: 9), layer(old, published: 5)]
    #expect(text(SlotOverlay(dated)) == "0-4:1 4-8:3 8-12:4")
    #expect(text(SlotOverlay(dated.reversed())) == "0-4:1 4-8:3 8-12:4")
    #expect(text(SlotOverlay([layer(new, published: 9), layer(old)])) == "0-4:1 4-8:2 8-12:4")
    #expect(SlotOverlay(dated).differences == 1)
    #expect(SlotOverlay([layer(old), layer(old)]).differences == 0)
  }

  @Test("A slot that is partly covered keeps the rest, and a missing price covers nothing")
  func parts() {
    let quarters = layer([(1, 1, 7), (2, 1, nil)])
    #expect(text(SlotOverlay([layer([(0, 4, 1)]), quarters])) == "0-1:1 1-2:7 2-4:1")
    #expect(text(SlotOverlay([quarters, layer([(0, 4, 1)])])) == "0-4:1")
    #expect(text(SlotOverlay([layer([(0, 4, nil)]), quarters])) == "0-1:– 1-2:7 2-3:– 3-4:–")
    #expect(
      text(SlotOverlay([layer([]), layer([(5, 1, 2)]), layer([(0, 1, 1)])])) == "0-1:1 5-6:2")
  }

  /// Returns slots with gaps; with `agree` the price depends on the time, so that overlaps are
  /// equal.
  private func random(_ random: inout SeededGenerator, agree: Bool) -> SlotOverlay.Layer {
    var time = Int64.random(in: 0...40, using: &random)
    return layer(
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        if Int.random(in: 0..<5, using: &random) == 0 { time += 3 }
        defer { time += 1 }
        let isMissing = Int.random(in: 0..<9, using: &random) == 0
        let price = agree ? time * 37 % 11 : Int64.random(in: 0...99, using: &random)
        return (time, 1, isMissing ? nil : price)
      })
  }

  @Test("Files in any order give the same series if their overlaps are equal", arguments: 0..<200)
  func anyOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layers = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      random(&generator, agree: true)
    }
    let first = SlotOverlay(layers)
    #expect(first.differences == 0)
    for _ in 0..<5 {
      let other = SlotOverlay(layers.shuffled(using: &generator))
      #expect(text(other) == text(first), "seed \(seed)")
    }
  }

  @Test("Each quarter has the price of the last file that has a price for it", arguments: 0..<200)
  func bruteForce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layers = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      random(&generator, agree: false)
    }
    let overlay = SlotOverlay(layers)
    let merged = PriceSeries(times: overlay.series.times, prices: overlay.series.prices, zone: .utc)
    for quarter in Int64(-1)...110 {
      let instant = start.advanced(by: quarter * 900)
      let slots = layers.compactMap { $0.series.slot(containing: instant) }
      let found = merged.slot(containing: instant)
      #expect((found == nil) == slots.isEmpty, "seed \(seed), \(quarter)")
      #expect(found?.price == slots.compactMap(\.price).last, "seed \(seed), \(quarter)")
    }
    #expect(zip(merged, merged.dropFirst()).allSatisfy { $0.end <= $1.start })
  }

  @Test("Dated files give the same series in any order, even if they differ", arguments: 0..<200)
  func anyOrderOfDated(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layers = (0..<Int.random(in: 1...5, using: &generator)).map { number in
      SlotOverlay.Layer(
        series: random(&generator, agree: false).series,
        publication: Instant(secondsSince1970: Int64(number)))
    }
    let first = SlotOverlay(layers)
    for _ in 0..<5 {
      let other = SlotOverlay(layers.shuffled(using: &generator))
      #expect(text(other) == text(first), "seed \(seed)")
      #expect(other.differences == first.differences, "seed \(seed)")
    }
  }
}
