import CivilTime

/// A time slot with one price.
public struct PriceSlot: Hashable, Sendable {
  /// The first instant.
  public let start: Instant
  /// The first instant after the slot; later than `start`.
  public let end: Instant
  /// The price in the unit of the series; `nil` if it is missing.
  public let price: Price?

  /// Creates a slot.
  public init(start: Instant, end: Instant, price: Price?) {
    (self.start, self.end, self.price) = (start, end, price)
  }

  /// The length in seconds.
  public var length: Int64 { start.distance(to: end) }
  /// Returns whether an instant is in the slot; the end is not.
  public func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }
}
