import CivilTime

/// Sums of price and time over slots, exact to 27 digits, so that equal windows are equal.
struct WindowSum {
  let series: PriceSeries
  let slots: Range<Int>
  /// 1 to seek the lowest, −1 the highest.
  private let sign: Int128
  /// The power of ten of the whole numbers that prices are added as.
  private let exponent: Int

  init(_ series: PriceSeries, in slots: Range<Int>, sign: Int128, shape: WindowShape = .even) {
    self.series = series
    self.slots = slots
    self.sign = sign
    var (finest, highest) = (0, -ExactDecimal.mostDecimals)
    for index in slots {
      guard let price = series.prices[index], price != .zero else { continue }
      finest = min(finest, price.exponent)
      highest = max(highest, ExactDecimal.digitCount(price.significand.magnitude) + price.exponent)
    }
    // With a length below 10^10 seconds a sum then stays below 10^37, which fits; a profile counts
    // them by powers of up to 10^12 milliwatts.
    let digits = if case .profile = shape { 18 } else { 27 }
    exponent = max(finest, highest - digits)
  }

  /// A price as a whole number; `nil` for a missing one.
  func value(_ index: Int) -> Int128? {
    series.prices[index].map { price in
      var value = Int128(price.significand) * sign
      for _ in 0..<max(0, price.exponent - exponent) { value *= 10 }
      // Nothing is left of so many digits less.
      for _ in 0..<min(max(0, exponent - price.exponent), 19) { value /= 10 }
      return value
    }
  }

  // MARK: In one piece

  /// The first cheapest stretch between two instants.
  func stretch(lasting seconds: Int64, from: Instant, until: Instant) -> PriceWindow? {
    var best: (cost: Int128, start: Instant)?
    var run = slots.lowerBound
    while run < slots.upperBound {
      var end = run
      while end < slots.upperBound, series.prices[end] != nil,
        end == run || series.touchesNext(end - 1)
      {
        end += 1
      }
      slide(over: run..<end, lasting: seconds) { cost, start in
        guard start >= from, start.advanced(by: seconds) <= until else { return }
        if best.map({ cost < $0.cost }) ?? true { best = (cost, start) }
      }
      run = max(end, run + 1)
    }
    return best.map { best in
      let span = span(from: best.start, to: best.start.advanced(by: seconds))
      return PriceWindow(spans: [span], mean: span.mean)
    }
  }

  /// Calls with the cost from the start of each slot of a run in which the length has room.
  private func slide(
    over run: Range<Int>, lasting seconds: Int64, _ visit: (Int128, Instant) -> Void
  ) {
    // The whole slots from the first on, and the first that may be cut.
    var (sum, next): (Int128, Int) = (0, run.lowerBound)
    for first in run {
      let start = series.times.start(first)
      let end = start.advanced(by: seconds)
      while next < run.upperBound, series.times.end(next) <= end {
        sum += cost(of: next)
        next += 1
      }
      // No later slot has more room.
      guard next < run.upperBound || series.times.end(next - 1) == end else { return }
      let rest =
        next < run.upperBound
        ? (value(next) ?? 0) * Int128(series.times.start(next).distance(to: end)) : 0
      visit(sum + rest, start)
      if next > first { sum -= cost(of: first) } else { next = first + 1 }
    }
  }

  private func cost(of index: Int) -> Int128 {
    (value(index) ?? 0) * Int128(series[index].length)
  }

  /// A stretch that has prices all along.
  func span(from start: Instant, to end: Instant) -> PriceSpan {
    PriceSpan(
      start: start, end: end,
      mean: mean(sum(from: start, to: end), over: Int128(start.distance(to: end))),
      slotCount: series.indices(from: start, to: end).count)
  }

  func sum(from start: Instant, to end: Instant) -> Int128 {
    series.indices(from: start, to: end).reduce(0) { sum, index in
      let slot = series[index]
      let length = max(slot.start, start).distance(to: min(slot.end, end))
      return sum + (value(index) ?? 0) * Int128(length)
    }
  }

  /// The mean of a sum over the seconds that are in it, or what else its prices were multiplied by.
  func mean(_ sum: Int128, over weight: Int128) -> Price {
    // As many digits more as there is room for.
    let digits = sum.magnitude < 10_000_000_000_000_000_000_000_000_000_000 ? 6 : 0
    let wide = sum * sign * (digits == 6 ? 1_000_000 : 1)
    let half = weight / 2
    let quotient = (wide + (wide < 0 ? -half : half)) / weight
    return Price(wide: quotient, exponent: exponent - digits) ?? .zero
  }
}
