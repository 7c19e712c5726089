import CivilTime

/// The origin of a price.
public enum PriceOrigin: String, Hashable, Sendable, CaseIterable {
  /// Published by the market or the seller.
  case known
  /// Computed by a model.
  case forecast
  /// Not stated in the file.
  case unstated = ""
}

/// The origin of a price; for a forecast also its time of issue and the name of its bounds.
public struct PriceProvenance: Hashable, Sendable {
  /// The origin of the price.
  public var origin: PriceOrigin
  /// The source's name of the bounds of a forecast, such as `p10-p90`; `nil` without bounds.
  public var band: String?
  /// The time at which the forecast was issued; `nil` if the source does not state it.
  public var issued: Instant?

  /// Creates a provenance.
  public init(_ origin: PriceOrigin, band: String? = nil, issued: Instant? = nil) {
    (self.origin, self.band, self.issued) = (origin, band, issued)
  }
}

/// The lowest and highest price of a forecast.
public struct PriceBounds: Hashable, Sendable {
  /// The lower bound, which can be negative or above the forecast itself.
  public let low: Price
  /// The upper bound, which is not below the lower one.
  public let high: Price
}

/// The provenance of prices, stored in runs, and the bounds of forecasts.
///
/// A series with a single origin has no runs and needs no memory per slot.
package struct OriginColumn: Equatable, Sendable {
  private struct Run: Equatable {
    var end: Int
    var provenance: PriceProvenance
  }

  /// The provenance of the prices after the last run.
  var usual = PriceProvenance(.unstated)
  private var runs: [Run] = []
  // The bounds up to the last price that has any.
  private var lows = PriceColumn()
  private var highs = PriceColumn()

  /// Whether any price is a forecast.
  var hasForecasts: Bool {
    usual.origin == .forecast || runs.contains { $0.provenance.origin == .forecast }
  }
  /// Whether the origins of the prices differ.
  var areMixed: Bool { runs.contains { $0.provenance.origin != usual.origin } }
  /// Whether all prices have the usual provenance and no bounds.
  var isPlain: Bool { runs.isEmpty && lows.count == 0 }

  /// Returns the runs of the first `count` prices that are forecasts.
  func forecasts(of count: Int) -> [Range<Int>] {
    var (result, start): ([Range<Int>], Int) = ([], 0)
    for run in runs + [Run(end: count, provenance: usual)] {
      defer { start = run.end }
      guard run.provenance.origin == .forecast, start < run.end else { continue }
      let first = result.last?.upperBound == start ? result.removeLast().lowerBound : start
      result.append(first..<run.end)
    }
    return result
  }

  /// The provenance of a price, in O(log n) of the number of runs.
  subscript(index: Int) -> PriceProvenance {
    let run = runs.indices.partitioningIndex { runs[$0].end > index }
    return run < runs.count ? runs[run].provenance : usual
  }

  /// Returns the bounds of a price.
  func bounds(_ index: Int) -> PriceBounds? {
    guard index < lows.count, let low = lows[index], let high = highs[index] else { return nil }
    return PriceBounds(low: low, high: high)
  }

  /// Sets the provenance of a price; skipped prices before it get the usual provenance.
  ///
  /// - Precondition: `index` is greater than every index set before.
  mutating func set(_ provenance: PriceProvenance, _ bounds: PriceBounds?, at index: Int) {
    if index > runs.last?.end ?? 0 { extend(usual, to: index) }
    extend(provenance, to: index + 1)
    guard let bounds else { return }
    while lows.count < index {
      lows.append(nil)
      highs.append(nil)
    }
    lows.append(bounds.low)
    highs.append(bounds.high)
  }

  /// Sets the time of issue of the forecasts that state none.
  mutating func setIssued(_ time: Instant) {
    func date(_ provenance: inout PriceProvenance) {
      if provenance.origin == .forecast { provenance.issued = provenance.issued ?? time }
    }
    date(&usual)
    for run in runs.indices { date(&runs[run].provenance) }
  }

  private mutating func extend(_ provenance: PriceProvenance, to end: Int) {
    if runs.last?.provenance == provenance {
      runs[runs.count - 1].end = end
    } else {
      runs.append(Run(end: end, provenance: provenance))
    }
  }

  /// Returns the provenance of the prices at `indices`, in that order.
  func kept(_ indices: some Sequence<Int>) -> OriginColumn {
    var result = OriginColumn()
    result.usual = usual
    guard !isPlain else { return result }
    for (position, index) in indices.enumerated() {
      result.set(self[index], bounds(index), at: position)
    }
    return result
  }

  /// The column without bounds.
  var withoutBounds: OriginColumn {
    var result = self
    (result.lows, result.highs) = (PriceColumn(), PriceColumn())
    for run in runs.indices { result.runs[run].provenance.band = nil }
    return result
  }

  /// Returns the column with transformed bounds; `nil` if the transformation returns `nil`.
  func mapBounds<Fault>(
    _ change: (PriceColumn) throws(Fault) -> PriceColumn?
  ) throws(Fault) -> OriginColumn? {
    guard lows.count > 0 else { return self }
    guard let low = try change(lows), let high = try change(highs) else { return nil }
    var result = self
    (result.lows, result.highs) = (low, high)
    return result
  }
}
