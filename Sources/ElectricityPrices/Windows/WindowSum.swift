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
    self.series = series
    self.slots = slots
    self.sign = sign
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
  /// cost is at a window that begins or ends at an edge.
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
      func consider(_ cost: Int128, _ start: Instant) {
        guard start >= from, start.advanced(by: seconds) <= until else { return }
        if best.map({ (cost, start) < ($0.cost, $0.start) }) ?? true { best = (cost, start) }
      }
      slide(over: run..<end, lasting: seconds, consider)
      slideEnds(over: run..<end, lasting: seconds, consider)
      run = max(end, run + 1)
    }
    return best.map { best in
      let span = span(from: best.start, to: best.start.advanced(by: seconds))
      return PriceWindow(spans: [span], mean: span.mean)
    }
  }

  /// Calls a function with the cost of each window that begins with a slot of a run.
  private func slide(
    over run: Range<Int>, lasting seconds: Int64, _ visit: (Int128, Instant) -> Void
  ) {
    // The sum of whole slots from the first, and the index of the slot that may be cut.
    var (sum, next): (Int128, Int) = (0, run.lowerBound)
    for first in run {
      let start = series.times.start(first)
      let end = start.advanced(by: seconds)
      while next < run.upperBound, series.times.end(next) <= end {
        sum += cost(of: next)
        next += 1
      }
      // Later windows end even later.
      guard next < run.upperBound || series.times.end(next - 1) == end else { return }
      let rest =
        next < run.upperBound
        ? (value(next) ?? 0) * Int128(series.times.start(next).distance(to: end)) : 0
      visit(sum + rest, start)
      if next > first { sum -= cost(of: first) } else { next = first + 1 }
    }
  }

  /// Calls a function with the cost of each window that ends with a slot of a run and begins inside
  /// another.
  private func slideEnds(
    over run: Range<Int>, lasting seconds: Int64, _ visit: (Int128, Instant) -> Void
  ) {
    // The whole slots up to the last one.
    var (sum, first): (Int128, Int) = (0, run.lowerBound)
    for last in run {
      sum += cost(of: last)
      let start = series.times.end(last).advanced(by: -seconds)
      while first <= last, series.times.start(first) < start {
        sum -= cost(of: first)
        first += 1
      }
      guard first > run.lowerBound, case let end = series.times.end(first - 1), start < end else {
        continue
      }
      visit(sum + (value(first - 1) ?? 0) * Int128(start.distance(to: end)), start)
    }
  }

  private func cost(of index: Int) -> Int128 {
    (value(index) ?? 0) * Int128(series[index].length)
  }

  /// Returns a range without missing prices.
  func span(from start: Instant, to end: Instant) -> PriceSpan {
    let sum = sum(from: start, to: end)
    return PriceSpan(
      start: start, end: end, mean: mean(sum, over: Int128(start.distance(to: end))),
      total: total(sum), slotCount: series.indices(from: start, to: end).count)
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
