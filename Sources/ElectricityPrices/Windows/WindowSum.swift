import CivilTime

/// Sums of prices times seconds over slots, exact to 27 digits, so that equal windows are equal.
struct WindowSum {
  let series: PriceSeries
  let slots: Range<Int>
  /// The factor that makes the wanted window the lowest: 1 for lowest prices, −1 for highest.
  private let sign: Int128
  /// The power of ten of the integers that represent prices.
  private let exponent: Int

  init(_ series: PriceSeries, in slots: Range<Int>, sign: Int128, shape: WindowShape = .even) {
    (self.series, self.slots, self.sign) = (series, slots, sign)
    var (finest, highest) = (0, -ExactDecimal.maximumDecimals)
    for index in slots {
      guard let price = series.prices[index], price != .zero else { continue }
      finest = min(finest, price.exponent)
      highest = max(highest, ExactDecimal.digitCount(price.significand.magnitude) + price.exponent)
    }
    // With a length below 10^10 seconds, a sum then stays below 10^37, which fits; a profile also
    // multiplies by up to 10^12 milliwatts.
    let digits = if case .profile = shape { 18 } else { 27 }
    exponent = max(finest, highest - digits)
  }

  /// Returns a price as an integer; `nil` for a missing one.
  func value(_ index: Int) -> Int128? {
    series.prices[index].map { price in
      var value = Int128(price.significand) * sign
      for _ in 0..<max(0, price.exponent - exponent) { value *= 10 }
      // Removing nineteen digits leaves nothing.
      for _ in 0..<min(max(0, exponent - price.exponent), 19) { value /= 10 }
      return value
    }
  }

  // MARK: In one piece

  /// Returns the first cheapest window between two instants.
  ///
  /// The cost changes linearly while the window slides between edges of slots, so that the lowest
  /// cost is at a window that begins or ends at an edge, or at a limit.
  func stretch(lasting seconds: Int64, from: Instant, until: Instant) -> PriceWindow? {
    var best: (cost: Int128, start: Instant)?
    var first = slots.lowerBound
    while first < slots.upperBound {
      let sums = sums(from: first)
      let run = first..<first + sums.count - 1
      first = max(run.upperBound, first + 1)
      guard let last = run.last else { continue }
      let earliest = max(from, series.times.start(run.lowerBound))
      let latest = min(until, series.times.end(last))
      func add(_ start: Instant) {
        let end = start.advanced(by: seconds)
        guard earliest <= start, end <= latest else { return }
        let cost = sum(until: end, in: run, sums) &- sum(until: start, in: run, sums)
        if best.map({ (cost, start) < ($0.cost, $0.start) }) ?? true { best = (cost, start) }
      }
      for index in run {
        add(series.times.start(index))
        add(series.times.end(index).advanced(by: -seconds))
      }
      add(earliest)
      add(latest.advanced(by: -seconds))
    }
    return best.map { best in
      let span = span(from: best.start, to: best.start.advanced(by: seconds))
      return PriceWindow(spans: [span], mean: span.mean)
    }
  }

  /// Returns the sums before each slot of a run without gaps, and after its last; they may wrap
  /// around, but their differences are exact.
  private func sums(from first: Int) -> [Int128] {
    var (sums, end): ([Int128], Int) = ([0], first)
    while end < slots.upperBound, let value = value(end),
      end == first || series.touchesNext(end - 1)
    {
      sums.append(sums[end - first] &+ value &* Int128(series[end].length))
      end += 1
    }
    return sums
  }

  private func sum(until time: Instant, in run: Range<Int>, _ sums: [Int128]) -> Int128 {
    guard time < series.times.end(run.upperBound - 1), let slot = series.index(containing: time)
    else { return sums[run.count] }
    let part = series.times.start(slot).distance(to: time)
    return sums[slot - run.lowerBound] &+ (value(slot) ?? 0) &* Int128(part)
  }

  /// Returns a range without missing prices.
  func span(from start: Instant, to end: Instant) -> PriceSpan {
    let sum = sum(from: start, to: end)
    return PriceSpan(
      start: start, end: end, mean: mean(sum, over: Int128(start.distance(to: end))),
      total: total(sum))
  }

  /// Returns a sum as an exact decimal number.
  func total(_ sum: Int128) -> ExactDecimal {
    ExactDecimal(wide: sum * sign, exponent: exponent) ?? .zero
  }

  func sum(from start: Instant, to end: Instant) -> Int128 {
    series.indices(from: start, to: end).reduce(0) { sum, index in
      let slot = series[index]
      let length = max(slot.start, start).distance(to: min(slot.end, end))
      return sum + (value(index) ?? 0) * Int128(length)
    }
  }

  /// Returns a sum divided by the weights of its prices, such as seconds.
  func mean(_ sum: Int128, over weight: Int128) -> Price {
    // Six more digits if they fit.
    let digits = sum.magnitude < 10_000_000_000_000_000_000_000_000_000_000 ? 6 : 0
    let wide = sum * sign * (digits == 6 ? 1_000_000 : 1)
    let half = weight / 2
    let quotient = (wide + (wide < 0 ? -half : half)) / weight
    return Price(wide: quotient, exponent: exponent - digits) ?? .zero
  }
}
