import CivilTime

/// An overlay of the slots of several series of one area.
///
/// Where slots overlap, a price takes precedence over a missing price, then a known price over one
/// of unstated origin and that over a forecast, then the newer publication or forecast if both have
/// a date, then the later series.
/// A partly covered slot keeps its uncovered part.
struct SlotOverlay {
  /// A series and the time at which its prices were published.
  struct Layer {
    var series: PriceSeries
    var publication: Instant?
  }

  private typealias Slot = (layer: Int, index: Int, start: Instant, end: Instant)

  private let layers: [Layer]
  // Whether the origins differ.
  private let hasOrigins: Bool
  /// The first series with the merged slots, and with all forecasts overlaid in the same way.
  private(set) var series: PriceSeries
  /// The number of slots whose price differs from another price of the same time.
  private(set) var differences = 0

  /// Merges the slots.
  ///
  /// - Complexity: O(n log n), where n is the number of slots, if few overlap at any time.
  init(_ layers: [Layer]) {
    self.layers = layers
    series = layers[0].series.withoutSlots
    if layers.contains(where: { $0.series.taxedPrices == nil }) { series.taxedPrices = nil }
    let all = layers.map(\.series.origins)
    hasOrigins = all.contains { !$0.isPlain || $0.usual != all[0].usual }
    series.forecasts = hasOrigins ? layers.flatMap(\.series.issuedForecasts) : []
    let slots = layers.indices.flatMap { layer -> [Slot] in
      let times = layers[layer].series.times
      return (0..<times.count).map { (layer, $0, times.start($0), times.end($0)) }
    }
    .sorted { ($0.start, $0.layer) < ($1.start, $1.layer) }
    sweep(slots)
  }

  private mutating func append(_ slot: Slot) {
    series.append(slot.index, of: layers[slot.layer].series, from: slot.start, to: slot.end)
  }

  /// Sweeps the slot boundaries in order of time and tracks the open slots.
  private mutating func sweep(_ slots: [Slot]) {
    var (open, next, time): ([Slot], Int, Instant) = ([], 0, Instant(secondsSince1970: .min))
    var (piece, counted): (Slot?, (layer: Int, index: Int)?) = (nil, nil)
    while next < slots.count || !open.isEmpty {
      if open.isEmpty { time = slots[next].start }
      while next < slots.count, slots[next].start <= time {
        open.append(slots[next])
        next += 1
      }
      let end = open.dropFirst().reduce(open[0].end) { min($0, $1.end) }
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

  /// Returns whether the first of two slots of the same time takes precedence.
  private func precedes(_ first: Slot, _ second: Slot) -> Bool {
    let hasPrice = (price(first) != nil, price(second) != nil)
    guard hasPrice.0 == hasPrice.1 else { return hasPrice.0 }
    let origins = (origin(first), origin(second))
    guard origins.0 == origins.1 else {
      return origins.0 == .known || origins.1 == .forecast
    }
    if let old = age(first), let new = age(second), old != new { return new < old }
    return second.layer < first.layer
  }

  private func origin(_ slot: Slot) -> PriceOrigin? {
    hasOrigins ? layers[slot.layer].series.origin(at: slot.index) : nil
  }

  /// Returns the time at which a price was published, or a forecast was made.
  private func age(_ slot: Slot) -> Instant? {
    let layer = layers[slot.layer]
    return hasOrigins
      ? layer.series.origins[slot.index].issued ?? layer.publication : layer.publication
  }

  /// Returns whether two prices differ by more than rounding errors.
  ///
  /// Forecasts never count as different, unless they have two lengths and no ages.
  private func differ(_ first: Slot, _ second: Slot) -> Bool {
    guard let one = price(first), let other = price(second), one != other,
      origin(first) != .forecast && origin(second) != .forecast || arePlans(first, second)
    else { return false }
    let values = (one.doubleValue, other.doubleValue)
    return abs(values.0 - values.1) > 1e-9 * max(1, abs(values.0))
  }

  /// Returns whether two forecasts have different lengths and nothing tells which is newer.
  private func arePlans(_ first: Slot, _ second: Slot) -> Bool {
    origin(first) == origin(second) && (age(first) == nil || age(second) == nil)
      && first.start.distance(to: first.end) != second.start.distance(to: second.end)
  }

  private func price(_ slot: Slot) -> Price? { layers[slot.layer].series.prices[slot.index] }
}
