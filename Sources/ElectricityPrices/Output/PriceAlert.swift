import CivilTime

/// A price limit for scripts.
public struct PriceAlert: Hashable, Sendable {
  /// The limit below which the alert holds, in the unit of the series.
  public var below: Price?
  /// The limit above which the alert holds.
  public var above: Price?

  /// Creates an alert, which holds if a price is beyond either limit.
  public init(below: Price? = nil, above: Price? = nil) {
    self.below = below
    self.above = above
  }

  /// Returns the exit status at an instant: 0 if the alert holds, 1 if not, 2 without a price.
  public func exitStatus(_ series: PriceSeries, at now: Instant) -> Int32 {
    guard let price = series.slot(containing: now)?.price else { return 2 }
    let holds = below.map { price < $0 } ?? false || above.map { $0 < price } ?? false
    return holds ? 0 : 1
  }
}
