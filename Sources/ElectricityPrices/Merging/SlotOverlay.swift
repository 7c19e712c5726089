import CivilTime

/// Lays the slots of several series of one area over one another.
///
/// Where they overlap, a price comes before a missing one, then the newer publication where both
/// say theirs, then the later series. A slot that is partly covered keeps the rest.
struct SlotOverlay {
  /// A series, and when its prices were published.
  struct Layer {
    let series: PriceSeries
    let publication: Instant?
  }

  private typealias Slot = (layer: Int, index: Int, start: Int64, end: Int64)

  private let layers: [Layer]
  private let hasTaxed: Bool
  /// The slots that count.
  private(set) var times = SlotTimes()
  private(set) var prices = PriceColumn()
  /// Their prices with tax, where all series have these.
  private(set) var taxedPrices: PriceColumn?
  /// The number of slots whose price differs from another one of the same time.
  private(set) var differences = 0

  /// Merges the slots.
  ///
  /// - Complexity: O(n), where n is the number of slots, where no series overlap; else O(n log n)
  ///   while few do at a time.
  init(_ layers: [Layer]) {
    self.layers = layers
    hasTaxed = layers.allSatisfy { $0.series.taxedPrices != nil }
    if hasTaxed { taxedPrices = PriceColumn() }
    let order = layers.indices.filter { !layers[$0].series.isEmpty }.sorted {
      (start($0), $0) < (start($1), $1)
    }
    let areApart = zip(order, order.dropFirst()).allSatisfy { earlier, later in
      layers[earlier].series.end.map { $0.secondsSince1970 <= start(later) } ?? true
    }
    let slots = order.flatMap { layer in
      layers[layer].series.indices.map { slot(layer, $0) }
    }
    if areApart {
      for slot in slots { append(slot) }
    } else {
      sweep(slots.sorted { ($0.start, $0.layer) < ($1.start, $1.layer) })
    }
  }

  private func start(_ layer: Int) -> Int64 {
    layers[layer].series.times.start(0).secondsSince1970
  }

  private func slot(_ layer: Int, _ index: Int) -> Slot {
    let times = layers[layer].series.times
    return (
      layer, index, times.start(index).secondsSince1970, times.end(index).secondsSince1970
    )
  }

  private mutating func append(_ slot: Slot) {
    let series = layers[slot.layer].series
    times.append(
      start: Instant(secondsSince1970: slot.start), end: Instant(secondsSince1970: slot.end))
    prices.append(series.prices[slot.index])
    if hasTaxed { taxedPrices?.append(series.taxedPrices?[slot.index]) }
  }

  /// Goes through time from border to border, with the slots that are open between these.
  private mutating func sweep(_ slots: [Slot]) {
    var (open, next, time): ([Slot], Int, Int64) = ([], 0, .min)
    var (piece, counted): (Slot?, (layer: Int, index: Int)?) = (nil, nil)
    while next < slots.count || !open.isEmpty {
      if open.isEmpty { time = slots[next].start }
      while next < slots.count, slots[next].start <= time {
        open.append(slots[next])
        next += 1
      }
      let end = open.reduce(Int64.max) { min($0, $1.end) }
      let border = next < slots.count ? min(end, slots[next].start) : end
      let best = open.dropFirst().reduce(open[0]) { precedes($0, $1) ? $0 : $1 }
      if let last = piece, last.layer == best.layer, last.index == best.index {
        piece?.end = border
      } else {
        if let piece { append(piece) }
        piece = (best.layer, best.index, time, border)
      }
      if open.count > 1, counted.map({ $0 != (best.layer, best.index) }) ?? true,
        open.contains(where: { differ($0, best) })
      {
        counted = (best.layer, best.index)
        differences += 1
      }
      time = border
      open.removeAll { $0.end <= time }
    }
    if let piece { append(piece) }
  }

  /// Whether the first of two slots of the same time counts.
  private func precedes(_ first: Slot, _ second: Slot) -> Bool {
    let hasPrice = (price(first) != nil, price(second) != nil)
    guard hasPrice.0 == hasPrice.1 else { return hasPrice.0 }
    if let old = layers[first.layer].publication, let new = layers[second.layer].publication,
      old != new
    {
      return new < old
    }
    return second.layer < first.layer
  }

  /// Whether two prices differ by more than what programs lose in writing them.
  private func differ(_ first: Slot, _ second: Slot) -> Bool {
    guard let first = price(first), let second = price(second), first != second else {
      return false
    }
    let (one, other) = (first.doubleValue, second.doubleValue)
    return abs(one - other) > 1e-9 * max(1, abs(one))
  }

  private func price(_ slot: Slot) -> Price? { layers[slot.layer].series.prices[slot.index] }
}
