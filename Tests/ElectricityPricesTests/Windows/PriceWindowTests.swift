import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Cheapest window")
struct PriceWindowTests {
  private let start = Instant(secondsSince1970: 1_740_830_400)

  private func series(_ prices: [String?], length: Int64 = 3600) -> PriceSeries {
    let known = prices.map { price in price.flatMap { Price($0) } }
    return PriceSeries(slots: PriceSlot.slots(known, from: start, length: length))
  }

  @Test(
    "The first of equal windows is found, and no window crosses a gap",
    arguments: [
      (["5", "1", "1", "5", "1", "1"], 120, 60, "1"), (["5", "1", nil, "1", "3"], 120, 180, "2"),
      (["3", "2", "1"], 60, 120, "1"), (["3", "2", "1"], 90, 90, "1.333333"),
      (["100", "90", "50", "10", "100"], 90, 150, "23.333333"),
      (["1", "2", "3"], 90, 0, "1.333333"),
      (["3"], 120, nil, nil), (["3"], 30, 0, "3"), (["-1", "-5", "2", "-9"], 180, 60, "-4"),
      ([nil], 60, nil, nil), ([], 60, nil, nil),
      (["0.1", "0.2", "0.3", "0.1", "0.2"], 120, 0, "0.15"),
    ] as [([String?], Int64, Int64?, String?)])
  func stretches(prices: [String?], minutes: Int64, from: Int64?, mean: String?) {
    let window = series(prices).window(.cheapest, lasting: minutes * 60)
    #expect(window?.start == from.map { start.advanced(by: $0 * 60) })
    #expect(window?.mean == mean.flatMap { Price($0) })
    #expect(window.map(\.length) == from.map { _ in minutes * 60 })
  }

  @Test("Pieces are the cheapest slots, and neighbouring slots are one piece")
  func pieces() throws {
    let prices = series(["5", "1", "9", "1", "2", "7", "1"])
    let window = try #require(prices.window(.cheapest, lasting: 4 * 3600, shape: .pieces(least: 0)))
    #expect(window.spans.map { start.distance(to: $0.start) / 3600 } == [1, 3, 6])
    let counts = window.spans.map { prices.indices(from: $0.start, to: $0.end).count }
    #expect(counts == [1, 2, 1])
    #expect(window.spans.map(\.mean) == [1, Price("1.5"), 1] && window.mean == Price("1.25"))
    let part = try #require(prices.window(.cheapest, lasting: 5400, shape: .pieces(least: 0)))
    #expect(part.spans.map(\.length) == [3600, 1800] && part.mean == 1)
    #expect(prices.window(.cheapest, lasting: 8 * 3600, shape: .pieces(least: 0)) == nil)
  }

  /// Returns slots of mixed lengths with gaps, missing prices and many equal prices.
  private func random(_ random: inout SeededGenerator) -> PriceSeries {
    var time = start
    let slots = (0..<Int.random(in: 0...40, using: &random)).map { _ -> PriceSlot in
      if Int.random(in: 0..<12, using: &random) == 0 { time = time.advanced(by: 1800) }
      let end = time.advanced(by: [300, 900, 1800, 3600].randomElement(using: &random) ?? 3600)
      let digits = Int64.random(in: -30...30, using: &random)
      let exponent = Int.random(in: -2...0, using: &random)
      let isMissing = Int.random(in: 0..<15, using: &random) == 0
      defer { time = end }
      return PriceSlot(
        start: time, end: end,
        price: isMissing ? nil : Price(significand: digits, exponent: exponent))
    }
    return PriceSeries(slots: slots)
  }

  /// Returns the price of every five minutes; gaps have none.
  private func grid(_ series: PriceSeries) -> [Instant: Int64] {
    var grid: [Instant: Int64] = [:]
    for slot in series {
      guard let price = slot.price else { continue }
      for offset in stride(from: 0, to: slot.length, by: 300) {
        grid[slot.start.advanced(by: offset)] = Int64((price.doubleValue * 100).rounded())
      }
    }
    return grid
  }

  @Test(
    "A window in one piece is the best of all starts at the edges of slots and at limits",
    arguments: 0..<400)
  func bruteForce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let series = random(&generator)
    let grid = grid(series)
    let seconds = Int64.random(in: 1...50, using: &generator) * 300
    let from = start.advanced(by: Int64.random(in: -5...60, using: &generator) * 300)
    let until = from.advanced(by: Int64.random(in: 0...200, using: &generator) * 300)
    for extreme in [PriceExtreme.cheapest, .dearest] {
      var best: (sum: Int64, start: Instant)?
      let edges = (series.flatMap { [$0.start, $0.end] } + [from, until])
        .flatMap { [$0, $0.advanced(by: -seconds)] }.sorted()
      for start in edges where start >= from && start.advanced(by: seconds) <= until {
        let costs = stride(from: 0, to: seconds, by: 300).map { grid[start.advanced(by: $0)] }
        guard !costs.contains(nil) else { continue }
        let sum = costs.reduce(0) { $0 + ($1 ?? 0) }
        let isBetter = best.map { extreme == .cheapest ? sum < $0.sum : sum > $0.sum } ?? true
        if isBetter { best = (sum, start) }
      }
      let window = series.window(extreme, lasting: seconds, from: from, until: until)
      #expect(window?.start == best?.start, "seed \(seed)")
      let mean = best.map { Double($0.sum) / Double(seconds / 300) / 100 }
      #expect(abs((window?.mean.doubleValue ?? 0) - (mean ?? 0)) < 1e-6, "seed \(seed)")
    }
  }

  @Test("No start inside a slot is cheaper than the window in one piece", arguments: 0..<200)
  func allStarts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let series = random(&generator)
    let grid = grid(series)
    let seconds = Int64.random(in: 1...50, using: &generator) * 300
    let from = start.advanced(by: Int64.random(in: -5...60, using: &generator) * 300)
    let until = from.advanced(by: Int64.random(in: 1...200, using: &generator) * 300)
    let starts = grid.keys.filter { $0 >= from && $0.advanced(by: seconds) <= until }
    let sums = starts.compactMap { start -> Int64? in
      let costs = stride(from: 0, to: seconds, by: 300).map { grid[start.advanced(by: $0)] }
      return costs.contains(nil) ? nil : costs.reduce(0) { $0 + ($1 ?? 0) }
    }
    let mean = sums.min().map { Double($0) / Double(seconds / 300) / 100 }
    let window = series.window(.cheapest, lasting: seconds, from: from, until: until)
    #expect((window == nil) == (mean == nil), "seed \(seed)")
    #expect(abs((window?.mean.doubleValue ?? 0) - (mean ?? 0)) < 1e-6, "seed \(seed)")
  }

  @Test("Pieces cost as much as the cheapest five-minute parts together", arguments: 0..<400)
  func bruteForceOfPieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let series = random(&generator)
    let count = Int.random(in: 1...60, using: &generator)
    let from = start.advanced(by: Int64.random(in: -5...40, using: &generator) * 300)
    let until = from.advanced(by: Int64.random(in: 1...200, using: &generator) * 300)
    let costs = grid(series).filter { $0.key >= from && $0.key < until }.values.sorted()
    let window = series.window(
      .cheapest, lasting: Int64(count) * 300, from: from, until: until,
      shape: .pieces(least: 0))
    #expect((window == nil) == (costs.count < count), "seed \(seed)")
    guard let window else { return }
    let sum = costs.prefix(count).reduce(0, +)
    #expect(abs(window.mean.doubleValue - Double(sum) / Double(count) / 100) < 1e-6, "seed \(seed)")
    #expect(window.length == Int64(count) * 300 && window.start >= from && window.end <= until)
    let gaps = zip(window.spans, window.spans.dropFirst()).map { $0.end < $1.start }
    #expect(gaps.allSatisfy { $0 }, "seed \(seed)")
  }

  @Test("The window of a profile is the cheapest of all five-minute starts", arguments: 0..<200)
  func bruteForceOfProfiles(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let series = random(&generator)
    let grid = grid(series)
    let powers = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      Int64.random(in: 0...30, using: &generator)
    }
    let profile = PowerProfile(
      kilowatts: powers.map { Price(significand: $0, exponent: -1) ?? .zero })
    guard let profile else {
      #expect(powers.allSatisfy { $0 == 0 })
      return
    }
    let from = (series.randomElement(using: &generator)?.start ?? start)
      .advanced(by: Int64.random(in: -1...2, using: &generator) * 300)
    let until = (series.randomElement(using: &generator)?.end ?? start)
      .advanced(by: Int64.random(in: -2...1, using: &generator) * 300)
    // Any five minutes can be the start: the window must have the lowest cost of all.
    func cost(at start: Instant) -> Int64? {
      var sum: Int64 = 0
      for (place, power) in powers.enumerated() {
        for part in 0..<3 {
          guard let price = grid[start.advanced(by: Int64(place * 3 + part) * 300)] else {
            return nil
          }
          sum += price * power
        }
      }
      return sum
    }
    let starts = stride(from: 0, to: 3000, by: 1).map { start.advanced(by: $0 * 300) }
      .filter { from <= $0 && $0.advanced(by: profile.length) <= until }
    let window = series.window(
      .cheapest, lasting: profile.length, from: from, until: until, shape: .profile(profile))
    let best = starts.compactMap { start in cost(at: start) }.min()
    guard let window else {
      #expect(best == nil, "seed \(seed)")
      return
    }
    let lowest = try #require(best)
    #expect(cost(at: window.start) == lowest, "seed \(seed)")
    let energy = Double(powers.reduce(0, +)) / 10 * 3
    #expect(
      abs(window.mean.doubleValue - Double(lowest) / 1000 / energy) < 1e-6, "seed \(seed)")
    let mean = try #require(
      series.mean(from: window.start, lasting: profile.length, shape: .profile(profile)))
    #expect(abs(mean.doubleValue - window.mean.doubleValue) < 1e-6, "seed \(seed)")
  }

  @Test("Power profiles are parsed, and malformed profiles are refused")
  func profiles() throws {
    let profile = try #require(PowerProfile("2.0, 0.3,0.3,1.8"))
    #expect(profile.length == 3600 && profile.energy == Price("1.1"))
    #expect(PowerProfile("2,0;0,3;0,3;1,8") == profile)
    #expect(PowerProfile("2")?.length == 900)
    for text in ["", "2,", "0,0", "2,-1", "2 kW", "1000001", "0.0000001", "x"] {
      #expect(PowerProfile(text) == nil, "\(text)")
    }
    let long = Array(repeating: Price(integerLiteral: 1), count: 31 * 96)
    #expect(PowerProfile(kilowatts: long) != nil && PowerProfile(kilowatts: long + [1]) == nil)
    // The two middle hours are equally cheap.
    let prices = series(["9", "1", "1", "5"])
    let window = prices.window(.cheapest, lasting: 3600, shape: .profile(profile))
    #expect(window?.start == start.advanced(by: 3600) && window?.mean == 1)
    let late = series(["5", "1", "9", "1"]).window(
      .cheapest, lasting: 5400, shape: .profile(try #require(PowerProfile("1,0,0,0,0,4"))))
    // A start at 01:45 puts the quarter of the highest power into the last hour.
    #expect(late?.start == start.advanced(by: 6300))
  }

  @Test(
    "Pieces have at least their minimum length and are the cheapest such choice", arguments: 0..<150
  )
  func bruteForceOfLeastPieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let prices = (0..<Int.random(in: 1...11, using: &generator)).map { _ in
      Int.random(in: 0..<9, using: &generator) == 0
        ? nil : Int.random(in: -3...9, using: &generator)
    }
    let count = Int.random(in: 1...6, using: &generator)
    let least = Int.random(in: 1...count, using: &generator)
    var best: Int?
    for chosen in 0..<(1 << prices.count) where chosen.nonzeroBitCount == count {
      let places = prices.indices.filter { chosen & (1 << $0) != 0 }
      var lengths: [Int] = []
      for place in places {
        if places.contains(place - 1) {
          lengths[lengths.count - 1] += 1
        } else {
          lengths.append(1)
        }
      }
      guard lengths.allSatisfy({ $0 >= least }), places.allSatisfy({ prices[$0] != nil })
      else { continue }
      let sum = places.reduce(0) { $0 + (prices[$1] ?? 0) }
      best = min(best ?? sum, sum)
    }
    let series = series(prices.map { $0.map(String.init) })
    let window = series.window(
      .cheapest, lasting: Int64(count) * 3600, shape: .pieces(least: Int64(least) * 3600))
    #expect((window == nil) == (best == nil), "seed \(seed)")
    guard let window, let best else { return }
    #expect(abs(window.mean.doubleValue * Double(count) - Double(best)) < 1e-5, "seed \(seed)")
    #expect(window.spans.allSatisfy { $0.length >= Int64(least) * 3600 }, "seed \(seed)")
    #expect(window.length == Int64(count) * 3600)
    #expect(zip(window.spans, window.spans.dropFirst()).allSatisfy { $0.end < $1.start })
  }

  @Test("Pieces with a minimum length may begin and end inside slots")
  func leastPieces() throws {
    let prices = series(["1", "9", "2", "9", "1"])
    func spans(_ minutes: Int64, _ least: Int64) throws -> [[Int64]] {
      try #require(
        prices.window(.cheapest, lasting: minutes * 60, shape: .pieces(least: least * 60))
      ).spans.map { [start.distance(to: $0.start) / 60, $0.length / 60] }
    }
    #expect(try spans(120, 60) == [[0, 60], [240, 60]])
    #expect(try spans(90, 45) == [[0, 45], [240, 45]])
    #expect(try spans(90, 90) == [[0, 90]])
    // Ten minutes do not divide 75 minutes, but five do.
    #expect(try spans(75, 10).map { $0[1] }.reduce(0, +) == 75)
    #expect(
      prices.window(.cheapest, lasting: 6 * 3600, shape: .pieces(least: 3600)) == nil)
  }

  @Test("Pieces of an odd length in many slots are sought in longer steps")
  func oddPieces() throws {
    // A minute divides 421 minutes and no step of five: the search by minutes would be too long.
    let hours = (0..<48).map { hour -> String? in "\((hour * 37) % 50 + 10)" }
    let prices = series(hours)
    let exact = try #require(
      prices.window(.cheapest, lasting: 420 * 60, shape: .pieces(least: 7200)))
    let odd = try #require(
      prices.window(.cheapest, lasting: 421 * 60, shape: .pieces(least: 7200)))
    #expect(odd.length == 421 * 60 && odd.spans.allSatisfy { $0.length >= 7200 })
    #expect(zip(odd.spans, odd.spans.dropFirst()).allSatisfy { $0.end < $1.start })
    #expect(abs(odd.mean.doubleValue - exact.mean.doubleValue) < 0.1)
    let from = start.advanced(by: 420)
    let shifted = try #require(
      prices.window(
        .dearest, lasting: 601 * 60, from: from, until: start.advanced(by: 47 * 3600 + 60),
        shape: .pieces(least: 7200)))
    #expect(shifted.length == 601 * 60 && shifted.spans[0].start >= from)
  }

  @Test("Prices of very different size are added without loss")
  func sizes() {
    let prices = series(["900000000000000000", "0.000000000000000001", "5", "0.00000001"])
    #expect(prices.window(.cheapest, lasting: 3600)?.start == start.advanced(by: 3600))
    #expect(prices.window(.dearest, lasting: 7200)?.start == start)
    let day = series(["999999999999999999", "-999999999999999999"])
    #expect(day.window(.cheapest, lasting: 7200)?.mean == 0)
  }

  @Test("The mean from an instant on needs prices for the whole length")
  func meanFromNow() {
    let prices = series(["10", "20", nil, "40"])
    #expect(prices.mean(from: start.advanced(by: 1800), lasting: 3600) == 15)
    #expect(prices.mean(from: start.advanced(by: 1800), lasting: 5401) == nil)
    #expect(prices.mean(from: start.advanced(by: 3 * 3600), lasting: 3600) == 40)
    #expect(prices.mean(from: start.advanced(by: -1), lasting: 3600) == nil)
    #expect(prices.mean(from: start.advanced(by: 3 * 3600 + 1), lasting: 3600) == nil)
  }
}
