import CivilTime

/// A range of time and the mean of its prices.
public struct PriceSpan: Hashable, Sendable {
  /// The first instant.
  public let start: Instant
  /// The first instant after the range.
  public let end: Instant
  /// The mean, weighted by time or, for a profile, by time and power; with up to six digits more
  /// than the prices have.
  public let mean: Price
  /// The exact sum of prices times seconds; for a profile, also times kilowatts.
  let total: ExactDecimal

  /// The length in seconds.
  public var length: Int64 { start.distance(to: end) }
}

/// The result of a search for low or high prices: one or several ranges of the requested length.
public struct PriceWindow: Hashable, Sendable {
  /// The ranges in chronological order, which neither touch nor overlap; never empty.
  public let spans: [PriceSpan]
  /// The mean of all ranges, with the same weights.
  public let mean: Price

  /// The first instant.
  public var start: Instant { spans[0].start }
  /// The first instant after the last range.
  public var end: Instant { spans[spans.count - 1].end }
  /// The length of all ranges together, in seconds.
  public var length: Int64 { spans.reduce(0) { $0 + $1.length } }
  /// The exact sum of the ranges' totals.
  var total: ExactDecimal? {
    spans.reduce(ExactDecimal?.some(.zero)) { sum, span in sum?.adding(span.total) }
  }
  /// Returns whether a range contains an instant.
  public func contains(_ instant: Instant) -> Bool {
    spans.contains { $0.start <= instant && instant < $0.end }
  }
}

/// The shape of a window.
public enum WindowShape: Hashable, Sendable {
  /// One piece with the same weight at all times.
  case even
  /// The cheapest pieces, each of at least a number of seconds.
  case pieces(least: Int64)
  /// One piece with the powers of a profile as weights.
  case profile(PowerProfile)
}

/// The choice between the lowest and the highest prices.
public enum PriceExtreme: Hashable, Sendable { case cheapest, dearest }

extension PriceSeries {
  /// Returns the time of a length with the lowest, or highest, mean price; of equals the earliest.
  ///
  /// A window in one piece begins or ends at the edge of a slot or at a limit: no other has a lower
  /// mean. A window of a profile begins a whole number of quarter-hours after a slot, at any edge
  /// of shorter slots, or at a limit. Several pieces are whole slots, cut at the limits, and a part
  /// of the most expensive one; with a minimum length they can also begin and end inside slots.
  ///
  /// - Parameters:
  ///   - extreme: The choice between the lowest and the highest mean.
  ///   - seconds: The length.
  ///   - from: The earliest start.
  ///   - until: The latest end.
  ///   - shape: One piece, several pieces, or a profile of the same length.
  /// - Returns: The window; `nil` if there is none, or the length is not positive.
  /// - Complexity: O(n), where n is the number of slots between the limits; O(n log n) for pieces,
  ///   O(n · k) for a profile of k quarter-hours and for pieces of a minimum length, where n and k
  ///   count the longest steps that divide all lengths, or up to hours if n · k is above 2^27.
  public func window(
    _ extreme: PriceExtreme, lasting seconds: Int64, from: Instant? = nil, until: Instant? = nil,
    shape: WindowShape = .even
  ) -> PriceWindow? {
    let from = from ?? Instant(secondsSince1970: .min)
    let until = until ?? Instant(secondsSince1970: .max)
    guard seconds > 0, from < until else { return nil }
    let slots = indices(from: from, to: until)
    let search = WindowSum(self, in: slots, sign: extreme == .cheapest ? 1 : -1, shape: shape)
    return switch shape {
    case .even: search.stretch(lasting: seconds, from: from, until: until)
    case .pieces(let minimum):
      search.pieces(lasting: seconds, atLeast: minimum, from: from, until: until)
    case .profile(let profile): search.stretch(of: profile, from: from, until: until)
    }
  }

  /// Returns the mean price of a window that starts at an instant; `nil` if a price is missing.
  public func mean(
    from start: Instant, lasting seconds: Int64, shape: WindowShape = .even
  ) -> Price? {
    span(from: start, lasting: seconds, shape: shape)?.mean
  }

  /// Returns the window that starts at an instant; `nil` if a price is missing.
  ///
  /// - Parameters:
  ///   - start: The first instant.
  ///   - seconds: The length.
  ///   - shape: The shape; only the powers of a profile are weights.
  func span(from start: Instant, lasting seconds: Int64, shape: WindowShape = .even) -> PriceSpan? {
    guard seconds > 0 else { return nil }
    let end = start.advanced(by: seconds)
    let slots = indices(from: start, to: end)
    guard slots.dropLast().allSatisfy(touchesNext), let first = slots.first, let last = slots.last,
      self[first].start <= start, self[last].end >= end, slots.allSatisfy({ prices[$0] != nil })
    else { return nil }
    let sum = WindowSum(self, in: slots, sign: 1, shape: shape)
    guard case .profile(let profile) = shape else { return sum.span(from: start, to: end) }
    return sum.span(of: profile, from: start)
  }
}
