import CivilTime

/// Sums that are weighted by the powers of a profile.
extension WindowSum {
  /// Returns the first cheapest window of a profile between two instants.
  ///
  /// The cost changes its slope only where a quarter-hour of the profile meets the edge of a slot,
  /// so that the lowest cost is at such a start, or at a limit.
  func stretch(of profile: PowerProfile, from: Instant, until: Instant) -> PriceWindow? {
    let values = slots.map(value)
    let step = step
    var best: (cost: Int128, start: Instant)?
    func add(_ start: Instant, in index: Int) {
      guard from <= start, start.advanced(by: profile.length) <= until,
        let cost = cost(of: profile, at: start, in: index, values)
      else { return }
      if best.map({ (cost, start) < ($0.cost, $0.start) }) ?? true { best = (cost, start) }
    }
    for limit in [from, until.advanced(by: -profile.length)] {
      let index = series.index(containing: limit)
      if let index, slots.contains(index) { add(limit, in: index) }
    }
    for index in slots where values[index - slots.lowerBound] != nil {
      let slot = series[index]
      var isWhole = false
      for offset in stride(from: 0, to: slot.length, by: Int(step)) {
        let start = slot.start.advanced(by: offset)
        guard start >= from else { continue }
        guard start.advanced(by: profile.length) <= until else { break }
        // The cost is constant while the profile is inside one slot.
        let isInside = start.advanced(by: profile.length) <= slot.end
        guard !isInside || !isWhole else { continue }
        isWhole = isInside
        add(start, in: index)
      }
    }
    return best.flatMap { span(of: profile, from: $0.start) }.map {
      PriceWindow(spans: [$0], mean: $0.mean)
    }
  }

  /// The seconds between two starts: a quarter-hour if it divides the distances between all edges
  /// of slots, otherwise the longest step that does, at least a minute.
  private var step: Int64 {
    guard let first = slots.first else { return PowerProfile.step }
    let step = slots.reduce(PowerProfile.step) { step, index in
      let start = series.times.start(first)
      return step.divisor(with: start.distance(to: series.times.start(index)))
        .divisor(with: start.distance(to: series.times.end(index)))
    }
    return max(60, step)
  }

  /// Returns the range of a profile from an instant; `nil` if prices are missing.
  func span(of profile: PowerProfile, from start: Instant) -> PriceSpan? {
    let end = start.advanced(by: profile.length)
    guard let first = slots.first(where: { series.times.end($0) > start }),
      let cost = cost(of: profile, at: start, in: first, slots.map(value))
    else { return nil }
    let weight = profile.milliwatts.reduce(0) { $0 + Int128($1) * Int128(PowerProfile.step) }
    return PriceSpan(
      start: start, end: end, mean: mean(cost, over: weight),
      total: total(cost).scaled(byPowerOfTen: -PowerProfile.decimals) ?? .zero)
  }

  /// Returns the sum of powers times prices times seconds from an instant in a slot; `nil` if
  /// prices are missing.
  private func cost(
    of profile: PowerProfile, at start: Instant, in slot: Int, _ values: [Int128?]
  ) -> Int128? {
    var (index, time, sum) = (slot, start, Int128(0))
    for power in profile.milliwatts {
      let end = time.advanced(by: PowerProfile.step)
      while time < end {
        if series.times.end(index) <= time {
          guard index + 1 < slots.upperBound, series.touchesNext(index) else { return nil }
          index += 1
        }
        guard let value = values[index - slots.lowerBound] else { return nil }
        let next = min(end, series.times.end(index))
        sum += value * Int128(power) * Int128(time.distance(to: next))
        time = next
      }
    }
    return sum
  }
}
