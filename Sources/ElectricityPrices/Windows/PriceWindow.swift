import CivilTime

/// A stretch of time with the mean of its prices.
public struct PriceSpan: Hashable, Sendable {
  /// The first instant.
  public let start: Instant
  /// The first instant after it.
  public let end: Instant
  /// The mean, weighted by time, or by time and power where a profile was sought; exact up to six
  /// digits more than the prices have.
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
  /// The mean of all, weighted as those of the stretches.
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

/// The shape of a time that is sought for its price.
public enum WindowShape: Hashable, Sendable {
  /// One piece, of which each moment counts as much as every other.
  case even
  /// As many pieces as it takes, of which none lasts less than so many seconds.
  case pieces(least: Int64)
  /// One piece, of which each quarter hour counts as much as the power that is taken in it.
  case profile(PowerProfile)
}

/// Whether low or high prices are sought.
public enum PriceExtreme: Hashable, Sendable { case cheapest, dearest }

extension PriceSeries {
  /// The time of a length with the lowest, or highest, mean price; of equals the earliest.
  ///
  /// A window in one piece begins where a slot does and ends when its time is up, in the middle of
  /// a slot if need be; all of it touches and has prices. One by a profile begins whole quarter
  /// hours after a slot does, or at any edge of a slot where these are shorter.
  ///
  /// One of several pieces takes whole slots, and of the last and
  /// dearest only as much as is needed; with a least length, pieces begin and end in slots too.
  ///
  /// - Parameters:
  ///   - extreme: Whether the lowest or the highest mean is looked for.
  ///   - seconds: The length.
  ///   - from: No part lies before this.
  ///   - until: No part lies after this.
  ///   - shape: In one piece or several, or by a profile, whose length must be the same.
  /// - Returns: The window; `nil` if there is none, or the length is not positive.
  /// - Complexity: O(n), where n is the number of slots between the limits; O(n log n) for pieces,
  ///   O(n · k) for a profile of k quarter hours and for pieces of a least length, where k and n
  ///   count the longest steps that all lengths are multiples of: `nil` if n · k is above 2^27.
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
    case .pieces(let least):
      search.pieces(lasting: seconds, atLeast: least, from: from, until: until)
    case .profile(let profile): search.stretch(of: profile, from: from, until: until)
    }
  }

  /// The mean from an instant on, as long as a window; `nil` where there is not a price all along.
  ///
  /// - Parameters:
  ///   - start: The first instant.
  ///   - seconds: The length.
  ///   - shape: A profile weighs the prices by its powers; of other shapes each moment is the same.
  public func mean(
    from start: Instant, lasting seconds: Int64, shape: WindowShape = .even
  ) -> Price? {
    guard seconds > 0 else { return nil }
    let end = start.advanced(by: seconds)
    let slots = indices(from: start, to: end)
    guard slots.dropLast().allSatisfy(touchesNext), let first = slots.first, let last = slots.last,
      self[first].start <= start, self[last].end >= end,
      slots.allSatisfy({ prices[$0] != nil })
    else { return nil }
    let sum = WindowSum(self, in: slots, sign: 1, shape: shape)
    guard case .profile(let profile) = shape else { return sum.span(from: start, to: end).mean }
    return sum.span(of: profile, from: start)?.mean
  }
}
