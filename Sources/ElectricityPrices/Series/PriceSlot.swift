import CivilTime

/// A stretch of time with one price.
public struct PriceSlot: Hashable, Sendable {
  /// The first instant.
  public let start: Instant
  /// The first instant after it; later than `start`.
  public let end: Instant
  /// The price in the unit of the series; `nil` where it is missing.
  public let price: Price?

  /// Creates a slot.
  public init(start: Instant, end: Instant, price: Price?) {
    self.start = start
    self.end = end
    self.price = price
  }

  /// The length in seconds.
  public var length: Int64 { start.distance(to: end) }
  /// Whether an instant lies in the slot; the end does not.
  public func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }
}
