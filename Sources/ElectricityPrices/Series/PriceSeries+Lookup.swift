import CivilTime

extension PriceSeries {
  /// The first instant, if there are slots.
  public var start: Instant? { first?.start }
  /// The first instant after the last slot, if there are slots.
  public var end: Instant? { last?.end }

  /// Whether the area is a list of prices for what is fed in, where low prices are no advantage.
  public var isFeedIn: Bool {
    ["feedin", "production"].contains(area?.filter(\.isLetter).lowercased())
  }

  /// The index of the slot that contains an instant; `nil` outside and in gaps without slots.
  ///
  /// O(1) where all slots are equally long and touch, else O(log n).
  public func index(containing instant: Instant) -> Int? {
    let index = times.countStarted(by: instant) - 1
    return index >= 0 && instant < times.end(index) ? index : nil
  }

  /// The slot that contains an instant.
  public func slot(containing instant: Instant) -> PriceSlot? {
    index(containing: instant).map { self[$0] }
  }

  /// The index of the slot that contains an instant or else lies nearest to it; `nil` only in
  /// an empty series.
  public func index(nearest instant: Instant) -> Int? {
    guard !isEmpty else { return nil }
    let before = times.countStarted(by: instant) - 1
    guard before >= 0 else { return 0 }
    guard before + 1 < count, instant >= times.end(before) else { return before }
    let toEarlier = times.end(before).distance(to: instant)
    return toEarlier < instant.distance(to: times.start(before + 1)) ? before : before + 1
  }

  /// The indices of the slots that have a part in a stretch of time.
  public func indices(from start: Instant, to end: Instant) -> Range<Int> {
    guard start < end else { return 0..<0 }
    var low = times.countStarted(by: start)
    if low > 0, times.end(low - 1) > start { low -= 1 }
    return low..<Swift.max(low, countStarted(before: end))
  }

  /// The number of slots that begin before an instant.
  ///
  /// - Complexity: O(1) where slots follow each other evenly, else O(log n).
  package func countStarted(before instant: Instant) -> Int {
    times.countStarted(by: instant.advanced(by: -1))
  }

  /// Whether the slot ends where the next begins.
  public func touchesNext(_ index: Int) -> Bool {
    index + 1 < count && times.end(index) == times.start(index + 1)
  }

  /// The number of prices that are missing: in slots, and in gaps, which slots as before them fill.
  ///
  /// - Parameter longest: So many seconds, and longer gaps, are not counted.
  /// - Complexity: O(n), where n is the number of slots; O(1) where there are no gaps.
  func missingCount(inGapsBelow longest: Int64 = .max) -> Int {
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

  /// How often this clock time has begun a slot before on the same date: 0, or 1 in the repeated
  /// hour of autumn.
  public func repetition(of index: Int) -> Int {
    let start = times.start(index)
    let earlier = zone.instants(of: zone.civil(at: start)).prefix { $0 < start }
    return earlier.count
  }
}
