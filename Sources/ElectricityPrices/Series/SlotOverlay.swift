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
    let publication: Instant?
  }

  private typealias Slot = (layer: Int, index: Int, start: Int64, end: Int64)

  private let layers: [Layer]
  private let hasTaxed: Bool
  // Whether the origins differ, and so must be kept per slot.
  private let hasOrigins: Bool
  // The merged slots, and their prices with tax if all series have them.
  private(set) var times = SlotTimes()
  private(set) var prices = PriceColumn()
  private var taxedPrices: PriceColumn?
  private var origins = OriginColumn()
  /// The number of slots whose price differs from another price of the same time.
  private(set) var differences = 0

  /// The first series with the merged slots, and with all forecasts overlaid in the same way.
  var series: PriceSeries {
    var series = layers[0].series
    (series.times, series.prices, series.origins) = (times, prices, origins)
    series.taxedPrices = taxedPrices
    series.forecasts = hasOrigins ? layers.flatMap(\.series.issuedForecasts) : []
    return series
  }

  /// Merges the slots.
  ///
  /// - Complexity: O(n), where n is the number of slots, if no series overlap; O(n log n) if few
  ///   overlap at any time.
  init(_ layers: [Layer]) {
    self.layers = layers
    hasTaxed = layers.allSatisfy { $0.series.taxedPrices != nil }
    if hasTaxed { taxedPrices = PriceColumn() }
    let all = layers.map(\.series.origins)
    hasOrigins = all.contains { !$0.isPlain || $0.usual != all[0].usual }
    origins.usual = all.first?.usual ?? origins.usual
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

  private func start(_ layer: Int) -> Int64 { layers[layer].series.times.start(0).secondsSince1970 }

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
    guard hasOrigins else { return }
    origins.set(series.origins[slot.index], series.bounds(at: slot.index), at: times.count - 1)
  }

  /// Sweeps the slot boundaries in order of time and tracks the open slots.
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
  /// Forecasts never count as different.
  private func differ(_ first: Slot, _ second: Slot) -> Bool {
    guard let one = price(first), let other = price(second), one != other,
      origin(first) != .forecast, origin(second) != .forecast
    else { return false }
    let values = (one.doubleValue, other.doubleValue)
    return abs(values.0 - values.1) > 1e-9 * max(1, abs(values.0))
  }

  private func price(_ slot: Slot) -> Price? { layers[slot.layer].series.prices[slot.index] }
}
