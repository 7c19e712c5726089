import CivilTime

/// A stretch of time with the mean of its prices.
public struct PriceSpan: Hashable, Sendable {
  /// The first instant.
  public let start: Instant
  /// The first instant after it.
  public let end: Instant
  /// The mean, weighted by time; exact up to six digits more than the prices have.
  public let mean: Price
  /// The number of slots that it has a part of.
  public let slotCount: Int

  /// The length in seconds.
  public var length: Int64 { start.distance(to: end) }
}

/// A time that was sought for its price: one stretch, or several that together are as long.
public struct PriceWindow: Hashable, Sendable {
  /// The stretches in the order of time, which neither touch nor overlap; never empty.
  public let spans: [PriceSpan]
  /// The mean of all, weighted by time.
  public let mean: Price

  /// The first instant.
  public var start: Instant { spans[0].start }
  /// The first instant after the last stretch.
  public var end: Instant { spans[spans.count - 1].end }
  /// The length of all stretches together, in seconds.
  public var length: Int64 { spans.reduce(0) { $0 + $1.length } }
  /// Whether an instant lies in a stretch.
  public func contains(_ instant: Instant) -> Bool {
    spans.contains { $0.start <= instant && instant < $0.end }
  }
}

/// Whether low or high prices are sought.
public enum PriceExtreme: Hashable, Sendable { case cheapest, dearest }

extension PriceSeries {
  /// The time of a length with the lowest, or highest, mean price; of equals the earliest.
  ///
  /// A window in one piece begins where a slot does and ends when its time is up, in the middle of
  /// a slot if need be; all of it touches and has prices. One of several pieces takes whole slots,
  /// and of the last and dearest only as much as is needed.
  ///
  /// - Parameters:
  ///   - extreme: Whether the lowest or the highest mean is looked for.
  ///   - seconds: The length.
  ///   - from: No part lies before this.
  ///   - until: No part lies after this.
  ///   - isSplit: Whether it may be of several pieces.
  /// - Returns: The window; `nil` if there is none, or the length is not positive.
  /// - Complexity: O(n), where n is the number of slots between the limits; O(n log n) for pieces.
  public func window(
    _ extreme: PriceExtreme, lasting seconds: Int64, from: Instant? = nil, until: Instant? = nil,
    isSplit: Bool = false
  ) -> PriceWindow? {
    let from = from ?? Instant(secondsSince1970: .min)
    let until = until ?? Instant(secondsSince1970: .max)
    guard seconds > 0, from < until else { return nil }
    let slots = indices(from: from, to: until)
    let search = WindowSum(self, in: slots, sign: extreme == .cheapest ? 1 : -1)
    return isSplit
      ? search.pieces(lasting: seconds, from: from, until: until)
      : search.stretch(lasting: seconds, from: from, until: until)
  }

  /// The mean from an instant on, as long as a window; `nil` where there is not a price all along.
  public func mean(from start: Instant, lasting seconds: Int64) -> Price? {
    guard seconds > 0 else { return nil }
    let end = start.advanced(by: seconds)
    let slots = indices(from: start, to: end)
    guard slots.dropLast().allSatisfy(touchesNext), let first = slots.first, let last = slots.last,
      self[first].start <= start, self[last].end >= end,
      slots.allSatisfy({ prices[$0] != nil })
    else { return nil }
    return WindowSum(self, in: slots, sign: 1).span(from: start, to: end).mean
  }
}
