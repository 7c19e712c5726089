import CivilTime

extension PriceSeries {
  /// The start of the first slot; `nil` in an empty series.
  public var start: Instant? { first?.start }
  /// The end of the last slot; `nil` in an empty series.
  public var end: Instant? { last?.end }

  /// Returns the index of the slot that contains an instant.
  ///
  /// Returns `nil` outside the series and in gaps between slots.
  ///
  /// - Complexity: O(1) if all slots have the same length and no gaps, else O(log n).
  public func index(containing instant: Instant) -> Int? {
    let index = times.countStarted(by: instant) - 1
    return index >= 0 && instant < times.end(index) ? index : nil
  }

  /// Returns the slot that contains an instant.
  public func slot(containing instant: Instant) -> PriceSlot? {
    index(containing: instant).map { self[$0] }
  }

  /// Returns the index of the slot that contains an instant or is nearest to it.
  ///
  /// Returns `nil` only for an empty series.
  public func index(nearest instant: Instant) -> Int? {
    guard !isEmpty else { return nil }
    let before = times.countStarted(by: instant) - 1
    guard before >= 0 else { return 0 }
    guard before + 1 < count, instant >= times.end(before) else { return before }
    let toEarlier = times.end(before).distance(to: instant)
    return toEarlier < instant.distance(to: times.start(before + 1)) ? before : before + 1
  }

  /// Returns the indices of the slots that overlap the time between two instants.
  public func indices(from start: Instant, to end: Instant) -> Range<Int> {
    guard start < end else { return 0..<0 }
    var low = times.countStarted(by: start)
    if low > 0, times.end(low - 1) > start { low -= 1 }
    return low..<Swift.max(low, countStarted(before: end))
  }

  /// Returns the number of slots that begin before an instant.
  ///
  /// - Complexity: O(1) where slots follow each other evenly, else O(log n).
  package func countStarted(before instant: Instant) -> Int {
    times.countStarted(by: instant.advanced(by: -1))
  }

  /// Returns the slots that begin between two instants, with `area` as the name of the area.
  package func slots(from start: Instant, to end: Instant, of area: String) -> PriceSeries {
    let first = countStarted(before: start)
    let range = first..<Swift.max(first, countStarted(before: end))
    // The most frequent case: all slots are requested.
    var result = range == indices ? self : kept(range)
    result.area = area
    result.forecasts = forecasts
    return result
  }

  /// Returns whether the series has a price for every moment between two instants.
  package func covers(from start: Instant, to end: Instant) -> Bool {
    var reached = start
    for index in indices {
      guard times.start(index) <= reached, prices[index] != nil else { return false }
      reached = Swift.max(reached, times.end(index))
      if reached >= end { return true }
    }
    return false
  }

  /// Returns whether a slot ends where the next begins.
  public func touchesNext(_ index: Int) -> Bool {
    index + 1 < count && times.end(index) == times.start(index + 1)
  }

  /// Replaces the notice about missing prices by one of the present slots.
  ///
  /// - Parameter longest: The length in seconds from which on gaps are not counted.
  mutating func noticeMissing(inGapsBelow longest: Int64 = .max) {
    warnings.removeAll { if case .missing = $0 { true } else { false } }
    let missing = missingCount(inGapsBelow: longest)
    if missing > 0 { warnings.append(.missing(missing)) }
  }

  /// Returns the number of missing prices: in slots, and in gaps.
  ///
  /// A gap counts as slots of the length of the slot before it.
  ///
  /// - Complexity: O(n), where n is the number of slots; O(1) where there are no gaps.
  private func missingCount(inGapsBelow longest: Int64) -> Int {
    guard !times.isGrid else { return prices.missingCount }
    return indices.dropLast().reduce(prices.missingCount) { count, index in
      let gap = times.end(index).distance(to: times.start(index + 1))
      guard gap > 0, gap < longest else { return count }
      return count + Int((gap * 2 / self[index].length + 1) / 2)
    }
  }

  /// The most frequent length of a slot in seconds; 3600 in an empty series.
  public var usualSlotLength: Int64 {
    if times.isGrid { return first?.length ?? 3600 }
    var counts: [Int64: Int] = [:]
    for index in indices { counts[self[index].length, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 3600
  }

  /// Returns how often the clock time of a slot has already begun a slot on its date.
  ///
  /// The result is 0, or 1 in the repeated hour of autumn.
  public func repetition(of index: Int) -> Int { zone.repetition(at: times.start(index)) }
}

extension Zone {
  /// Returns how often the clock time of an instant has already occurred on its date.
  package func repetition(at instant: Instant) -> Int {
    instants(of: civil(at: instant)).prefix { $0 < instant }.count
  }
}
